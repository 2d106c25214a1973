import BoardwalkDocument

/// A font as far as measuring needs it.
struct TextFont: Hashable {
  /// The system font's weights whose advances are known.
  enum Weight: Hashable {
    case regular, medium, semibold, bold
  }

  var pointSize: Double
  var weight: Weight = .regular

  /// How far the baselines of two lines are apart, for Dynamic Type's styles; they stand further apart
  /// than lines are high (ORC-82).
  var lineSpacing: Double?

  /// The name of a font that is not the system's.
  var name: String?

  /// The distance from the baseline to the top of a line.
  var ascender: Double { pointSize * 1950 / 2048 }

  /// The distance from the baseline to the bottom of a line.
  var descender: Double { pointSize * 494 / 2048 }

  /// The height of a line (ORC-82).
  var lineHeight: Double { ascender + descender }
}

extension TextFont {
  /// The height of `count` lines.
  func height(ofLines count: Int) -> Double {
    lineHeight + Double(count - 1) * (lineSpacing ?? lineHeight)
  }

  /// The size, the weight and the distance of baselines of each of Dynamic Type's styles.
  private static let styles: [String: (size: Double, weight: Weight, spacing: Double)] = [
    "Body": (17, .regular, 22), "Headline": (17, .semibold, 22), "Callout": (16, .regular, 21),
    "Subhead": (15, .regular, 20), "Footnote": (13, .regular, 18), "Caption1": (12, .regular, 16),
    "Caption2": (11, .regular, 13), "Title0": (34, .regular, 41), "Title1": (28, .regular, 34),
    "Title2": (22, .regular, 28), "Title3": (20, .regular, 25),
  ]

  /// The font that a document describes as `font`; `standardSize` where it gives no size.
  init(_ font: Font?, standardSize: Double) {
    pointSize = font?.pointSize ?? standardSize
    if let style = font?.style?.replacing("UICTFontTextStyle", with: ""),
      let known = Self.styles[style]
    {
      pointSize = known.size
      weight = known.weight
      lineSpacing = known.spacing
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
  /// The font of its text; nil for views without text.
  var textFont: TextFont? {
    switch kind {
    case .label: TextFont(view.font, standardSize: 17)
    case .button:
      TextFont(
        view.font,
        standardSize: ["roundedRect", "system"].contains(attributes["buttonType"]) ? 15 : 18)
    case .textField, .textView: TextFont(view.font, standardSize: 14)
    case .segmentedControl: TextFont(view.font, standardSize: 13)
    default: nil
    }
  }
}
