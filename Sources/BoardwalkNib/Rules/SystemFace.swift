import BoardwalkDocument

/// A face of the system font as an archive names it.
package struct SystemFace: Sendable, Hashable {
  /// The faces that samples show.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case regular, medium, semibold, bold, italic, heavy, light, thin, ultraLight
  }

  /// Core Text's name of its use.
  let usage: String

  /// A second use that newer compilers add to bold fonts.
  let usageOverride: String?

  /// The symbolic traits: 1 is italic, 2 is bold.
  let traits: Int

  private let suffix: String

  /// The suffix in the family for small texts, if it is another one.
  private let textSuffix: String?

  private let generation: XcodeGeneration

  /// The types and weights of a font description by the ends of the names of faces.
  static let weights: [(suffix: String, type: String, weight: String?)] = [
    ("Bold", "boldSystem", nil), ("Semibold", "system", "semibold"), ("Heavy", "system", "heavy"),
    ("Medium", "system", "medium"), ("Light", "system", "light"),
    ("Thin", "system", "thin"), ("RegularItalic", "italicSystem", nil),
    ("Italic", "italicSystem", nil),
  ]

  /// Fonts of at least this size have the family for large texts.
  private static let displaySize = 20.0

  /// The PostScript name of the face at `size`.
  func name(size: Double) -> String {
    if generation >= .xcode11 { return ".SFUI" + suffix }
    return size < Self.displaySize ? ".SFUIText" + (textSuffix ?? suffix) : ".SFUIDisplay" + suffix
  }

  /// The face that a font description asks for; nil if no sample shows it.
  init?(_ element: Element, _ generation: XcodeGeneration) {
    // The family for small texts has no thinner face than a light one (100 samples, all of Xcode 7).
    let isText = element["pointSize"].flatMap(Double.init).map { $0 < Self.displaySize } ?? false
    switch (element["type"], element["weight"]) {
    case ("system", nil), ("system", "regular"): self = .of(.regular, generation)
    case ("boldSystem", nil): self = .of(.bold, generation)
    case ("system", "medium"): self = .of(.medium, generation)
    case ("system", "semibold"): self = .of(.semibold, generation)
    case ("system", "bold"): self = .of(.bold, generation)
    case ("system", "heavy"): self = .of(.heavy, generation)
    case ("italicSystem", nil): self = .of(.italic, generation)
    // Those of Xcode 11 and later follow from their names before it and the names of other faces.
    case ("system", "light"): self = .of(.light, generation)
    case ("system", "thin") where generation == .xcode7 || generation >= .xcode11 || !isText:
      self = .of(.thin, generation)
    case ("system", "ultraLight") where generation == .xcode7 && isText:
      self = .of(.ultraLight, generation)
    default: return nil
    }
  }

  /// The face of a kind.
  static func of(_ kind: Kind, _ generation: XcodeGeneration) -> SystemFace {
    // Before Xcode 8 and again since Xcode 11 the regular face has a suffix.
    let regular = generation == .xcode7 || generation >= .xcode11 ? "-Regular" : ""
    return switch kind {
    case .regular: SystemFace("CTFontRegularUsage", 0, regular, generation)
    case .medium: SystemFace("CTFontMediumUsage", 0, "-Medium", generation)
    case .semibold: SystemFace("CTFontDemiUsage", 2, "-Semibold", generation)
    case .bold:
      SystemFace(
        "CTFontEmphasizedUsage", 2, "-Bold", generation,
        override: generation >= .xcode8 ? "CTFontBoldUsage" : nil)
    case .italic:
      SystemFace(
        "CTFontObliqueUsage", 1, generation >= .xcode11 ? "-RegularItalic" : "-Italic", generation)
    case .heavy: SystemFace("CTFontHeavyUsage", 2, "-Heavy", generation)
    case .light:
      SystemFace("CTFontLightUsage", generation == .xcode7 ? 0 : 8, "-Light", generation)
    case .thin:
      SystemFace(
        "CTFontThinUsage", generation == .xcode7 ? 0 : 4, "-Thin", generation, textSuffix: "-Light")
    case .ultraLight: SystemFace("CTFontUltraLightUsage", 0, "-Light", generation)
    }
  }

  private init(
    _ usage: String, _ traits: Int, _ suffix: String, _ generation: XcodeGeneration,
    override: String? = nil, textSuffix: String? = nil
  ) {
    self.usage = usage
    self.traits = traits
    self.suffix = suffix
    self.textSuffix = textSuffix
    self.generation = generation
    usageOverride = override
  }
}

