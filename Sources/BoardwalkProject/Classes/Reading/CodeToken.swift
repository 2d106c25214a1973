/// A token of Swift or Objective-C, as far as finding declarations needs it.
struct CodeToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// An identifier or keyword.
    case word

    /// An identifier in backticks, which is never a keyword.
    case quotedWord

    /// A string literal without escapes; the range is between the quotes.
    case text

    /// The beginning of a string literal with interpolations, whose tokens follow in parentheses.
    case composedText

    /// A number or regular expression, of which nothing is known.
    case opaque

    /// One byte of an operator, or a bracket.
    case symbol
  }

  let kind: Kind

  /// A symbol's byte.
  let symbol: UInt8

  /// A word's number in the table of words.
  let word: Int32

  /// The bytes it takes in the file.
  let range: Range<Int>
}
