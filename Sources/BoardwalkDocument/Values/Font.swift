import BoardwalkBase

/// A font as a document writes it.
package struct Font: Sendable, Hashable, Codable {
  /// A font of the app, by its PostScript name.
  package let name: String?

  /// A family of the app's fonts.
  package let family: String?

  /// A Dynamic Type style, such as `UICTFontTextStyleBody`.
  package let style: String?

  /// The system font's weight or sort: `system`, `boldSystem`, `italicSystem`.
  package let type: String?

  /// The weight, such as `semibold`.
  package let weight: String?

  /// The size in points, as written.
  package let pointSize: Double?

  /// The font that `element` describes.
  init(_ element: Element) {
    name = element["name"]
    family = element["family"]
    style = element["style"]
    type = element["type"]
    weight = element["weight"]
    pointSize = element.number("pointSize")
  }
}

extension Font {
  /// UIKit's size of a font that is asked for with the size 0.
  package static let defaultSize = 12.0

  /// The size in points; the default one for 0.
  package var effectiveSize: Double? { pointSize == 0 ? Self.defaultSize : pointSize }

  /// The system font with `pointSize` and a `weight` such as `semibold`.
  package static func system(_ pointSize: Double, weight: String? = nil) -> Font {
    Font(type: "system", weight: weight, pointSize: pointSize)
  }

  /// The font with these properties, as documents write them.
  package init(
    name: String? = nil, family: String? = nil, style: String? = nil, type: String? = nil,
    weight: String? = nil, pointSize: Double?
  ) {
    self.name = name
    self.family = family
    self.style = style
    self.type = type
    self.weight = weight
    self.pointSize = pointSize
  }
}

/// Names of text styles.
extension Font {
  /// The beginning of the names in documents.
  package static let stylePrefix = "UICTFontTextStyle"

  /// UIKit's words for styles whose names end in other words, by these endings.
  private static let styleWords = ["Title0": "largeTitle", "Subhead": "subheadline"]
  private static let styleEndings = Dictionary(uniqueKeysWithValues: styleWords.map { ($1, $0) })

  /// The name in documents of the style that UIKit calls `word`, such as `largeTitle`.
  package static func style(named word: String) -> String {
    stylePrefix + (styleEndings[word] ?? word.firstUppercased)
  }

  /// UIKit's word for the style `name` of documents; nil if it is no name of a style.
  package static func styleWord(of name: String) -> String? {
    guard name.hasPrefix(stylePrefix) else { return nil }
    let ending = String(name.dropFirst(stylePrefix.count))
    return styleWords[ending] ?? ending.firstLowercased
  }
}
