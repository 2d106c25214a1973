/// The places where a line of text may end (LAY-90): at spaces, and within words where the Unicode
/// line breaking algorithm allows it.
enum LineBreaks {
  /// A part of a text that a line keeps together.
  typealias Part = (text: Substring, isJoined: Bool)

  /// The parts of `paragraph` without the spaces between them; a part that `isJoined` follows the
  /// last one without a space.
  static func parts(of paragraph: Substring) -> [Part] {
    var parts: [Part] = []
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      // Most words break nowhere.
      if word.utf8.contains(where: { $0 >= 0x80 || marks.contains($0) }) {
        parts += self.parts(ofWord: word)
      } else {
        parts.append((word, false))
      }
    }
    return parts
  }

  /// The hyphen, the slash, the bar, the question mark and the exclamation mark.
  private static let marks = Set("-/|?!".utf8)

  private static func parts(ofWord word: Substring) -> [Part] {
    var parts: [Part] = []
    var start = word.startIndex
    for (index, after) in zip(word.indices, word.indices.dropFirst())
    where breaks(between: word[index], and: word[after], isFirst: index == word.startIndex) {
      parts.append((word[start..<after], !parts.isEmpty))
      start = after
    }
    return parts + [(word[start...], !parts.isEmpty)]
  }

  /// Whether a line may end between `last` and `next`; `last` may be the first of its word.
  private static func breaks(
    between last: Character, and next: Character, isFirst: Bool
  ) -> Bool {
    if staysWithLast.contains(next) || staysWithNext.contains(last) { return false }
    // Numbers and options such as "-x" stay together.
    if last == "-" { return !isFirst && !next.isNumber }
    if last == "/" { return !next.isNumber }
    return endsPart.contains(last) || last.isIdeographic || next.isIdeographic
      || next == "\u{2014}"
  }

  /// Characters after which a line may end: dashes, the soft hyphen, bars, question and exclamation
  /// marks, and the ellipsis.
  private static let endsPart = Set("\u{2010}\u{2013}\u{2014}\u{AD}|?!\u{2026}")

  /// Characters before which no line ends: closing punctuation and everything that continues it.
  private static let staysWithLast = Set(
    "-/|?!.,:;)]}'\"\u{2010}\u{2013}\u{AD}\u{2019}\u{201D}\u{2026}\u{BB}%"
      + "、。，．：；？！）」』】〉》〕］｝々ー・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ")

  /// Characters after which no line ends: opening punctuation.
  private static let staysWithNext = Set("([{'\"\u{2018}\u{201C}\u{AB}（「『【〈《〔［｛")
}

extension Character {
  /// Whether it is a Chinese character, a kana, or their punctuation, between which lines may end.
  fileprivate var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x3001...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF01...0xFF60).contains(value)
      || (0x20000...0x3FFFF).contains(value)
  }
}
