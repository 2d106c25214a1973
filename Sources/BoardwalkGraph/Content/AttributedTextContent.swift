import BoardwalkSchema

/// An attributed text, as far as it determines size and position.
///
/// Text in several fonts is measured in the font of its longest fragment.
package struct AttributedTextContent: ArchivedContent {
  /// One attribute of the longest fragment.
  package enum Attribute: Sendable, Hashable {
    case font(name: String?, size: Double?, isBold: Bool)
    case paragraph(lineHeightMultiple: Double?, minimumLineHeight: Double?, lineSpacing: Double?)
  }

  /// The attributes of the longest fragment, in their order.
  package let attributes: [Attribute]

  /// The alignment of the first paragraph.
  package let alignment: TextAlignment?

  /// Decodes the attributed string `element`.
  package init(_ element: ArchivedElement) {
    let fragments = element.children.filter { $0.name == "fragment" }
    let longest = fragments.map(Self.length).max()
    let fragment = fragments.first { Self.length(of: $0) == longest }
    attributes = fragment?.child("attributes")?.children.compactMap(Attribute.init) ?? []
    alignment =
      element.children.first?.child("attributes")?.child("paragraphStyle")?.word("alignment")
  }

  private static func length(of fragment: ArchivedElement) -> Int {
    (fragment["content"] ?? fragment.child("string")?.text)?.count ?? 0
  }
}

extension AttributedTextContent.Attribute {
  fileprivate init?(_ element: ArchivedElement) {
    switch element.name {
    case "font":
      self = .font(
        name: element["name"], size: element.number("size"),
        isBold: element["metaFont"] == "systemBold")
    case "paragraphStyle":
      self = .paragraph(
        lineHeightMultiple: element.number("lineHeightMultiple"),
        minimumLineHeight: element.number("minimumLineHeight"),
        lineSpacing: element.number("lineSpacing"))
    default: return nil
    }
  }
}
