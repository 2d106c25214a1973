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

extension TextFont {
  /// How much narrower than at text sizes the system font is drawn at display sizes, in thousandths of
  /// the point size for each character, from 18 points to 28 and beyond.
  private static let narrowings: [Double] = [1, 5, 14, 21, 28, 39, 50, 53, 56, 58, 59]

  /// The same for the last two sizes of the cut for text, while there was one, and for that of titles.
  private static let narrowingsOfTwoCuts = [4, 8, 60.4]

  /// The share of it that `character` loses: capitals and digits keep more of their width.
  private static func narrowing(of character: Character) -> Double {
    character.isNumber ? 0.45 : character.isUppercase ? 0.65 : 1
  }

  /// The width of `text` on one line, in points, before any rounding: the sum of its advances,
  /// tracking and kerning (ORC-80).
  package func width(of text: some StringProtocol) -> Double {
    let text = Self.measuredPart(of: text)
    if let face, let advances = face.advances {
      let units = text.reduce(0) { $0 + advances.advance(of: SystemFontAdvances.plain($1)) }
      return units * face.width * pointSize / 1000
    }
    if let face {
      let units = text.reduce(0) {
        $0 + SystemFontAdvances.advances(of: SystemFontAdvances.plain($1)).0
      }
      return units * face.width * pointSize / 2048
    }
    let narrowing = self.narrowing
    var units = 0.0
    var kerning = 0.0
    var count = 0.0
    var narrowed = 0.0
    var last: Character?
    for character in text.lazy.map(SystemFontAdvances.plain) {
      units += advance(of: character)
      if let last {
        kerning += SystemFontAdvances.kerning(last, character)
      }
      last = character
      count += 1
      // Most texts are not narrowed, and to ask Unicode of each character takes a third of the time.
      if narrowing != 0 { narrowed += Self.narrowing(of: character) }
    }
    return units * pointSize / 2048 + kerning * pointSize / 1_000_000
      + (count * tracking - narrowed * narrowing) * pointSize / 1000
  }

  /// How much of a text is measured, in Unicode scalars: no screen has room for more.
  static let measuredLength = 100_000

  /// The part of `text` that is measured.
  static func measuredPart<Text: StringProtocol>(of text: Text) -> Text.SubSequence {
    guard text.utf8.count > measuredLength else { return text[...] }
    let end = text.unicodeScalars.index(
      text.startIndex, offsetBy: measuredLength, limitedBy: text.endIndex)
    return text[..<(end ?? text.endIndex)]
  }

  private func advance(of character: Character) -> Double {
    let advances = SystemFontAdvances.advances(of: character)
    return switch weight {
    case .regular: advances.0
    case .medium: advances.1
    case .semibold: advances.2
    case .bold: advances.3
    }
  }

  /// What each character is set apart, in thousandths of the point size.
  private var tracking: Double {
    let size = Int(pointSize.rounded())
    if size == 17, let bodyTracking { return bodyTracking }
    if hasTwoCuts, size == 17 { return weight == .regular ? -24 : -22 }
    let table = SystemFontAdvances.tracking
    let tracking = table[min(max(size - 6, 0), table.count - 1)]
    guard hasTwoCuts, size >= 20 else { return tracking }
    return (SystemFontAdvances.trackingOfTitles[size] ?? tracking) + titleSpread
  }

  /// How much narrower each character is than at text sizes.
  private var narrowing: Double {
    let size = Int(pointSize.rounded())
    guard size >= 18 else { return 0 }
    let last = Self.narrowings.count - 1
    if hasTwoCuts { return Self.narrowingsOfTwoCuts[min(size - 18, 2)] }
    return Self.narrowings[min(size - 18, last)]
  }

  /// The lines into which `text` falls where each may be `width` points wide: broken between words, and
  /// inside a word that is wider by itself. Lines behind the first `limit` may be missing.
  package func lines(of text: String, within width: Double, limit: Int = .max) -> [TextLine] {
    var lines: [TextLine] = []
    let paragraphs = Self.measuredPart(of: text).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for paragraph in paragraphs {
      guard lines.count < limit else { break }
      lines += wrapped(paragraph, within: width, limit: limit - lines.count)
    }
    return lines
  }

  private func wrapped(
    _ paragraph: Substring, within width: Double, limit: Int
  ) -> [TextLine] {
    let space = self.width(of: " ")
    var lines: [TextLine] = []
    // The line that is being filled, and its width.
    var line: Range<String.Index>?
    var filled = 0.0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = self.width(of: word)
      if let begun = line, filled + space + length <= width + 0.01 {
        line = begun.lowerBound..<word.endIndex
        filled += space + length
        continue
      }
      if let line { lines.append(TextLine(text: String(paragraph[line]), width: filled)) }
      guard lines.count < limit else { return lines }
      let parts = length > width + 0.01 ? pieces(of: word, within: width) : [word]
      lines += parts.dropLast().map { TextLine(text: String($0), width: self.width(of: $0)) }
      let last = parts.last ?? word
      line = last.startIndex..<last.endIndex
      filled = parts.count > 1 ? self.width(of: last) : length
    }
    if let line { lines.append(TextLine(text: String(paragraph[line]), width: filled)) }
    return lines
  }

  /// The parts of `word` that are no wider than `width`, a character at least.
  private func pieces(of word: Substring, within width: Double) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var length = 0.0
    for index in word.indices {
      let advance = self.width(of: word[index...index])
      if index > start, length + advance > width + 0.01 {
        pieces.append(word[start..<index])
        start = index
        length = 0
      }
      length += advance
    }
    return pieces + [word[start...]]
  }
}
