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
  private let generation: XcodeGeneration

  /// The types and weights of a font description by the ends of the names of faces.
  static let weights: [(suffix: String, type: String, weight: String?)] = [
    ("Bold", "boldSystem", nil), ("Semibold", "system", "semibold"), ("Heavy", "system", "heavy"),
    ("Medium", "system", "medium"), ("Light", "system", "light"),
    ("RegularItalic", "italicSystem", nil), ("Italic", "italicSystem", nil),
  ]

  /// Fonts of at least this size have the family for large texts.
  private static let displaySize = 20.0

  /// The PostScript name of the face at `size`.
  func name(size: Double) -> String {
    if generation >= .xcode11 { return ".SFUI" + suffix }
    return (size < Self.displaySize ? ".SFUIText" : ".SFUIDisplay") + suffix
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
    // No sample of Xcode 11 or later has it.
    case ("system", "light") where generation < .xcode11: self = .of(.light, generation)
    case ("system", "thin") where generation == .xcode7 && isText: self = .of(.thin, generation)
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
    case .thin: SystemFace("CTFontThinUsage", 0, "-Light", generation)
    case .ultraLight: SystemFace("CTFontUltraLightUsage", 0, "-Light", generation)
    }
  }

  private init(
    _ usage: String, _ traits: Int, _ suffix: String, _ generation: XcodeGeneration,
    override: String? = nil
  ) {
    self.usage = usage
    self.traits = traits
    self.suffix = suffix
    self.generation = generation
    usageOverride = override
  }
}

/// The system's text styles at the standard text size.
enum TextStyle {
  /// The size and weight of a style.
  struct Metrics: Sendable, Hashable {
    let size: Double

    /// The size for readers of the smallest texts, which newer compilers store (12 samples).
    let smallestSize: Double

    let isBold: Bool

    init(_ size: Double, smallest smallestSize: Double, isBold: Bool = false) {
      self.size = size
      self.smallestSize = smallestSize
      self.isBold = isBold
    }
  }

  /// The styles by the names that documents use.
  static let all: [String: Metrics] = [
    "UICTFontTextStyleTitle0": Metrics(34, smallest: 31),
    "UICTFontTextStyleTitle1": Metrics(28, smallest: 25),
    "UICTFontTextStyleTitle2": Metrics(22, smallest: 19),
    "UICTFontTextStyleTitle3": Metrics(20, smallest: 17),
    "UICTFontTextStyleHeadline": Metrics(17, smallest: 14, isBold: true),
    "UICTFontTextStyleSubhead": Metrics(15, smallest: 12),
    "UICTFontTextStyleBody": Metrics(17, smallest: 14),
    "UICTFontTextStyleCallout": Metrics(16, smallest: 13),
    "UICTFontTextStyleFootnote": Metrics(13, smallest: 12),
    "UICTFontTextStyleCaption1": Metrics(12, smallest: 11),
    "UICTFontTextStyleCaption2": Metrics(11, smallest: 11),
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
