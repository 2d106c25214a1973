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
  public var endsStatement: Bool { kind == .newline || kind == .end }
}
