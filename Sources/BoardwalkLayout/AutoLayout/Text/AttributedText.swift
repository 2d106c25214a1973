import BoardwalkGraph

extension AttributedTextContent {
  /// `font` with the attributes of the text.
  package func changing(_ font: TextFont) -> TextFont {
    attributes.reduce(font) { $1.changing($0) }
  }
}

extension AttributedTextContent.Attribute {
  fileprivate func changing(_ font: TextFont) -> TextFont {
    var font = font
    switch self {
    case .font(let name, let size, let isBold):
      if let size { font.pointSize = min(max(size, 1), 1000) }
      font.lineSpacing = nil
      font.name = name
      font.weight = isBold ? .bold : .regular
    case .paragraph(let multiple, let least, let spacing):
      font.lineScale = multiple.map { $0 > 0 ? $0 : 1 } ?? 1
      font.leastLineHeight = least ?? 0
      if let spacing { font.lineSpacing = font.lineHeight + spacing }
    }
    return font
  }
}
