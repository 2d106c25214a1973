import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// Whether a text fits its frame. Widths are those of the system font.
package struct TextFit: Sendable, Hashable {
  /// The needed length in points: the width of a line, or the height of all lines.
  package let needed: Double

  /// The available length in points.
  package let available: Double

  /// Whether the lengths are heights, those of a text of several lines.
  package let isVertical: Bool

  /// The tolerated difference in points.
  let tolerance: Double

  /// The fit of a line. Widths are measured to about a point, or a small share of the text.
  fileprivate init(width needed: Double, available: Double) {
    self.needed = needed
    self.available = available
    isVertical = false
    tolerance = max(2, needed * 0.03)
  }

  /// The fit of lines. Letters remain readable if less than 0.4 of a line's height is missing.
  fileprivate init(height needed: Double, available: Double, lineHeight: Double) {
    self.needed = needed
    self.available = available
    isVertical = true
    tolerance = lineHeight * 0.4
  }

  /// Whether some of the text is certainly not visible.
  package var isTruncated: Bool { needed > available + tolerance }
}

extension SolvedRoot.View {
  /// The text that should be completely visible: that of a label or button, or the placeholder of
  /// an empty field.
  package var shownText: String? {
    let text =
      switch template.elementKind {
      case .label, .button: template.text
      case .textField: template.text?.isEmpty ?? true ? template.placeholder : nil
      default: String?.none
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The fit of `text` in place of `shownText`; nil if it is unknown.
  package func fit(of text: String) -> TextFit? {
    guard let font = measurableFont else { return nil }
    switch template.elementKind {
    case .label: return labelFit(text, font)
    case .button: return buttonFit(text, font)
    case .textField:
      let inset = content.textInput?.borderStyle == .roundedRect ? 14.0 : 0
      return TextFit(width: font.width(of: text) + inset, available: frame.size.width)
    default: return nil
    }
  }

  /// The font of a text that can be measured; nil in custom fonts, in views of custom classes, and
  /// in views without a size.
  private var measurableFont: TextFont? {
    guard let font, font.name == nil, template.font?.family == nil, template.customClass == nil,
      frame.size.width > 0, frame.size.height > 0, template.content.text.attributed == nil
    else { return nil }
    return font
  }

  /// The frame of a label's text in the superview; nil if it is unknown.
  package var textFrame: LayoutRect? {
    guard template.elementKind == .label, let font = measurableFont, let text = shownText
    else { return nil }
    let lines = font.lines(of: text, within: lineLimit == 1 ? .infinity : frame.size.width + 1)
    let width = min(frame.size.width, lines.map(\.width).max() ?? 0)
    let height = min(frame.size.height, font.height(ofLines: lines.count))
    let free = frame.size.width - width
    let left =
      switch content.text.alignment {
      case .center: free / 2
      case .right: free
      case .natural where isRightToLeft: free
      default: 0.0
      }
    return LayoutRect(
      x: frame.minX + left, y: frame.minY + (frame.size.height - height) / 2, width: width,
      height: height)
  }

  /// The maximum number of lines of a label; 0 for no limit.
  private var lineLimit: Int { content.text.numberOfLines ?? 1 }

  private func labelFit(_ text: String, _ font: TextFont) -> TextFit {
    let size = frame.size
    if lineLimit == 1 {
      return TextFit(width: font.width(of: text) * minimumScale(of: font), available: size.width)
    }
    let scale = minimumScale(of: font)
    let lines = font.lines(of: text, within: size.width / scale + 1)
    let seen = lineLimit > 0 ? min(lines.count, lineLimit) : lines.count
    return TextFit(
      height: font.height(ofLines: lines.count) * scale,
      available: min(size.height, font.height(ofLines: seen) * scale), lineHeight: font.lineHeight)
  }

  /// The minimum scale of the label's text. Documents also give it for labels that do not adjust
  /// their font, where it has no effect.
  private func minimumScale(of font: TextFont) -> Double {
    guard content.text.adjustsFontSize else { return 1 }
    if let scale = content.text.minimumScaleFactor, scale > 0 { return scale }
    let least = content.text.minimumFontSize ?? 0
    return font.pointSize > 0 && least > 0 ? min(1, least / font.pointSize) : 1
  }

  private func buttonFit(_ title: String, _ font: TextFont) -> TextFit? {
    let button = template.content.button
    guard !content.text.wrapsLines, button?.configuration == nil, template.image == nil,
      // An attributed title has its own fonts.
      button?.normalTitle != nil, !title.contains(where: \.isNewline)
    else { return nil }
    let insets = [button?.contentInsets, button?.titleInsets].compactMap(\.self)
    let inset = insets.reduce(0) { $0 + $1.left + $1.right }
    return TextFit(width: font.width(of: title) + inset, available: frame.size.width)
  }
}
