/// The tokens of one file in order, the end last.
package struct Tokens: Sendable, RandomAccessCollection {
  let source: [UInt8]
  private(set) var pieces: [Lexeme]

  init(_ pieces: [Lexeme], in source: [UInt8]) {
    self.pieces = pieces
    self.source = source
  }

  /// The index of the first token.
  package var startIndex: Int { 0 }

  /// The index after the last token.
  package var endIndex: Int { pieces.count }

  /// The token at `index`.
  package subscript(index: Int) -> Token { Token(pieces[index], in: source) }

  /// The text of the bytes in `range`.
  func text(in range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// The tokens of the interpolation in `range`.
  package func tokens(in range: Range<Int>) -> Tokens { Lexer.tokens(in: range, of: source) }

  /// Removes all tokens of `kind`, and returns them.
  package mutating func takeAll(_ kind: Token.Kind) -> Tokens {
    let taken = pieces.filter { $0.kind == kind }
    if !taken.isEmpty { pieces.removeAll { $0.kind == kind } }
    return Tokens(taken, in: source)
  }
}
