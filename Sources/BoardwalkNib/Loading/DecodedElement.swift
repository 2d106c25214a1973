import BoardwalkDocument

/// An element of a document that was read back from a nib.
struct DecodedElement: Sendable, Hashable {
  let name: String
  var attributes: [Attribute] = []
  var children: [DecodedElement] = []

  /// A name with its value.
  struct Attribute: Sendable, Hashable {
    let name: String
    let value: String
  }

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [DecodedElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    self.children = children
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The ids of the element and of everything in it.
  var ids: Set<String> {
    children.reduce(into: Set([self["id"]].compactMap(\.self))) { $0.formUnion($1.ids) }
  }

  /// Sets the attribute `name` to `value`; does nothing if `value` is nil.
  mutating func set(_ name: String, _ value: String?) {
    guard let value else { return }
    attributes.removeAll { $0.name == name }
    attributes.append(Attribute(name: name, value: value))
  }

  /// Removes the attribute `name`.
  mutating func remove(_ name: String) { attributes.removeAll { $0.name == name } }

  /// Adds `child` if there is one.
  mutating func add(_ child: DecodedElement?) {
    if let child { children.append(child) }
  }

  /// Adds all of `elements`.
  mutating func add(contentsOf elements: [DecodedElement]) { children += elements }

  /// Adds a list named `name` of `elements`, unless it is empty.
  mutating func add(_ name: String, _ elements: [DecodedElement]) {
    guard !elements.isEmpty else { return }
    children.append(DecodedElement(name, [:], elements))
  }

  /// A copy whose segues have the attributes in `anchors`, which are by the ids of the segues.
  func anchoring(_ anchors: [String: Attribute]) -> DecodedElement {
    var result = self
    if name == "segue", let anchor = self["id"].flatMap({ anchors[$0] }) {
      result.set(anchor.name, anchor.value)
    }
    result.children = children.map { $0.anchoring(anchors) }
    return result
  }

  /// The element in Interface Builder's XML.
  var xml: String {
    let attributes = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    if children.isEmpty { return "<\(name)\(attributes)/>" }
    return "<\(name)\(attributes)>\(children.map(\.xml).joined())</\(name)>"
  }

  /// `text` without control characters, which XML does not have, except white space.
  private static func escaped(_ text: String) -> String {
    var kept = text
    kept.unicodeScalars.removeAll { $0 < " " && !"\n\r\t".unicodeScalars.contains($0) }
    return XMLEscapes.attribute(kept)
  }
}
