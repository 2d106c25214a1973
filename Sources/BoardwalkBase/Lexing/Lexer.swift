/// Cuts a source text into tokens; comments and white space lie between them.
package struct Lexer: Sendable {
  private let bytes: [UInt8]
  private var offset: Int
  private let limit: Int
  private var pieces: [Lexeme] = []
  private var lineStart = 0
  private var isAtLineStart = true
  private let keepsComments: Bool

  // At hand, as each of them is asked of nearly every token.
  private let wordStart = ByteClass.wordStart
  private let wordPart = ByteClass.wordPart
  private let space = ByteClass.space

  /// Whether `\(…)` in a string is an interpolation.
  private let readsTemplates: Bool

  /// Whether no comment ends after this point; cached, so that unterminated comments take linear
  /// time.
  private var hasNoMoreCommentEnds = false

  /// Whether a text over several lines, or a raw one, was not closed: no other one is looked for then.
  private var hasNoMoreTextEnds = false

  private init(
    _ bytes: [UInt8], _ range: Range<Int>, keepsComments: Bool, readsTemplates: Bool
  ) {
    self.bytes = bytes
    offset = range.lowerBound
    limit = range.upperBound
    self.keepsComments = keepsComments
    self.readsTemplates = readsTemplates
  }

  /// All tokens of `file`, the end last; comments only if asked for, and texts with values in them
  /// only where the language has such.
  package static func tokens(
    of file: SourceFile, keepingComments: Bool = false, readingTemplates: Bool = false
  ) -> Tokens {
    var lexer = Lexer(file, keepsComments: keepingComments, readsTemplates: readingTemplates)
    lexer.pieces.reserveCapacity(file.bytes.count / 4)
    while lexer.offset < lexer.limit { lexer.token() }
    return lexer.endedTokens()
  }

  /// The tokens of the interpolation in `range`, the end last.
  static func tokens(in range: Range<Int>, of bytes: [UInt8]) -> Tokens {
    var lexer = Lexer(bytes, range, keepsComments: false, readsTemplates: true)
    lexer.pieces.reserveCapacity(range.count / 4)
    while lexer.offset < lexer.limit { lexer.token() }
    return lexer.endedTokens()
  }

  /// A lexer of `file` that returns its tokens block by block.
  package init(blocksOf file: SourceFile) {
    self.init(file, keepsComments: false, readsTemplates: false)
  }

  /// The tokens of the next line and of the indented lines below it, with an end token; nil at the
  /// end of the file.
  package mutating func nextBlock() -> Tokens? {
    guard offset < limit else { return nil }
    repeat { token() } while offset < limit && !(isAtLineStart && isAtUnindentedLine)
    return endedTokens()
  }

  private init(_ file: SourceFile, keepsComments: Bool, readsTemplates: Bool) {
    self.init(
      file.bytes, 0..<file.bytes.count, keepsComments: keepsComments,
      readsTemplates: readsTemplates)
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Whether the line that begins here is not indented.
  private var isAtUnindentedLine: Bool {
    guard offset == lineStart else { return false }
    return switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): false
    default: true
    }
  }

  /// The tokens that have been read since the last time, and the end.
  private mutating func endedTokens() -> Tokens {
    append(.end, from: offset)
    defer {
      pieces = []
      isAtLineStart = true
    }
    return Tokens(pieces, in: bytes)
  }

  /// Reads a token, white space or a comment.
  @inline(__always)
  private mutating func token() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): skipBlanks()
    case UInt8(ascii: "\n"): newline()
    // A semicolon of a behavior ends a statement as the end of a line does.
    case UInt8(ascii: ";") where readsTemplates: semicolon()
    case _ where wordStart.contains(byte): word()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): comment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): block()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): string()
    case _ where isDigit(byte): number()
    case UInt8(ascii: "-") where peek(1).map(isDigit) == true: number()
    default: symbol()
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < limit ? bytes[offset + distance] : nil
  }

  @inline(__always)
  private mutating func append(_ kind: Token.Kind, from start: Int) {
    let margin = isAtLineStart ? start - lineStart : -1
    pieces.append(Lexeme(kind, from: start, to: offset, margin: margin))
    isAtLineStart = false
  }

  /// Steps over blanks; half of a nested line is indentation.
  private mutating func skipBlanks() {
    offset = space.end(in: bytes, from: offset + 1, before: limit)
  }

  private mutating func newline() {
    offset += 1
    append(.newline, from: offset - 1)
    lineStart = offset
    isAtLineStart = true
  }

  private mutating func comment() {
    let start = offset
    while let byte = peek(0), byte != UInt8(ascii: "\n") { offset += 1 }
    appendComment(from: start)
  }

  /// Reads a comment between `/*` and `*/`; one that does not end is a symbol that nothing expects.
  private mutating func block() {
    guard !hasNoMoreCommentEnds else { return symbol() }
    let start = offset
    var end = start + 2
    while end + 1 < limit {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        offset = end + 2
        return appendComment(from: start)
      }
      end += 1
    }
    hasNoMoreCommentEnds = true
    symbol()
  }

  private mutating func appendComment(from start: Int) {
    guard keepsComments else { return }
    append(.comment, from: start)
  }

  private mutating func word() {
    let start = offset
    var end = wordPart.end(in: bytes, from: start, before: limit)
    // The arrow of `a->b` is not part of the word.
    if end < limit, bytes[end] == UInt8(ascii: ">"), bytes[end - 1] == UInt8(ascii: "-") {
      end -= 1
    }
    offset = end
    append(.word, from: start)
  }

  /// Reads digits and points; with a second point they are no number but a version, and a word.
  private mutating func number() {
    let start = offset
    var points = 0
    offset += 1
    while let byte = peek(0) {
      if byte == UInt8(ascii: ".") {
        points += 1
      } else if !isDigit(byte), !isSeparator(byte) {
        break
      }
      offset += 1
    }
    append(points < 2 ? .number : .word, from: start)
  }

  /// Whether `byte` separates digits of a behavior's number: `1_000`.
  private func isSeparator(_ byte: UInt8) -> Bool {
    readsTemplates && byte == UInt8(ascii: "_") && peek(1).map(isDigit) == true
  }

  private mutating func semicolon() {
    offset += 1
    append(.newline, from: offset - 1)
  }

  private mutating func string() {
    let start = offset
    if readsTemplates, !hasNoMoreTextEnds, let text = ExtendedString(bytes, at: start) {
      if let end = text.end {
        offset = end
        return append(.template, from: start)
      }
      hasNoMoreTextEnds = true
    }
    guard bytes[start] != UInt8(ascii: "#") else { return symbol() }
    if let end = StringLiteral.plainEnd(bytes, at: start) {
      offset = end
      append(.string, from: start)
      return
    }
    if readsTemplates, let end = StringTemplate.end(bytes, at: start) {
      offset = end
      append(.template, from: start)
      return
    }
    let result = StringLiteral.read(bytes, at: start)
    offset = result.end
    append(result.fault == nil ? .string : .malformedString, from: start)
  }

  private mutating func symbol() {
    let start = offset
    offset += 1
    while let byte = peek(0), byte & 0xC0 == 0x80 { offset += 1 }
    append(Token.Kind(symbolWith: bytes[start]), from: start)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
