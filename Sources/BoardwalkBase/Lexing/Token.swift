/// A token of one of Boardwalk's languages with its range.
///
/// It is a view of the file: its value is decoded on demand.
package struct Token: Sendable {
  /// The value of a token, of its kind.
  package enum Value: Sendable, Hashable {
    /// Letters, digits, `_`, `-` and `.`, beginning with a letter or `_`.
    case word(String)

    /// A number with its value and sign.
    case number(Double)

    /// A text in double quotes, unescaped.
    case string(String)

    /// Any other single character.
    case symbol(Character)

    /// A comment as it is written, to the end of its line or between `/*` and `*/`.
    case comment(String)

    /// The end of a line.
    case newline

    /// The end of the file.
    case end

    /// A text in quotes that is not closed on its line, or has an invalid escape: the remedy, and
    /// the faulty bytes.
    case malformedString(reason: String, at: Range<Int>)

    /// A text in double quotes with values in it, as they are written.
    case template([StringTemplate.Part])
  }

  private let piece: Lexeme
  private let source: [UInt8]

  init(_ piece: Lexeme, in source: [UInt8]) {
    self.piece = piece
    self.source = source
  }

  /// Its bytes.
  package var range: Range<Int> { piece.range }

  /// The indentation, if it is the first token of its line.
  package var indentation: Int? { piece.indentation }

  /// The kind, which is fast to compare.
  package var kind: Kind { piece.kind }

  /// The value.
  package var value: Value {
    switch kind {
    case .word: return .word(text)
    case .number: return .number(Double(text) ?? Double(text.filter { $0 != "_" }) ?? .infinity)
    case .comment: return .comment(text)
    case .newline: return .newline
    case .end: return .end
    case .string, .malformedString:
      let result = StringLiteral.read(source, at: range.lowerBound)
      return result.fault.map { .malformedString(reason: $0.reason, at: $0.range) }
        ?? .string(result.value)
    case .template: return .template(StringTemplate.parts(source, at: range.lowerBound))
    case .otherSymbol: return .symbol(text.first ?? "\u{FFFD}")
    default: return .symbol(Character(Unicode.Scalar(source[range.lowerBound])))
    }
  }

  /// The characters in the file.
  package var text: String { String(decoding: source[range], as: UTF8.self) }
}

extension Token {
  /// The token as quoted in messages.
  package var displayName: String {
    switch value {
    case .word(let word): "'\(word)'"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): "\"\(text)\""
    case .symbol(let character): "'\(character)'"
    case .comment: "a comment"
    case .newline: "the end of the line"
    case .end: "the end of the file"
    case .malformedString: "a malformed text"
    case .template: text
    }
  }

  /// Whether it ends a statement.
  package var endsStatement: Bool { kind.endsStatement }

  /// The comment without trailing white space; nil if it is not a comment.
  package var commentText: String? {
    guard case .comment(let comment) = value else { return nil }
    guard comment.hasPrefix("//") else { return comment }
    return String(comment.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Token {
  /// The kind of a token as one byte.
  package struct Kind: Sendable, Hashable {
    let code: UInt8

    init(code: UInt8) { self.code = code }

    /// A word.
    package static var word: Kind { Kind(code: 0x80) }

    /// A number.
    package static var number: Kind { Kind(code: 0x81) }

    /// A text in double quotes, well-formed.
    package static var string: Kind { Kind(code: 0x82) }

    /// A malformed text in quotes.
    package static var malformedString: Kind { Kind(code: 0x83) }

    /// The end of a line.
    package static var newline: Kind { Kind(code: 0x84) }

    /// The end of the file.
    package static var end: Kind { Kind(code: 0x85) }

    /// A comment.
    package static var comment: Kind { Kind(code: 0x86) }

    /// A symbol beyond ASCII.
    package static var otherSymbol: Kind { Kind(code: 0x87) }

    /// A text in double quotes with values in it.
    package static var template: Kind { Kind(code: 0x88) }

    /// The symbol `scalar`, which is ASCII.
    package static func symbol(_ scalar: Unicode.Scalar) -> Kind {
      Kind(code: UInt8(ascii: scalar))
    }

    /// Whether it ends a statement.
    package var endsStatement: Bool { self == .newline || self == .end }

    /// Whether it is a symbol.
    package var isSymbol: Bool { code < 0x80 || code == 0x87 }

    /// The kind of the symbol that begins with `byte`.
    init(symbolWith byte: UInt8) { self = byte < 0x80 ? Kind(code: byte) : .otherSymbol }
  }
}
