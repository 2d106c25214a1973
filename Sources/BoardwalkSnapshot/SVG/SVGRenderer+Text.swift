import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Texts, broken and cut as they were measured.
extension SVGRenderer {
  /// The vertical alignment of lines in their frame.
  enum VerticalPlace {
    case top, middle
  }

  /// The font of `text` on the screen.
  func font(of text: DisplayText) -> TextFont { text.font(on: screen.system, at: screen.textSize) }

  /// Draws `text` in `frame` in at most `limit` lines; 0 is as many as fit.
  mutating func addText(
    _ text: String, _ font: TextFont, _ paint: Paint, in frame: LayoutRect,
    _ alignment: Fitting.Alignment = .left, limit: Int = 1, at place: VerticalPlace = .middle
  ) {
    guard !text.isEmpty, paint.isVisible, frame.size.width > 0 else { return }
    let spacing = font.lineSpacing ?? font.lineHeight
    let room = max(1, Int(min((frame.size.height + spacing - font.lineHeight + 1) / spacing, 500)))
    let lines = font.visibleLines(
      of: text, within: frame.size.width, limit: limit == 0 ? room : min(limit, room))
    let height = font.height(ofLines: lines.count)
    var y = place == .top ? frame.minY : frame.minY + (frame.size.height - height) / 2
    for line in lines {
      add(line, font, paint, in: frame, alignment, baseline: y + font.ascender)
      y += spacing
    }
  }

  private mutating func add(
    _ line: TextLine, _ font: TextFont, _ paint: Paint, in frame: LayoutRect,
    _ alignment: Fitting.Alignment, baseline: Double
  ) {
    let text = VisibleText.line(line.text)
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    let x =
      switch alignment {
      case .left: frame.minX
      case .center: frame.minX + (frame.size.width - line.width) / 2
      case .right: frame.maxX - line.width
      }
    let weight: String? =
      switch font.weight {
      case .regular: nil
      case .medium: "500"
      case .semibold: "600"
      case .bold: "700"
      }
    let element = SVGElement("text").with("x", x).with("y", baseline)
      .with("font-size", font.pointSize).with("font-weight", weight)
      .with("font-family", FontFamily.names(of: font))
      .with("textLength", line.width).with("lengthAdjust", "spacingAndGlyphs")
      .filled(paint).around(text)
    guard line.width > frame.size.width * Self.fullShare else { return append(element) }
    // Renderers that ignore `textLength` may draw it longer than its frame.
    clip(to: frame.inset(by: Self.overhang)) { $0.append(element) }
  }

  /// The fraction of its frame from which a text may exceed it if it is drawn in another font.
  private static let fullShare = 0.8

  /// The overhang of letters beyond their frame.
  private static let overhang = LayoutInsets(top: -4, left: -1, bottom: -4, right: -1)

  /// The alignment of text without one.
  var naturalAlignment: Fitting.Alignment { screen.isRightToLeft ? .right : .left }

  /// The color of `text`.
  func paint(of text: DisplayText) -> Paint { palette.paint(text.color) ?? palette[.label] }

  // MARK: Views of text

  mutating func add(_ label: DisplayLabel, _ frame: LayoutRect) {
    guard let text = label.text.string, !text.isEmpty else { return }
    var font = font(of: label.text)
    if label.minimumScale < 1 {
      let wanted = frame.size.width / max(font.width(of: text), 1)
      font.pointSize *= min(1, max(wanted, label.minimumScale))
    }
    let enabled = paint(of: label.text)
    addText(
      text, font, label.isEnabled ? enabled : enabled.faded(to: 0.4), in: frame,
      label.text.alignment ?? naturalAlignment, limit: label.lineLimit)
  }

  mutating func addTextView(_ text: DisplayText, _ frame: LayoutRect, from top: Double?) {
    guard let string = text.string else { return }
    // Text has insets of 8 points at the top and 5 at the sides.
    let start = max(frame.minY, top ?? frame.minY)
    let inner = LayoutRect(
      x: frame.minX + 5, y: start + 8, width: max(0, frame.size.width - 10),
      height: max(0, frame.maxY - start - 8))
    clip(to: frame) { drawing in
      drawing.addText(
        string, drawing.font(of: text), drawing.paint(of: text), in: inner,
        text.alignment ?? drawing.naturalAlignment, limit: 0, at: .top)
    }
  }
}
