import BoardwalkDocument

/// The attributes and children of an element that no typed property decodes.
///
/// Decoders consume the parts that they decode. The rest is stored in `archived`, so that compiling
/// loses nothing.
struct UnmodeledContent {
  private let element: Element

  /// The indices of consumed attributes: few, which makes a list faster than a set.
  private var consumedAttributes: [Int] = []
  private var consumedChildren: Set<Int> = []
  private var remainders: [Int: ArchivedElement] = [:]

  /// The content of `element`, before anything is consumed.
  init(_ element: Element) { self.element = element }

  /// Consumes the attribute `name`, if `isTyped`: a typed property represents it completely.
  mutating func consume(_ name: String, if isTyped: Bool = true) {
    guard isTyped, let index = element.attributeIndex(of: name) else { return }
    consumedAttributes.append(index)
  }

  /// Consumes the attribute or the text element `name`, if its value is `value`.
  mutating func consume(_ name: String, as value: String?) {
    guard let value else { return }
    if let index = element.attributeIndex(of: name) {
      guard element.tree.attributeValue(at: index) == value else { return }
      consumedAttributes.append(index)
    } else if let child = element.child(key: name), child.text == value, child.hasOnly(["key"]) {
      consume(child)
    }
  }

  /// Consumes the attribute `name` if it is a Boolean.
  mutating func consumeFlag(_ name: String) {
    consume(name, if: ["YES", "NO"].contains(element[name]))
  }

  /// Consumes the attribute `name` if it is a number.
  mutating func consumeNumber(_ name: String) {
    consume(name, if: element[name].flatMap(Double.init)?.isFinite ?? false)
  }

  /// Consumes the attributes that name the custom class and its module.
  mutating func consumeClass() {
    guard element["customClass"] != nil else { return }
    consume("customClass")
    consume("customModule")
    consume("customModuleProvider", as: "target")
  }

  /// Consumes all of `child`.
  mutating func consume(_ child: Element?) {
    if let child { consumedChildren.insert(child.index) }
  }

  /// Consumes `child` if it has no other attributes than `known`.
  mutating func consume(_ child: Element?, knowing known: [String]) {
    guard let child, child.text == nil, child.hasOnly(known) else { return }
    consume(child)
  }

  /// Consumes `list` and those of its elements that satisfy `isTyped`.
  mutating func consume(_ list: Element?, each isTyped: (Element) -> Bool) {
    guard let list else { return }
    var rest = ArchivedElement(attributesOf: list)
    rest.children = list.children.filter { !isTyped($0) }.map(ArchivedElement.init)
    replace(list, by: rest.isEmpty ? nil : rest)
  }

  /// Replaces `child` by its unmodeled parts `rest`.
  mutating func replace(_ child: Element, by rest: ArchivedElement?) {
    consume(child)
    remainders[child.index] = rest
  }

  /// The remaining content besides the element's name; nil if it is empty.
  var archived: ArchivedElement? {
    let rest = archivedWithName
    return rest.isEmpty ? nil : rest
  }

  /// The remaining content with the element's name.
  var archivedWithName: ArchivedElement {
    var rest = ArchivedElement(attributesOf: element, besides: consumedAttributes)
    for child in element.children {
      if let leftover = remainders[child.index] {
        rest.children.append(leftover)
      } else if !consumedChildren.contains(child.index) {
        rest.children.append(ArchivedElement(child))
      }
    }
    return rest
  }
}

extension ArchivedElement {
  /// Whether it has nothing but a name.
  fileprivate var isEmpty: Bool { attributes.isEmpty && text == nil && children.isEmpty }
}

extension Element {
  /// Whether it has no elements inside, and no attributes but those `known`.
  func hasOnly(_ known: [String]) -> Bool {
    attributeIndices.allSatisfy { known.contains(tree.names[tree.attributeNameIndex(at: $0)]) }
      && children.allSatisfy { _ in false }
  }
}

extension UnmodeledContent {
  /// Consumes `color` if a color's template represents it completely.
  mutating func consumeColor(_ color: Element?) {
    guard let color else { return }
    let isNamed = ["systemColor", "name"].contains { color[$0] != nil }
    let hasComponents = color["white"] != nil || color["red"] != nil
    guard !(color["customColorSpace"] == nil && color["colorSpace"] == "custom") else { return }
    var known = ["key", "customColorSpace"]
    if color["customColorSpace"] == nil || color["colorSpace"] == "custom" {
      known.append("colorSpace")
    }
    if hasComponents { known += ["red", "green", "blue", "white", "alpha"] }
    if isNamed {
      known.append(color["systemColor"] != nil ? "systemColor" : "name")
    } else {
      known.append("cocoaTouchSystemColor")
    }
    consume(color, knowing: known)
  }

  /// Consumes the values that are set by key path.
  mutating func consumeRuntimeAttributes(of element: Element) {
    consume(element.child("userDefinedRuntimeAttributes")) { _ in true }
  }

  /// Consumes the connections of `object` that its scene has templates of.
  mutating func consumeConnections(of object: Element, in context: CompileContext) {
    consume(object.child("connections")) { context.isCompiled($0, of: object) }
  }
}
