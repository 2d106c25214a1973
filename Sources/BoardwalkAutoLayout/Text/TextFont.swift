import BoardwalkDocument

/// A font as far as measuring needs it.
struct TextFont: Hashable {
  /// The system font's weights whose advances are known.
  enum Weight: Hashable {
    case regular, medium, semibold, bold
  }

  var pointSize: Double
  var weight: Weight = .regular

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
  /// The size and weight of each of Dynamic Type's styles.
  private static let styles: [String: (size: Double, weight: Weight)] = [
    "Body": (17, .regular), "Headline": (17, .semibold), "Callout": (16, .regular),
    "Subhead": (15, .regular), "Footnote": (13, .regular), "Caption1": (12, .regular),
    "Caption2": (11, .regular), "Title0": (34, .regular), "Title1": (28, .regular),
    "Title2": (22, .regular), "Title3": (20, .regular),
  ]

  /// The font that a document describes as `font`; `standardSize` where it gives no size.
  init(_ font: Font?, standardSize: Double) {
    pointSize = font?.pointSize ?? standardSize
    if let style = font?.style?.replacing("UICTFontTextStyle", with: ""),
      let known = Self.styles[style]
    {
      pointSize = known.size
      weight = known.weight
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
    case .button: TextFont(view.font, standardSize: 15)
    case .textField, .textView: TextFont(view.font, standardSize: 14)
    case .segmentedControl: TextFont(view.font, standardSize: 13)
    default: nil
    }
  }
}
