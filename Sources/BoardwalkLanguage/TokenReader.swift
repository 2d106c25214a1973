/// Reads tokens one after the other.
public struct TokenReader: Sendable {
  @usableFromInline let tokens: [Token]
  @usableFromInline var index = 0

  /// Where the token that was read last ends; 0 before the first.
  public private(set) var lastEnd = 0

  /// A reader of `tokens`, which end in the end.
  public init(_ tokens: [Token]) { self.tokens = tokens }

  /// The token to be read next.
  @inlinable public var next: Token { tokens[min(index, tokens.count - 1)] }

  /// What sort of token is next.
  @inlinable public var sort: Token.Sort { tokens[index].sort }

  /// The bytes of the token that is next.
  @inlinable public var range: Range<Int> { tokens[index].range }

  /// What sort of token stands behind the next one by `distance`.
  @inlinable public func sort(ahead distance: Int) -> Token.Sort {
    tokens[min(index + distance, tokens.count - 1)].sort
  }

  /// The bytes of the token behind the next one by `distance`.
  @inlinable public func range(ahead distance: Int) -> Range<Int> {
    tokens[min(index + distance, tokens.count - 1)].range
  }

  /// The token behind the next one by `distance`; the end where there are no more.
  @inlinable public func peek(_ distance: Int) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Reads the next token; the end stays.
  @discardableResult
  public mutating func take() -> Token {
    let token = next
    skip()
    return token
  }

  /// Steps behind the next token; the end stays.
  public mutating func skip() {
    lastEnd = range.upperBound
    if index < tokens.count - 1 { index += 1 }
  }

  /// Reads the word `word` if it is next, and returns whether it was.
  public mutating func takes(_ word: String) -> Bool {
    guard sort == .word, next.kind == .word(word) else { return false }
    skip()
    return true
  }

  /// Reads the symbol `symbol` if it is next, and returns whether it was.
  public mutating func takesSymbol(_ symbol: Character) -> Bool {
    guard sort.isSymbol, next.kind == .symbol(symbol) else { return false }
    skip()
    return true
  }

  /// The word that is next, if it is one.
  public mutating func takeWord() -> String? {
    guard case .word(let word) = next.kind else { return nil }
    take()
    return word
  }

  /// Reads a text; `purpose` says what for, in messages.
  public mutating func string(_ purpose: String) throws(SyntaxError) -> String {
    switch next.kind {
    case .string(let text):
      take()
      return text
    case .malformedString(let reason, let range): throw SyntaxError(reason, at: range)
    case .word(let word):
      throw SyntaxError(
        "put \(purpose) in double quotes", at: next.range, suggestion: "\"\(word)\"")
    default: throw SyntaxError("write \(purpose) in double quotes", at: next.range)
    }
  }

  /// Reads a number; `purpose` says what for, in messages.
  public mutating func number(_ purpose: String) throws(SyntaxError) -> Double {
    guard case .number(let number) = next.kind else {
      throw SyntaxError("write \(purpose) as a number, not \(next.words)", at: next.range)
    }
    take()
    return number
  }

  /// Requires that the statement ends here, and steps over its end.
  public mutating func endStatement() throws(SyntaxError) {
    guard next.endsStatement else {
      if case .malformedString(let reason, let range) = next.kind {
        throw SyntaxError(reason, at: range)
      }
      throw SyntaxError("end the line before \(next.words)", at: next.range)
    }
    take()
  }

  /// Steps behind the end of the line.
  public mutating func skipLine() {
    while !next.endsStatement { skip() }
    take()
  }

  /// Whether everything has been read.
  public var isAtEnd: Bool { next.kind == .end }
}