/// The system's text styles.
enum TextStyle {
  /// The sizes and weight of a style.
  struct Metrics: Sendable, Hashable {
    /// The size at the standard text size.
    let standardSize: Double

    /// The size for readers of the medium size, which Xcode 7 stores (396 samples of three styles).
    private let mediumSize: Double

    /// The size for readers of the smallest texts, which newer compilers store (12 samples).
    private let smallestSize: Double

    let isBold: Bool

    /// Whether the style was light before iOS 11.
    private let wasLight: Bool

    init(
      _ size: Double, medium: Double, smallest: Double, isBold: Bool = false, wasLight: Bool = false
    ) {
      standardSize = size
      mediumSize = medium
      smallestSize = smallest
      self.isBold = isBold
      self.wasLight = wasLight
    }

    /// The size that compilers of `generation` store.
    func size(in generation: XcodeGeneration) -> Double {
      switch generation {
      case .xcode7: mediumSize
      case .xcode13...: smallestSize
      // 51 samples; those of four other styles have the standard size.
      case .xcode9 where wasLight: standardSize - 2
      default: standardSize
      }
    }

    func face(in generation: XcodeGeneration) -> SystemFace.Kind {
      isBold ? .semibold : wasLight && generation < .xcode9 ? .light : .regular
    }
  }

  /// The styles by the names that documents use, with the sizes of Apple's guidelines.
  static let all: [String: Metrics] = [
    "UICTFontTextStyleTitle0": Metrics(34, medium: 33, smallest: 31),
    "UICTFontTextStyleTitle1": Metrics(28, medium: 27, smallest: 25, wasLight: true),
    "UICTFontTextStyleTitle2": Metrics(22, medium: 21, smallest: 19),
    "UICTFontTextStyleTitle3": Metrics(20, medium: 19, smallest: 17),
    "UICTFontTextStyleHeadline": Metrics(17, medium: 16, smallest: 14, isBold: true),
    "UICTFontTextStyleSubhead": Metrics(15, medium: 14, smallest: 12),
    "UICTFontTextStyleBody": Metrics(17, medium: 16, smallest: 14),
    "UICTFontTextStyleCallout": Metrics(16, medium: 15, smallest: 13),
    "UICTFontTextStyleFootnote": Metrics(13, medium: 12, smallest: 12),
    "UICTFontTextStyleCaption1": Metrics(12, medium: 11, smallest: 11),
    "UICTFontTextStyleCaption2": Metrics(11, medium: 11, smallest: 11),
  ]
}

/// The sizes of iOS's standard fonts, which `UIFont` has as constants. 40 samples of buttons have
/// that of a button.
enum StandardFontSizes {
  /// The sizes by the names that documents use.
  static let all = ["button": 18.0, "label": 17, "system": 14, "smallSystem": 12]
}

/// Fonts that every system has.
enum InstalledFonts {
  /// The families that Apple lists for iOS.
  static let families: Set<String> = [
    "Academy Engraved LET", "American Typewriter", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Cochin", "Copperplate", "Courier", "Courier New", "Damascus",
    "Didot", "Euphemia UCAS", "Futura", "Geeza Pro", "Georgia", "Gill Sans", "Gurmukhi MN",
    "Helvetica", "Helvetica Neue", "Hiragino Sans", "Hoefler Text", "Kailasa", "Kohinoor Bangla",
    "Marion", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "PingFang SC",
    "PingFang TC", "Savoye LET", "Snell Roundhand", "Superclarendon", "Symbol", "Thonburi",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]

  /// The symbolic traits of a PostScript name: 1 is italic, 2 is bold.
  static func traits(of name: String) -> Int {
    let face = name.split(separator: "-").dropFirst().joined()
    let isItalic = ["Italic", "Oblique"].contains { face.contains($0) }
    let isBold = ["Bold", "Heavy", "Black"].contains { face.contains($0) }
    return (isItalic ? 1 : 0) + (isBold ? 2 : 0)
  }
}
