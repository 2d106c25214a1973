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

  /// The sizes and the distances of baselines at the smallest text size.
  private static let smallest: [String: (size: Double, spacing: Double)] = [
    "Body": (14, 19), "Headline": (14, 19), "Callout": (13, 18), "Subhead": (12, 16),
    "Footnote": (12, 16), "Caption1": (11, 13), "Caption2": (11, 13), "Title0": (31, 38),
    "Title1": (25, 31), "Title2": (19, 24), "Title3": (17, 22),
  ]

  /// The font that a document of `era` describes as `font`; `standardSize` where it gives no size.
  init(_ font: Font?, standardSize: Double, era: Era) {
    // Whatever a document says, no text is larger than a screen.
    let written = font?.pointSize ?? standardSize
    pointSize = written.isFinite ? min(max(written, 1), 1000) : standardSize
    let style = font?.style.map { $0.dropFirst("UICTFontTextStyle".count) }.map(String.init) ?? ""
    if let known = Self.styles[style] {
      pointSize = known.size
      weight = known.weight
      lineSpacing = known.spacing
    }
    // Xcode 13 draws Dynamic Type's styles as small as they get.
    if era == .xcode13, let small = Self.smallest[style] {
      pointSize = small.size
      lineSpacing = small.spacing
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
  /// The font of its text in a document of `era`; nil for views without text.
  func textFont(in era: Era) -> TextFont? {
    standardTextSize.map { TextFont(view.font, standardSize: $0, era: era) }
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
