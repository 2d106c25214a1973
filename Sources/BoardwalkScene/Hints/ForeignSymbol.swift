import BoardwalkBase

/// A symbol of another language: a comment, a quotation mark, a percent sign, or XML.
struct ForeignSymbol {
  /// The diagnostic for it.
  let error: SyntaxError

  /// The symbol that is the next token of `reader`, in `file`; nil if it belongs to scenes.
  init?(at reader: TokenReader, in file: SourceFile) {
    let range = reader.range
    switch reader.next.value {
    case .symbol("'"), .symbol("‘"): error = Self.quote(at: range, endingWith: "'’", in: file)
    case .symbol("“"), .symbol("„"): error = Self.quote(at: range, endingWith: "”“\"", in: file)
    case .symbol("%"):
      error = SyntaxError(
        "percentages are written as factors: photo.width = view.width * 0.5", at: range)
    case .symbol("/") where reader.kind(ahead: 1) == .symbol("*"):
      error = SyntaxError("this comment is never closed with */", at: range)
    case .symbol("#") where reader.range(ahead: 1).lowerBound > range.upperBound:
      error = Self.comment(at: reader, signs: 1)
    case .symbol("-") where reader.kind(ahead: 1) == .symbol("-"):
      error = Self.comment(at: reader, signs: 2)
    case .symbol("<") where reader.kind(ahead: 1) == .symbol("!"):
      error = Self.comment(at: reader, signs: 4)
    case .symbol("<") where reader.kind(ahead: 1) == .word || reader.kind(ahead: 1) == .symbol("/"):
      error = SyntaxError("this is XML; convert it with boardwalk convert", at: range)
    default: return nil
    }
  }

  private static func comment(at reader: TokenReader, signs: Int) -> SyntaxError {
    let range = reader.range.lowerBound..<reader.range(ahead: signs - 1).upperBound
    return SyntaxError("comments begin with //", at: range, suggestion: "//")
  }

  /// A text between other signs than double quotes; the first of `ends` on the line ends it.
  private static func quote(
    at range: Range<Int>, endingWith ends: String, in file: SourceFile
  ) -> SyntaxError {
    let line = file.bytes[range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }.prefix(200)
    let text = String(decoding: line, as: UTF8.self)
    guard let end = text.firstIndex(where: ends.contains) else {
      return SyntaxError("texts are in double quotes", at: range)
    }
    return SyntaxError(
      "texts are in double quotes",
      at: range.lowerBound..<range.upperBound + text[...end].utf8.count,
      suggestion: Spelling.quoted(String(text[..<end])))
  }
}
