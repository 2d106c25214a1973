import BoardwalkGraph

/// What the attributed text of a view says of its font and of its lines.
///
/// Texts of several fonts are taken to be in that of their longest fragment.
struct AttributedText {
  private let attributes: ArchivedElement?

  /// The attributed text of `view`; nil where it has none.
  init?(_ view: ViewTemplate) {
    guard let text = view.rest.children.first(where: { $0.name == "attributedString" }) else {
      return nil
    }
    let fragments = text.children.filter { $0.name == "fragment" }
    let longest = fragments.map(Self.length).max()
    attributes = fragments.first { Self.length(of: $0) == longest }?.children.first {
      $0.name == "attributes"
    }
  }

  private static func length(of fragment: ArchivedElement) -> Int {
    let written = fragment.children.first { $0.name == "string" }?.text
    let content = fragment.attributes["content"] ?? written
    return content?.count ?? 0
  }

  /// `font` as the text changes it.
  func changing(_ font: TextFont) -> TextFont {
    var font = font
    for part in attributes?.children ?? [] {
      switch part.name {
      case "font":
        if let size = part.number("size") { font.pointSize = min(max(size, 1), 1000) }
        font.lineSpacing = nil
        font.name = part.attributes["name"]
        font.weight = part.attributes["metaFont"] == "systemBold" ? .bold : .regular
      case "paragraphStyle":
        font.lineScale = part.number("lineHeightMultiple").map { $0 > 0 ? $0 : 1 } ?? 1
        font.leastLineHeight = part.number("minimumLineHeight") ?? 0
        if let spacing = part.number("lineSpacing") { font.lineSpacing = font.lineHeight + spacing }
      default: break
      }
    }
    return font
  }
}
