import BoardwalkSource

/// Cuts a source text into tokens; comments and white space lie between them.
public struct Lexer: Sendable {
  private let bytes: [UInt8]
  private var offset = 0
  private var tokens: [Token] = []
  private var lineStart = 0
  private var isAtLineStart = true
  private let keepsComments: Bool

  /// Whether no comment ends behind here; found once, so that a thousand openings cost no more.
  private var hasNoMoreCommentEnds = false

  private init(_ file: SourceFile, keepsComments: Bool) {
    bytes = file.bytes
    tokens.reserveCapacity(bytes.count / 4)
    self.keepsComments = keepsComments
  }

  /// All tokens of `file`, the end last; comments only if asked for.
  public static func tokens(of file: SourceFile, keepingComments: Bool = false) -> [Token] {
    var lexer = Lexer(file, keepsComments: keepingComments)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n"): newline()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): comment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): block()
      case UInt8(ascii: "\""): string()
      case _ where isDigit(byte) || byte == UInt8(ascii: "-") && peek(1).map(isDigit) == true:
        number()
      case _ where isWordStart(byte): word()
      default: symbol()
      }
    }
    append(.end, from: offset)
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(
        kind: kind, range: start..<offset, indentation: isAtLineStart ? start - lineStart : nil))
    isAtLineStart = false
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
    while end + 1 < bytes.count {
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
    append(.comment(String(decoding: bytes[start..<offset], as: UTF8.self)), from: start)
  }

  private mutating func word() {
    let start = offset
    // The arrow of `a->b` is no part of the word.
    while let byte = peek(0), isWordPart(byte),
      byte != UInt8(ascii: "-") || peek(1) != UInt8(ascii: ">")
    { offset += 1 }
    append(.word(String(decoding: bytes[start..<offset], as: UTF8.self)), from: start)
  }

  private mutating func number() {
    let start = offset
    offset += 1
    while let byte = peek(0), isDigit(byte) || byte == UInt8(ascii: ".") { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    append(Double(text).map(Token.Kind.number) ?? .word(text), from: start)
  }

  private mutating func string() {
    let start = offset
    let result = StringLiteral.read(bytes, at: offset)
    offset = result.end
    append(
      result.fault.map { .malformedString(reason: $0.reason, at: $0.range) }
        ?? .string(result.value), from: start)
  }

  private mutating func symbol() {
    let start = offset
    offset += 1
    while let byte = peek(0), byte & 0xC0 == 0x80 { offset += 1 }
    if bytes[start] < 0x80, offset == start + 1 {
      append(.symbol(Character(Unicode.Scalar(bytes[start]))), from: start)
      return
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    append(.symbol(text.first ?? "\u{FFFD}"), from: start)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
