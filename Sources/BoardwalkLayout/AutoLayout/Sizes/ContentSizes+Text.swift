import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The sizes of texts, and of controls with text.
extension ContentSizes {
  /// The width at body size of a symbol that is stored with 128 points.
  static let symbolScale = 21.0 / 128

  /// The size of the content of `node`, with text wrapped to `textWidth`.
  func textSize(of node: LayoutNode, textWidth: Double?) -> ContentSize {
    guard let font = node.textFont(on: canvas) else { return .none }
    switch node.kind {
    case .label: return label(node, font, textWidth)
    case .button: return button(node, font)
    case .textField: return field(node, font)
    case .textView:
      guard node.content.scroll?.isScrollEnabled == false else { return .none }
      return textView(node, font, textWidth)
    case .segmentedControl:
      return ContentSize(
        width: segments(node, font), height: canvas.profile.controls.segmentedControlHeight)
    default: return .none
    }
  }

  /// The size of the symbol `name` next to text of `pointSize`; nil if it is not a symbol.
  func symbolSize(_ name: String, pointSize: Double) -> LayoutSize? {
    guard canvas.symbols.contains(name), let size = canvas.imageSizes[name] else { return nil }
    let scale = Self.symbolScale * pointSize / 17
    let unit = canvas.granularity
    func rounded(_ length: Double) -> Double { (length * scale / unit).rounded() * unit }
    return LayoutSize(width: rounded(size.width), height: rounded(size.height))
  }

  private func ceiling(_ value: Double, _ unit: Double) -> Double {
    (value / unit - 1e-6).rounded(.up) * unit
  }

  // MARK: Labels

  private func label(_ node: LayoutNode, _ font: TextFont, _ textWidth: Double?) -> ContentSize {
    let text = node.view.text ?? ""
    guard !text.isEmpty else { return ContentSize(width: 0, height: 0) }
    let limit = node.content.text.numberOfLines ?? 1
    var lines: [Double]
    if limit == 1 {
      lines = [font.width(of: text)]
    } else {
      let most = limit > 0 ? limit : .max
      // A label without width does not wrap (LAY-37).
      let room = textWidth.flatMap { $0 > 0 ? $0 + 0.01 : nil } ?? .infinity
      lines = font.lines(of: text, within: room, limit: most).prefix(most).map(\.width)
    }
    let unit = canvas.textGranularity
    return ContentSize(
      width: ceiling(lines.max() ?? 0, unit),
      height: ceiling(font.height(ofLines: lines.count), unit))
  }

  private func textView(
    _ node: LayoutNode, _ font: TextFont, _ textWidth: Double?
  ) -> ContentSize {
    // Text has insets of 8 points at the top and 5 at the sides.
    let lines = font.lines(
      of: node.view.text ?? "", within: textWidth.map { max(0, $0 - 10) } ?? .infinity
    ).map(\.width)
    let unit = canvas.textGranularity
    // A text view has line spacing below the last line too.
    let height = Double(lines.count) * (font.lineSpacing ?? font.lineHeight)
    return ContentSize(
      width: ceiling((lines.max() ?? 0) + 10, unit), height: ceiling(height + 16, unit))
  }

  // MARK: Controls

  /// A button without explicit insets has 6 points above and below its title (ORC-84). Beside an
  /// image the title has none (LAY-38).
  private func button(_ node: LayoutNode, _ font: TextFont) -> ContentSize {
    let text = node.view.text ?? ""
    var width = text.isEmpty ? 0 : ceiling(font.width(of: text), 1)
    var height = ceiling(font.lineHeight, 1)
    var hasImage = false
    if let name = node.view.image {
      let size = symbolSize(name, pointSize: font.pointSize) ?? canvas.imageSizes[name]
      if let size {
        hasImage = true
        width += size.width
        height = text.isEmpty ? size.height : max(height, size.height)
      }
    }
    if node.content.button?.configuration != nil {
      // It has the height of a line, even if only an image is shown.
      let line = ceiling(font.lineHeight, canvas.textGranularity)
      return ContentSize(
        width: width + Self.configurationPadding.width,
        height: line + Self.configurationPadding.height)
    }
    if let insets = node.content.button?.contentInsets {
      return ContentSize(
        width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
    if hasImage { return ContentSize(width: width, height: height) }
    if node.content.button?.type?.isInfo == true {
      return ContentSize(canvas.profile.controls.infoButtonSize)
    }
    return ContentSize(width: max(30, width), height: height + 12)
  }

  /// A field has the height of its line with insets, and at least that with body text. Interface
  /// Builder does not let rounded fields grow with their font (LAY-42).
  private func field(_ node: LayoutNode, _ font: TextFont) -> ContentSize {
    let text = node.view.text.flatMap { $0.isEmpty ? nil : $0 } ?? node.view.placeholder ?? ""
    let width = ceiling(font.width(of: text), canvas.textGranularity)
    let metrics = canvas.profile.controls.fields
    let line = ceiling(font.lineHeight, 1)
    switch node.content.textInput?.borderStyle {
    case .roundedRect:
      let height =
        canvas.isRunning
        ? max(metrics.roundedLeast, line + metrics.roundedAround) : metrics.roundedLeast
      return ContentSize(width: width + 28, height: height)
    case .line, .bezel:
      let height = max(metrics.squareLeast, line + metrics.squareAround)
      return ContentSize(width: width + 14, height: height)
    default:
      let isSecure = node.content.textInput?.isSecure ?? false
      return ContentSize(
        width: width, height: line + (isSecure ? metrics.secureAround : metrics.plainAround))
    }
  }

  /// The padding of a segment with the width of its own title: fitted to one control of five
  /// segments in eleven versions of a document (LAY-78).
  private static let apportionedPadding = 14.0

  /// The space around the title of a button with a configuration (LAY-77).
  private static let configurationPadding = LayoutSize(width: 24, height: 14)

  private func segments(_ node: LayoutNode, _ font: TextFont) -> Double {
    let widths = node.view.segmentTitles.map { font.width(of: $0) }
    if node.content.segmentedControl?.apportionsByContent == true {
      return ceiling(widths.reduce(0) { $0 + $1 + Self.apportionedPadding }, 1)
    }
    let widest = widths.max() ?? 0
    let count = Double(node.view.segmentTitles.count)
    let metrics = canvas.profile.controls.segments
    return metrics.roundsEach
      ? count * (ceiling(widest, 1) + metrics.around)
      : ceiling(count * (widest + metrics.around), 1)
  }
}
