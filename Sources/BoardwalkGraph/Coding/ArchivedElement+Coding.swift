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
