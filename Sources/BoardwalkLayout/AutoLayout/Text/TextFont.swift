import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// A font as far as measuring needs it.
package struct TextFont: Sendable, Hashable {
  /// The system font's weights whose advances are known.
  package enum Weight: Sendable, Hashable {
    /// The weights, the lightest first.
    case regular, medium, semibold, bold
  }

  /// The size in points.
  package var pointSize: Double

  /// How heavy it is.
  package var weight: Weight

  /// How far the baselines of two lines are apart, for Dynamic Type's styles; they stand further apart
  /// than lines are high (ORC-82).
  package var lineSpacing: Double?

  /// The name of a font that is not the system's.
  package var name: String?

  /// By how much lines are higher than the font asks for.
  var lineScale = 1.0

  /// How high each line is at least, in points.
  var leastLineHeight = 0.0

  /// Whether the system font comes in two cuts, one for text and one for titles of 20 points and more, as
  /// it did until iOS 13 let one grow into the other.
  var hasTwoCuts = false

  /// By how many thousandths of the point size titles are set further apart than by later systems.
  var titleSpread = 0.0

  /// What each character is set apart at 17 points, in thousandths of the point size; nil if that is as in
  /// recordings.
  var bodyTracking: Double?

  /// The system font of `pointSize` points.
  package init(pointSize: Double, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// What is known of a font that is not the system's; nil for the system's.
  var face: NamedFace? { name.flatMap(NamedFace.named) }

  /// The distance from the baseline to the top of a line.
  package var ascender: Double { pointSize * (face?.ascender ?? 1950 / 2048) }

  /// The distance from the baseline to the bottom of a line.
  var descender: Double { pointSize * (face?.descender ?? 494 / 2048) }

  /// The height of a line: for the system font 2444/2048 of its size (ORC-82).
  package var lineHeight: Double { max((ascender + descender) * lineScale, leastLineHeight) }
}

extension TextFont {
  /// The height of `count` lines.
  package func height(ofLines count: Int) -> Double {
    lineHeight + Double(count - 1) * (lineSpacing ?? lineHeight)
  }

  /// The font that a document describes as `font` on `system`, where text is as large as `textSize`
  /// says; `standardSize` where it gives no size.
  package init(
    _ font: Font?, standardSize: Double, on system: SystemVersion, at textSize: TextSize
  ) {
    self.init(
      font, standardSize: standardSize, version: InterfaceBuilderVersion(system), textSize: textSize
    )
  }

  /// The font of the text of `view` on `system`, that of its attributed text where it has one.
  package init(
    of view: ViewTemplate, standardSize: Double, on system: SystemVersion, at textSize: TextSize
  ) {
    let font = TextFont(view.font, standardSize: standardSize, on: system, at: textSize)
    self = view.content.text.attributed?.changing(font) ?? font
  }

  /// The font that a document of `version` describes as `font`; `standardSize` where it gives no size.
  init(
    _ font: Font?, standardSize: Double, version: InterfaceBuilderVersion,
    textSize: TextSize = .standard
  ) {
    self.init(
      name: font?.name, style: font?.style, weight: font?.weight ?? font?.type,
      pointSize: font?.pointSize ?? standardSize, LayoutProfile(version).text, textSize)
    if !(font?.pointSize ?? standardSize).isFinite { pointSize = standardSize }
  }

  private init(
    name: String?, style: String?, weight: String?, pointSize: Double,
    _ profile: TextProfile, _ textSize: TextSize
  ) {
    // Whatever a document says, no text is larger than a screen.
    self.init(pointSize: min(max(pointSize, 1), 1000))
    let style = style.map { $0.dropFirst("UICTFontTextStyle".count) }.map(String.init) ?? ""
    let textSize = profile.drawsSmallestStyles ? .extraSmall : textSize
    if let known = TextStyles.measure(of: style, at: textSize) {
      self.pointSize = known.size
      lineSpacing = known.spacing
      if style == "Headline" { self.weight = .semibold }
    }
    switch weight {
    case "medium": self.weight = .medium
    case "semibold": self.weight = .semibold
    case "bold", "boldSystem", "heavy", "black": self.weight = .bold
    default: break
    }
    self.name = name
    hasTwoCuts = profile.hasTwoCuts
    titleSpread = profile.titleSpread
    bodyTracking = profile.bodyTracking
  }
}

extension LayoutNode {
  /// The font of its text on `canvas`; nil for views without text.
  func textFont(on canvas: Canvas) -> TextFont? {
    guard let size = standardTextSize else { return nil }
    let font = TextFont(
      variedFont ?? view.font, standardSize: size, version: canvas.version,
      textSize: canvas.textSize)
    return content.text.attributed?.changing(font) ?? font
  }

  private var standardTextSize: Double? {
    switch kind {
    case .label: 17
    case .button: content.button?.type?.isSystem == true ? 15 : 18
    case .textField, .textView: 14
    case .segmentedControl: 13
    default: nil
    }
  }
}
