import BoardwalkDevices
import BoardwalkDocument

/// A font as far as measuring needs it.
public struct TextFont: Sendable, Hashable {
  /// The system font's weights whose advances are known.
  public enum Weight: Sendable, Hashable {
    /// The weights, the lightest first.
    case regular, medium, semibold, bold
  }

  /// The size in points.
  public var pointSize: Double

  /// How heavy it is.
  public var weight: Weight

  /// How far the baselines of two lines are apart, for Dynamic Type's styles; they stand further apart
  /// than lines are high (ORC-82).
  public var lineSpacing: Double?

  /// The name of a font that is not the system's.
  public var name: String?

  /// The system font of `pointSize` points.
  public init(pointSize: Double, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The distance from the baseline to the top of a line.
  public var ascender: Double { pointSize * 1950 / 2048 }

  /// The distance from the baseline to the bottom of a line.
  var descender: Double { pointSize * 494 / 2048 }

  /// The height of a line (ORC-82).
  public var lineHeight: Double { ascender + descender }
}

extension TextFont {
  /// The height of `count` lines.
  public func height(ofLines count: Int) -> Double {
    lineHeight + Double(count - 1) * (lineSpacing ?? lineHeight)
  }

  /// The font that a document describes as `font` on `system`, where text is as large as `textSize`
  /// says; `standardSize` where it gives no size.
  public init(
    _ font: Font?, standardSize: Double, on system: SystemVersion, at textSize: TextSize
  ) {
    self.init(font, standardSize: standardSize, era: Era(system), textSize: textSize)
  }

  /// The font that a document of `era` describes as `font`; `standardSize` where it gives no size.
  init(_ font: Font?, standardSize: Double, era: Era, textSize: TextSize = .standard) {
    // Whatever a document says, no text is larger than a screen.
    let written = font?.pointSize ?? standardSize
    self.init(pointSize: written.isFinite ? min(max(written, 1), 1000) : standardSize)
    let style = font?.style.map { $0.dropFirst("UICTFontTextStyle".count) }.map(String.init) ?? ""
    // Xcode 13 draws Dynamic Type's styles as small as they get.
    let textSize = era == .xcode13 ? .extraSmall : textSize
    if let known = TextStyles.measure(of: style, at: textSize) {
      pointSize = known.size
      lineSpacing = known.spacing
      if style == "Headline" { weight = .semibold }
    }
    switch font?.weight ?? font?.type {
    case "medium": weight = .medium
    case "semibold": weight = .semibold
    case "bold", "boldSystem", "heavy", "black": weight = .bold
    default: break
    }
    name = font?.name
  }
}

extension LayoutNode {
  /// The font of its text on `canvas`; nil for views without text.
  func textFont(on canvas: Canvas) -> TextFont? {
    standardTextSize.map {
      TextFont(view.font, standardSize: $0, era: canvas.era, textSize: canvas.textSize)
    }
  }

  private var standardTextSize: Double? {
    switch kind {
    case .label: 17
    case .button: ["roundedRect", "system"].contains(attributes["buttonType"]) ? 15 : 18
    case .textField, .textView: 14
    case .segmentedControl: 13
    default: nil
    }
  }
}
