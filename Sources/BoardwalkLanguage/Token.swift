/// A lexical piece of one of Boardwalk's own languages, and where it stands.
public struct Token: Sendable, Hashable {
  /// What sort of piece it is.
  public enum Kind: Sendable, Hashable {
    /// Letters, digits, `_`, `-` and `.`, beginning with a letter or `_`.
    case word(String)

    /// A number with its value; a sign in front belongs to it.
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

    /// A text in quotes that does not end on its line, or has an escape that means nothing:
    /// what to do about it, and the bytes at fault.
    case malformedString(reason: String, at: Range<Int>)
  }

  /// What it is.
  public let kind: Kind

  /// Its bytes.
  public let range: Range<Int>

  /// Whether it begins at the start of a line, white space aside, and how far from it.
  public let indentation: Int?

  /// What sort of piece it is, without what it says: quick to compare.
  public let sort: Sort

  init(kind: Kind, range: Range<Int>, indentation: Int?) {
    self.kind = kind
    self.range = range
    self.indentation = indentation
    sort = Sort(kind)
  }

  /// A sort of pieces as one byte.
  @frozen public struct Sort: Sendable, Hashable {
    @usableFromInline let code: UInt8

    @inlinable init(code: UInt8) { self.code = code }

    /// A word.
    @inlinable public static var word: Sort { Sort(code: 0x80) }

    /// A number.
    @inlinable public static var number: Sort { Sort(code: 0x81) }

    /// A text in double quotes, well-formed.
    @inlinable public static var string: Sort { Sort(code: 0x82) }

    /// A text in quotes that is malformed.
    @inlinable public static var malformedString: Sort { Sort(code: 0x83) }

    /// The end of a line.
    @inlinable public static var newline: Sort { Sort(code: 0x84) }

    /// The end of the file.
    @inlinable public static var end: Sort { Sort(code: 0x85) }

    /// A comment.
    @inlinable public static var comment: Sort { Sort(code: 0x86) }

    /// A symbol beyond ASCII.
    @inlinable public static var otherSymbol: Sort { Sort(code: 0x87) }

    /// The symbol `scalar`, which is ASCII.
    @inlinable public static func symbol(_ scalar: Unicode.Scalar) -> Sort {
      Sort(code: UInt8(ascii: scalar))
    }

    /// Whether no statement goes on behind it.
    @inlinable public var endsStatement: Bool { self == .newline || self == .end }

    /// Whether it is a symbol.
    @inlinable public var isSymbol: Bool { code < 0x80 || code == 0x87 }

    init(_ kind: Kind) {
      switch kind {
      case .word: self = .word
      case .number: self = .number
      case .string: self = .string
      case .malformedString: self = .malformedString
      case .newline: self = .newline
      case .end: self = .end
      case .comment: self = .comment
      case .symbol(let character):
        // The two bytes of a Windows line end are one character, and no byte.
        let scalars = character.unicodeScalars
        let byte = scalars.count == 1 ? character.utf8.first : nil
        self = byte.flatMap { $0 < 0x80 ? Sort(code: $0) : nil } ?? .otherSymbol
      }
    }
  }
}

extension Token {
  /// The piece as it would be quoted in a message.
  public var words: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): "\"\(text)\""
    case .symbol(let character): "'\(character)'"
    case .comment: "a comment"
    case .newline: "the end of the line"
    case .end: "the end of the file"
    case .malformedString: "a malformed text"
    }
  }

  /// Whether no statement goes on behind it.
  public var endsStatement: Bool { sort.endsStatement }
}
