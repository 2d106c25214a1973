import BoardwalkBase
import BoardwalkDocument

/// An element that no template models, preserved in the compiled graph.
package struct ArchivedElement: Sendable, Hashable {
  /// The element's name.
  package var name: String

  /// Its attributes, as written.
  package var attributes: [String: String]

  /// Its text, if it has any.
  package var text: String?

  /// The elements inside.
  package var children: [ArchivedElement]

  /// The part without `attributes` and without children.
  package init(name: String, attributes: [String: String] = [:], text: String? = nil) {
    self.name = name
    self.attributes = attributes
    self.text = text
    children = []
  }

  /// The contents of `element`.
  package init(_ element: Element) {
    self.init(attributesOf: element)
    children = element.children.map(ArchivedElement.init)
  }

  /// The name, the text and the attributes of `element`, besides the attributes at `consumed`.
  init(attributesOf element: Element, besides consumed: [Int] = []) {
    self.init(name: element.name, text: element.text)
    for index in element.attributeIndices where !consumed.contains(index) {
      let attribute = element.tree.attribute(at: index)
      if attributes[attribute.name] == nil { attributes[attribute.name] = attribute.value }
    }
  }

  /// The child element `name` with the key `key`, such as a tint color.
  package func child(_ name: String, key: String) -> ArchivedElement? {
    children.first { $0.name == name && $0["key"] == key }
  }
}

/// An archived element is written flat: itself, and then all parts inside it with their depths.
///
/// Documents may nest elements deeper than readers of JSON follow.
extension ArchivedElement: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, attributes, text, parts
  }

  private struct Part: Codable {
    var name: String
    var attributes: [String: String]?
    var text: String?

    /// The depth; nil for 1, the usual depth.
    var depth: Int?
  }

  /// Reads an element and the parts inside it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      attributes: try container.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:],
      text: try container.decodeIfPresent(String.self, forKey: .text))
    // The open elements, outermost first, beginning with this one.
    var open = [self]
    for part in try container.decodeIfPresent([Part].self, forKey: .parts) ?? [] {
      let depth = part.depth ?? 1
      guard depth >= 1, depth <= open.count else {
        throw DecodingError.dataCorruptedError(
          forKey: .parts, in: container,
          debugDescription: "a part at depth \(depth) lies in nothing")
      }
      Self.close(&open, to: depth)
      open.append(
        ArchivedElement(name: part.name, attributes: part.attributes ?? [:], text: part.text))
    }
    Self.close(&open, to: 1)
    self = open[0]
  }

  /// Puts each of the `open` elements from `depth` on into the one before it.
  private static func close(_ open: inout [ArchivedElement], to depth: Int) {
    while open.count > depth, let closed = open.popLast() {
      open[open.count - 1].children.append(closed)
    }
  }

  /// Writes the element and the parts inside it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    try container.encodeIfPresent(text, forKey: .text)
    guard !children.isEmpty else { return }
    var parts: [Part] = []
    for child in children { child.append(to: &parts, depth: 1) }
    try container.encode(parts, forKey: .parts)
  }

  private func append(to parts: inout [Part], depth: Int) {
    parts.append(
      Part(
        name: name, attributes: attributes.isEmpty ? nil : attributes, text: text,
        depth: depth == 1 ? nil : depth))
    for child in children { child.append(to: &parts, depth: depth + 1) }
  }
}

/// Decodes typed values from attributes; only contents use these methods.
extension ArchivedElement {
  /// The value of the attribute `name`.
  subscript(name: String) -> String? { attributes[name] }

  /// The finite number in the attribute `name`.
  func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The finite number in the first of the attributes `names` that holds one.
  func number(anyOf names: String...) -> Double? { names.lazy.compactMap(number).first }

  /// The whole number in the attribute `name`.
  func integer(_ name: String) -> Int? { self[name].flatMap(Int.init) }

  /// The Boolean attribute `name`; nil if it has another value.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The attribute `name` as a value of a closed set; nil for another value.
  func word<Word: RawRepresentable<String>>(_ name: String) -> Word? {
    self[name].flatMap(Word.init)
  }

  /// The first child element `name`.
  func child(_ name: String) -> ArchivedElement? { children.first { $0.name == name } }

  /// The first child element with the key `key`.
  func part(_ key: String) -> ArchivedElement? { children.first { $0["key"] == key } }

  /// The color that it keeps as `key`.
  func color(_ key: String) -> ColorValue? { child("color", key: key).map(\.colorValue) }

  /// The color that it describes.
  package var colorValue: ColorValue { ColorValue(attribute: { self[$0] }, number: number) }

  /// The font that it describes.
  package var fontValue: Font {
    Font(
      name: self["name"], family: self["family"], style: self["style"], type: self["type"],
      weight: self["weight"], pointSize: number("pointSize"))
  }

  /// The insets that it describes by edges, or by the ends of an inner rectangle; leading is left
  /// here.
  var insets: LayoutInsets {
    LayoutInsets(
      top: number(anyOf: "top", "minY") ?? 0, left: number(anyOf: "left", "leading", "minX") ?? 0,
      bottom: number(anyOf: "bottom", "maxY") ?? 0,
      right: number(anyOf: "right", "trailing", "maxX") ?? 0)
  }

  /// The size of the element; 0 for a missing length.
  var size: LayoutSize {
    LayoutSize(width: number("width") ?? 0, height: number("height") ?? 0)
  }
}
