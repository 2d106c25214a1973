import BoardwalkDocument

/// The attributes and children of an element that no typed member decodes.
///
/// Everything that is not decoded is stored in `archived`, so that compiling drops nothing.
struct UnmodeledContent {
  private let element: Element
  private var takenAttributes: Set<Int> = []
  private var takenChildren: Set<Int> = []
  private var leftovers: [Int: ArchivedElement] = [:]

  /// All that `element` says, before anything is taken.
  init(_ element: Element) { self.element = element }

  /// Takes the attribute `name`, if `isTyped`: a typed member says all of it.
  mutating func take(_ name: String, if isTyped: Bool = true) {
    guard isTyped, let index = element.attributeIndex(of: name) else { return }
    takenAttributes.insert(index)
  }

  /// Takes the attribute or the text element `name`, if its value is `value`.
  mutating func take(_ name: String, as value: String?) {
    guard let value else { return }
    if let index = element.attributeIndex(of: name) {
      guard element.tree.attributeValue(at: index) == value else { return }
      takenAttributes.insert(index)
    } else if let child = element.child(key: name), child.text == value, child.says(only: ["key"]) {
      take(child)
    }
  }

  /// Takes the attribute `name` if it says yes or no.
  mutating func takeFlag(_ name: String) {
    take(name, if: ["YES", "NO"].contains(element[name]))
  }

  /// Takes the attribute `name` if it is a number.
  mutating func takeNumber(_ name: String) {
    take(name, if: element[name].flatMap(Double.init)?.isFinite ?? false)
  }

  /// Takes the attributes that name the custom class and its module.
  mutating func takeClass() {
    guard element["customClass"] != nil else { return }
    take("customClass")
    take("customModule")
    take("customModuleProvider", as: "target")
  }

  /// Takes all of `child`.
  mutating func take(_ child: Element?) {
    if let child { takenChildren.insert(child.index) }
  }

  /// Takes `child` if it says nothing beyond the attributes `known`.
  mutating func take(_ child: Element?, knowing known: Set<String>) {
    guard let child, child.text == nil, child.says(only: known) else { return }
    take(child)
  }

  /// Takes `list` and those elements of it that satisfy `isTyped`.
  mutating func take(_ list: Element?, each isTyped: (Element) -> Bool) {
    guard let list else { return }
    var rest = UnmodeledContent(list)
    for child in list.children where isTyped(child) { rest.take(child) }
    replace(list, by: rest.archived)
  }

  /// Takes `child` but for what `rest` says of it.
  mutating func replace(_ child: Element, by rest: ArchivedElement?) {
    take(child)
    leftovers[child.index] = rest
  }

  /// What is left besides the element's name; nil if that is nothing.
  var archived: ArchivedElement? {
    let rest = archivedWithName
    return rest.attributes.isEmpty && rest.text == nil && rest.children.isEmpty ? nil : rest
  }

  /// What is left, and the element's name.
  var archivedWithName: ArchivedElement {
    let tree = element.tree
    var rest = ArchivedElement(name: element.name, text: element.text)
    for index in element.attributeIndices where !takenAttributes.contains(index) {
      let attribute = tree.attribute(at: index)
      if rest.attributes[attribute.name] == nil {
        rest.attributes[attribute.name] = attribute.value
      }
    }
    for child in element.children {
      if let leftover = leftovers[child.index] {
        rest.children.append(leftover)
      } else if !takenChildren.contains(child.index) {
        rest.children.append(ArchivedElement(child))
      }
    }
    return rest
  }
}

extension Element {
  /// Whether it has no elements inside, and no attributes but those `known`.
  func says(only known: Set<String>) -> Bool {
    attributes.allSatisfy { known.contains($0.name) } && children.allSatisfy { _ in false }
  }
}

extension UnmodeledContent {
  /// Takes `color` if a color's template says all of it.
  mutating func takeColor(_ color: Element?) {
    guard let color else { return }
    let isNamed = ["systemColor", "name"].contains { color[$0] != nil }
    let hasComponents = color["white"] != nil || color["red"] != nil
    guard !(color["customColorSpace"] == nil && color["colorSpace"] == "custom") else { return }
    var known: Set<String> = ["key", "customColorSpace"]
    if color["customColorSpace"] == nil || color["colorSpace"] == "custom" {
      known.insert("colorSpace")
    }
    if hasComponents { known.formUnion(["red", "green", "blue", "white", "alpha"]) }
    if isNamed {
      known.insert(color["systemColor"] != nil ? "systemColor" : "name")
    } else {
      known.insert("cocoaTouchSystemColor")
    }
    take(color, knowing: known)
  }

  /// Takes the values that are set by key path.
  mutating func takeRuntimeAttributes(of element: Element) {
    take(element.child("userDefinedRuntimeAttributes")) { _ in true }
  }

  /// Takes the connections of `object` that its scene has templates of.
  mutating func takeConnections(of object: Element, in context: CompileContext) {
    take(object.child("connections")) { context.isCompiled($0, of: object) }
  }
}
