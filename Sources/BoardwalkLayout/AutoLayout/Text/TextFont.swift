import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// A font for measuring text.
package struct TextFont: Sendable, Hashable {
  /// The weights of the system font with known advances.
  package enum Weight: Sendable, Hashable {
    /// The weights, in increasing order.
    case regular, medium, semibold, bold
  }

  /// The size in points.
  package var pointSize: Double

  /// The weight.
  package var weight: Weight

  /// The distance between two baselines, for Dynamic Type's styles: it is larger than the height of
  /// a line (ORC-82).
  package var lineSpacing: Double?

  /// The name of another font than the system font.
  package var name: String?

  /// The multiple of the font's line height.
  var lineScale = 1.0

  /// The minimum height of a line, in points.
  var leastLineHeight = 0.0

  /// Whether sizes from 20 points have a separate display font, as before iOS 13, where optical
  /// sizes became continuous.
  var hasDisplayFont = false

  /// The tracking of titles beyond that of later systems, in thousandths of the point size.
  var extraTitleTracking = 0.0

  /// The tracking at 17 points, in thousandths of the point size; nil for the recorded one.
  var bodyTracking: Double?

  /// The system font of `pointSize` points.
  package init(pointSize: Double, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The metrics of another font than the system font; nil for the system font.
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

  /// The font of a document's `font` on `system` at `textSize`; `standardSize` is the default size.
  package init(
    _ font: Font?, standardSize: Double, on system: SystemVersion, at textSize: TextSize
  ) {
    self.init(
      font, standardSize: standardSize, version: InterfaceBuilderVersion(system), textSize: textSize
    )
  }

  /// The font of `font` in a document of `version`; `standardSize` is the default size.
  init(
    _ font: Font?, standardSize: Double, version: InterfaceBuilderVersion,
    textSize: TextSize = .standard
  ) {
    let profile = LayoutProfile(version).text
    // A limit for invalid documents: no text is larger than a screen.
    self.init(pointSize: min(max(font?.effectiveSize ?? standardSize, 1), 1000))
    let style = font?.style.map { String($0.dropFirst(Font.stylePrefix.count)) } ?? ""
    let textSize = profile.drawsSmallestStyles ? .extraSmall : textSize
    if let known = TextStyles.measure(of: style, at: textSize) {
      self.pointSize = known.size
      lineSpacing = known.spacing
      if style == "Headline" { self.weight = .semibold }
    }
    switch font?.weight ?? font?.type {
    case "medium": self.weight = .medium
    case "semibold": self.weight = .semibold
    case "bold", "boldSystem", "heavy", "black": self.weight = .bold
    default: break
    }
    name = font?.name
    hasDisplayFont = profile.hasDisplayFont
    extraTitleTracking = profile.extraTitleTracking
    bodyTracking = profile.bodyTracking
    if !(font?.pointSize ?? standardSize).isFinite { pointSize = standardSize }
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
    case .button where content.button?.configuration != nil: 17
    case .button: content.button?.type?.isSystem == true ? 15 : 18
    case .textField, .textView: 14
    case .segmentedControl: 13
    default: nil
    }
  }
}

extension TextFont {
  /// The reduction of advances at display sizes, in thousandths of the point size for each
  /// character, from 18 to 28 points and beyond.
  private static let narrowings: [Double] = [1, 5, 14, 22, 28, 37, 48, 52, 55, 57, 59]

  /// The reductions with a separate display font: for the last two sizes of the text font, then for
  /// the display font.
  private static let displayFontNarrowings = [4, 8, 60.4]

  /// The share of the reduction for `character`: smaller for capitals and digits.
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
      // Most texts are not narrowed, and reading character properties takes a third of the time.
      if narrowing != 0 { narrowed += Self.narrowing(of: character) }
    }
    return units * pointSize / 2048 + kerning * pointSize / 1_000_000
      + (count * tracking - narrowed * narrowing) * pointSize / 1000
  }

  /// The maximum length of measured text, in Unicode scalars: more does not fit on any screen.
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

  /// The tracking in thousandths of the point size.
  private var tracking: Double {
    let size = Int(pointSize.rounded())
    if size == 17, let bodyTracking { return bodyTracking }
    if hasDisplayFont, size == 17 { return weight == .regular ? -24 : -22 }
    let table = SystemFontAdvances.tracking
    let tracking = table[min(max(size - 6, 0), table.count - 1)]
    guard hasDisplayFont, size >= 20 else { return tracking }
    return (SystemFontAdvances.displayTracking[size] ?? tracking) + extraTitleTracking
  }

  /// The reduction of advances in thousandths of the point size.
  private var narrowing: Double {
    let size = Int(pointSize.rounded())
    guard size >= 18 else { return 0 }
    let last = Self.narrowings.count - 1
    if hasDisplayFont { return Self.displayFontNarrowings[min(size - 18, 2)] }
    return Self.narrowings[min(size - 18, last)]
  }

  /// The lines of `text` wrapped to `width` points: where lines may break, and inside words that
  /// are wider. Lines after the first `limit` may be missing.
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
    // The current line and its width.
    var line: Range<String.Index>?
    var filled = 0.0
    for (word, isJoined) in LineBreaks.parts(of: paragraph) {
      let length = self.width(of: word)
      let gap = isJoined ? 0 : space
      if let begun = line, filled + gap + length <= width + 0.01 {
        line = begun.lowerBound..<word.endIndex
        filled += gap + length
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

  /// The parts of `word` with a width of at most `width`, each of at least one character.
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
