import BoardwalkDocument

/// A face of the system font as an archive names it.
package struct SystemFace: Sendable, Hashable {
  /// The faces that samples show.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case regular, semibold, bold, italic, heavy
  }

  /// What Core Text calls its use.
  let usage: String

  /// A second use that newer compilers add to bold fonts.
  let usageOverride: String?

  /// The symbolic traits: 1 is italic, 2 is bold.
  let traits: Int

  private let suffix: String
  private let generation: XcodeGeneration

  /// Fonts of at least this size have the family for large texts.
  private static let displaySize = 20.0

  /// The PostScript name of the face at `size`.
  func name(size: Double) -> String {
    if generation >= .xcode11 { return ".SFUI" + suffix }
    return (size < Self.displaySize ? ".SFUIText" : ".SFUIDisplay") + suffix
  }

  /// The face that a font description asks for; nil if no sample shows it.
  init?(_ element: Element, _ generation: XcodeGeneration) {
    switch (element["type"], element["weight"]) {
    case ("system", nil), ("system", "regular"): self = .of(.regular, generation)
    case ("boldSystem", nil): self = .of(.bold, generation)
    case ("system", "semibold"): self = .of(.semibold, generation)
    case ("system", "bold"): self = .of(.bold, generation)
    case ("system", "heavy"): self = .of(.heavy, generation)
    case ("italicSystem", nil): self = .of(.italic, generation)
    default: return nil
    }
  }

  /// The face of a kind.
  static func of(_ kind: Kind, _ generation: XcodeGeneration) -> SystemFace {
    // Before Xcode 8 and again from Xcode 11 on the regular face's name says that it is regular.
    let regular = generation == .xcode7 || generation >= .xcode11 ? "-Regular" : ""
    return switch kind {
    case .regular: SystemFace("CTFontRegularUsage", 0, regular, generation)
    case .semibold: SystemFace("CTFontDemiUsage", 2, "-Semibold", generation)
    case .bold:
      SystemFace(
        "CTFontEmphasizedUsage", 2, "-Bold", generation,
        override: generation >= .xcode8 ? "CTFontBoldUsage" : nil)
    case .italic:
      SystemFace(
        "CTFontObliqueUsage", 1, generation >= .xcode11 ? "-RegularItalic" : "-Italic", generation)
    case .heavy: SystemFace("CTFontHeavyUsage", 2, "-Heavy", generation)
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
    let isBold: Bool
  }

  /// The styles by the names that documents use.
  static let all: [String: Metrics] = [
    "UICTFontTextStyleTitle0": Metrics(size: 34, isBold: false),
    "UICTFontTextStyleTitle1": Metrics(size: 28, isBold: false),
    "UICTFontTextStyleTitle2": Metrics(size: 22, isBold: false),
    "UICTFontTextStyleTitle3": Metrics(size: 20, isBold: false),
    "UICTFontTextStyleHeadline": Metrics(size: 17, isBold: true),
    "UICTFontTextStyleSubhead": Metrics(size: 15, isBold: false),
    "UICTFontTextStyleBody": Metrics(size: 17, isBold: false),
    "UICTFontTextStyleCallout": Metrics(size: 16, isBold: false),
    "UICTFontTextStyleFootnote": Metrics(size: 13, isBold: false),
    "UICTFontTextStyleCaption1": Metrics(size: 12, isBold: false),
    "UICTFontTextStyleCaption2": Metrics(size: 11, isBold: false),
  ]
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

  /// The symbolic traits that a PostScript name tells: 1 is italic, 2 is bold.
  static func traits(of name: String) -> Int {
    let face = name.split(separator: "-").dropFirst().joined()
    let isItalic = ["Italic", "Oblique"].contains { face.contains($0) }
    let isBold = ["Bold", "Heavy", "Black"].contains { face.contains($0) }
    return (isItalic ? 1 : 0) + (isBold ? 2 : 0)
  }
}
