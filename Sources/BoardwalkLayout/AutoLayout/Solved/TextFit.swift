import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// Whether a text fits its frame. Widths are those of the system font.
package struct TextFit: Sendable, Hashable {
  /// The points that the text needs: across, or down where its lines do not fit.
  package let needed: Double

  /// The available length in points.
  package let room: Double

  /// Whether it is lines that do not fit, rather than the width of one.
  package let isDown: Bool

  /// The number of missing points that nobody sees.
  let slack: Double

  /// Across. Widths are measured to about a point, or a small share of the text.
  fileprivate init(across needed: Double, room: Double) {
    self.needed = needed
    self.room = room
    isDown = false
    slack = max(2, needed * 0.03)
  }

  /// Down. What is missing of a line matters when letters are hurt.
  fileprivate init(down needed: Double, room: Double, lineHeight: Double) {
    self.needed = needed
    self.room = room
    isDown = true
    slack = lineHeight * 0.4
  }

  /// Whether some of the text is surely not seen.
  package var isTruncated: Bool { needed > room + slack }
}

extension SolvedRoot.View {
  /// The text whose beginning and end people should see: a label's, a button's, or what a field
  /// shows while it is empty.
  package var shownText: String? {
    let text =
      switch template.elementKind {
      case .label, .button: template.text
      case .textField: template.text?.isEmpty ?? true ? template.placeholder : nil
      default: String?.none
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How `text` fits where `shownText` is; nil if that is not known: in fonts of the app's own, in
  /// views of its own classes, and where the view has no size.
  package func fit(of text: String) -> TextFit? {
    guard let font, font.name == nil, template.font?.family == nil, template.customClass == nil,
      frame.size.width > 0, frame.size.height > 0,
      template.content.text.attributed == nil
    else { return nil }
    switch template.elementKind {
    case .label: return labelFit(text, font)
    case .button: return buttonFit(text, font)
    case .textField:
      let inset = content.textInput?.borderStyle == .roundedRect ? 14.0 : 0
      return TextFit(across: font.width(of: text) + inset, room: frame.size.width)
    default: return nil
    }
  }

  /// The frame of a label's text in the superview; nil if it is unknown.
  package var textFrame: LayoutRect? {
    guard template.elementKind == .label, let font, let text = shownText, fit(of: text) != nil
    else { return nil }
    let lines = font.lines(of: text, within: lineLimit == 1 ? .infinity : frame.size.width + 1)
    let width = min(frame.size.width, lines.map(\.width).max() ?? 0)
    let height = min(frame.size.height, font.height(ofLines: lines.count))
    let beside = frame.size.width - width
    let left =
      switch content.text.alignment {
      case .center: beside / 2
      case .right: beside
      case .natural where isRightToLeft: beside
      default: 0.0
      }
    return LayoutRect(
      x: frame.minX + left, y: frame.minY + (frame.size.height - height) / 2, width: width,
      height: height)
  }

  /// The maximum number of lines of a label; 0 for no limit.
  private var lineLimit: Int { content.text.numberOfLines ?? 1 }

  private func labelFit(_ text: String, _ font: TextFont) -> TextFit {
    let room = frame.size
    if lineLimit == 1 {
      return TextFit(across: font.width(of: text) * leastScale(of: font), room: room.width)
    }
    let scale = leastScale(of: font)
    let lines = font.lines(of: text, within: room.width / scale + 1)
    let seen = lineLimit > 0 ? min(lines.count, lineLimit) : lines.count
    return TextFit(
      down: font.height(ofLines: lines.count) * scale,
      room: min(room.height, font.height(ofLines: seen) * scale), lineHeight: font.lineHeight)
  }

  /// How small a label may draw its text. Documents say it where a label does not adjust its font.
  private func leastScale(of font: TextFont) -> Double {
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
    let across = insets.reduce(0) { $0 + $1.left + $1.right }
    return TextFit(across: font.width(of: title) + across, room: frame.size.width)
  }
}
