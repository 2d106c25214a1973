import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// What templates of values say, in the words of the documents they were compiled from.
extension Statements {
  mutating func tell(_ element: ArchivedElement?) {
    guard let element else { return }
    for (name, value) in element.attributes { add(element.name, name, value) }
    add(element.name, "a text", element.text)
    if element.attributes.isEmpty, element.text == nil { add(element.name, "a name", "") }
    for child in element.children { tell(child) }
  }

  mutating func tell(_ elements: [ArchivedElement]) {
    for element in elements { tell(element) }
  }

  mutating func tell(_ customClass: CustomClass?, of element: String) {
    guard let customClass else { return }
    add(element, "customClass", customClass.name)
    add(element, "customModule", customClass.module)
    if customClass.isInTarget { add(element, "customModuleProvider", "target") }
  }

  /// A text, which stands in an attribute or in an element of its own.
  mutating func tell(_ text: String?, called name: String, of element: String) {
    guard let text else { return }
    add(element, name, text)
    for string in ["string", "mutableString"] {
      add(string, "key", name)
      add(string, "a text", text)
    }
  }

  mutating func tell(_ frame: LayoutRect?) {
    guard let frame else { return }
    add("rect", "key", "frame")
    add("rect", "x", frame.minX)
    add("rect", "y", frame.minY)
    tell(frame.size, in: "rect")
  }

  mutating func tell(_ size: LayoutSize?, in element: String) {
    add(element, "width", size?.width)
    add(element, "height", size?.height)
  }

  mutating func tell(_ font: Font?) {
    guard let font else { return }
    let element = "fontDescription"
    add(element, "key", element)
    add(element, "name", font.name)
    add(element, "family", font.family)
    add(element, "style", font.style)
    add(element, "type", font.type)
    add(element, "weight", font.weight)
    add(element, "pointSize", font.pointSize)
  }

  mutating func tell(_ color: ColorValue?, called key: String?) {
    guard let color else { return }
    add("color", "key", key)
    for name in ["name", "systemColor", "cocoaTouchSystemColor"] { add("color", name, color.name) }
    if let space = color.space {
      add("color", "colorSpace", "custom")
      add("color", "colorSpace", space)
      add("color", "customColorSpace", space)
    }
    guard let components = color.components, components.count == 4 else { return }
    for (name, value) in zip(["red", "green", "blue", "alpha"], components) {
      add("color", name, value)
    }
    if Set(components.prefix(3)).count == 1 { add("color", "white", components[0]) }
  }

  mutating func tell(_ attribute: RuntimeAttributeTemplate) {
    let element = "userDefinedRuntimeAttribute"
    add(element, "keyPath", attribute.keyPath)
    add(element, "type", attribute.type)
    add(element, "value", attribute.value)
    tell(attribute.element)
    tell(attribute.rest)
  }

  mutating func tell(_ constraint: ConstraintTemplate) {
    let element = "constraint"
    add(element, "id", constraint.id)
    add(element, "firstItem", constraint.firstItem)
    add(element, "firstAttribute", constraint.firstAttribute?.rawValue)
    add(element, "relation", constraint.relation.rawValue)
    add(element, "secondItem", constraint.secondItem)
    add(element, "secondAttribute", constraint.secondAttribute?.rawValue)
    add(element, "multiplier", constraint.multiplier)
    add(element, "constant", constraint.constant)
    add(element, "priority", constraint.priority)
    add(element, "symbolic", constraint.isSymbolic)
    add(element, "placeholder", constraint.isPlaceholder)
    tell(constraint.variations)
    tell(constraint.rest)
  }

  mutating func tell(_ resource: ResourceTemplate) {
    add(resource.kind, "name", resource.name)
    tell(resource.size, in: resource.kind)
    tell(resource.color, called: nil)
    tell(resource.rest)
  }
}
