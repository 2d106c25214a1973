/// Reads tokens one after the other.
package struct TokenReader: Sendable {
  let tokens: Tokens
  var index = 0
  var end = 0

  /// A reader of `tokens`, of which the last is the end token.
  package init(_ tokens: Tokens) { self.tokens = tokens }

  /// The end of the previous token; 0 before the first.
  package var lastEnd: Int { end }

  /// The next token.
  package var next: Token { tokens[index] }

  /// The kind of the next token.
  package var kind: Token.Kind { tokens.pieces[index].kind }

  /// The range of the next token.
  package var range: Range<Int> { tokens.pieces[index].range }

  /// The indentation of the next token, if it is the first of its line.
  package var indentation: Int? { tokens.pieces[index].indentation }

  /// The kind of the token `distance` after the next one.
  package func kind(ahead distance: Int) -> Token.Kind {
    tokens.pieces[min(index + distance, tokens.pieces.count - 1)].kind
  }

  /// The distance of the first token that ends no line, from the token `distance` after the next
  /// one on.
  package func distance(pastNewlinesFrom distance: Int) -> Int {
    var distance = distance
    while kind(ahead: distance) == .newline { distance += 1 }
    return distance
  }

  /// The range of the token `distance` after the next one.
  package func range(ahead distance: Int) -> Range<Int> {
    tokens.pieces[min(index + distance, tokens.pieces.count - 1)].range
  }

  /// The token `distance` after the next one; the end token past the last.
  package func peek(_ distance: Int) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// A reader of the same tokens, from the first that begins at `offset` or later.
  package func reader(from offset: Int) -> TokenReader {
    var reader = self
    reader.index =
      tokens.pieces.firstSortedIndex { $0.range.lowerBound < offset } ?? tokens.pieces.count - 1
    reader.end = reader.index > 0 ? tokens.pieces[reader.index - 1].range.upperBound : 0
    return reader
  }

  /// A reader of the interpolation in `range`.
  package func reader(of range: Range<Int>) -> TokenReader { TokenReader(tokens.tokens(in: range)) }

  /// Consumes and returns the next token. The end token is never consumed.
  @discardableResult
  package mutating func take() -> Token {
    let token = next
    skip()
    return token
  }

  /// Consumes the next token unless it is the end token.
  package mutating func skip() {
    end = range.upperBound
    if index < tokens.pieces.count - 1 { index += 1 }
  }

  /// Whether the word `word` is next.
  package func isNext(_ word: String) -> Bool {
    kind == .word && tokens.source[range].elementsEqual(word.utf8)
  }

  /// Consumes the word `word` if it is next; returns whether it did.
  package mutating func consume(word: String) -> Bool {
    guard isNext(word) else { return false }
    skip()
    return true
  }

  /// Consumes the ASCII symbol `symbol` if it is next; returns whether it did.
  package mutating func consume(symbol: Unicode.Scalar) -> Bool {
    guard kind == .symbol(symbol) else { return false }
    skip()
    return true
  }

  /// Consumes the next token if it is a word.
  package mutating func takeWord() -> String? {
    guard kind == .word else { return nil }
    defer { skip() }
    return tokens.text(in: range)
  }

  /// Reads a string; `purpose` names it in messages.
  package mutating func string(_ purpose: String) throws(SyntaxError) -> String {
    switch next.value {
    case .string(let text):
      take()
      return text
    case .malformedString(let reason, let range): throw SyntaxError(reason, at: range)
    case .word(let word):
      throw SyntaxError(
        "expected \(purpose) in double quotes", at: next.range, suggestion: "\"\(word)\"")
    default: throw SyntaxError("expected \(purpose) in double quotes", at: next.range)
    }
  }

  /// Reads a number; `purpose` names it in messages.
  package mutating func number(_ purpose: String) throws(SyntaxError) -> Double {
    guard case .number(let number) = next.value else {
      throw SyntaxError("expected a number for \(purpose), not \(next.displayName)", at: next.range)
    }
    take()
    return number
  }

  /// Consumes the end of the statement; throws an error for another token.
  package mutating func endStatement() throws(SyntaxError) {
    guard kind.endsStatement else {
      if case .malformedString(let reason, let range) = next.value {
        throw SyntaxError(reason, at: range)
      }
      throw SyntaxError("expected the end of the line before \(next.displayName)", at: next.range)
    }
    skip()
  }

  /// Parses the optional line `format 1` at the beginning of a file. Returns the error in the line.
  package mutating func formatLine() -> SyntaxError? {
    while kind == .newline { skip() }
    guard consume(word: "format") else { return nil }
    defer { skipLine() }
    guard case .number(1) = next.value else {
      return SyntaxError("the only known format is format 1", at: range)
    }
    skip()
    return kind.endsStatement
      ? nil : SyntaxError("expected the end of the line before \(next.displayName)", at: range)
  }

  /// Skips the rest of the line.
  package mutating func skipLine() {
    while !kind.endsStatement { skip() }
    skip()
  }

  /// Whether only the end token is left.
  package var isAtEnd: Bool { kind == .end }
}
