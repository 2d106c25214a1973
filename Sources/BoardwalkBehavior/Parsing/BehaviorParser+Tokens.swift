import BoardwalkBase

/// Small pieces, and what is done behind a mistake.
extension BehaviorParser {
  mutating func skipNewlines() {
    while reader.sort == .newline { reader.skip() }
  }

  /// Reads `symbol` if it is the next thing that is said, be it on another line.
  mutating func takesSymbolBelow(_ symbol: Unicode.Scalar) -> Bool {
    var distance = 0
    while reader.sort(ahead: distance) == .newline { distance += 1 }
    guard reader.sort(ahead: distance) == .symbol(symbol) else { return false }
    for _ in 0...distance { reader.skip() }
    return true
  }

  /// Reads a word that names something, without points or minus signs in it.
  mutating func name(
    _ what: String
  ) throws(SyntaxError) -> (name: String, range: Range<Int>) {
    let token = reader.next
    guard case .word(let word) = token.kind else {
      throw SyntaxError("expected the name of \(what), not \(token.words)", at: token.range)
    }
    if let fault = word.first(where: { $0 == "." || $0 == "-" }) {
      throw SyntaxError("the name of \(what) cannot contain '\(fault)'", at: token.range)
    }
    if Self.reserved.contains(word) {
      throw SyntaxError("'\(word)' is a reserved word", at: token.range)
    }
    reader.skip()
    return (word, token.range)
  }

  /// Words that no name can be, since they begin or join something.
  static let reserved: Set<String> = [
    "if", "else", "let", "return", "then", "true", "false", "nil", "map", "over", "filter", "where",
    "when", "instantiate", "as", "self",
  ]

  /// Reads names in parentheses, if there are any.
  mutating func parameters() throws(SyntaxError) -> [String] {
    guard reader.takesSymbol("(") else { return [] }
    var names: [String] = []
    while !takesSymbolBelow(")") {
      if !names.isEmpty { try comma() }
      skipNewlines()
      names.append(try name("the parameter").name)
    }
    return names
  }

  mutating func comma() throws(SyntaxError) {
    guard takesSymbolBelow(",") else {
      throw SyntaxError("expected ',' or ')'", at: reader.range)
    }
  }

  mutating func openBrace(of what: String) throws(SyntaxError) {
    guard reader.takesSymbol("{") else {
      if case .malformedString(let reason, let range) = reader.next.kind {
        throw SyntaxError(reason, at: range)
      }
      throw SyntaxError("expected '{' to open the block of \(what)", at: reader.range)
    }
  }

  /// Requires that nothing else stands on the line; a brace that closes a block ends a line too.
  mutating func endLine() throws(SyntaxError) {
    if reader.sort == .symbol("}") { return }
    guard reader.sort.endsStatement else {
      switch reader.next.kind {
      case .malformedString(let reason, let range): throw SyntaxError(reason, at: range)
      case .number(let number) where number < 0:
        throw SyntaxError(
          "a minus needs a space after it", at: reader.range,
          suggestion: "- \(reader.next.words.dropFirst())")
      default:
        throw SyntaxError(
          "expected the end of the line before \(reader.next.words)", at: reader.range)
      }
    }
    reader.skip()
  }

  /// Steps over the rest of a statement that began at `start` and could not be read. What is wrong
  /// inside its block is reported too.
  mutating func skipStatement(from start: TokenReader) {
    var open = openBraces(since: start)
    while !reader.isAtEnd {
      switch reader.sort {
      case .symbol("{") where reader.sort(ahead: 1).endsStatement && open == 0:
        _ = try? block(of: "this")
        continue
      case .symbol("{"): open += 1
      case .symbol("}"):
        guard open > 0 else { return }
        open -= 1
      case .newline where open == 0: return
      case .word where reader.indentation == 0 && reader.isNext("behavior"): return
      default: break
      }
      reader.skip()
    }
  }

  /// How many braces have been opened since `start` and not closed.
  private func openBraces(since start: TokenReader) -> Int {
    var before = start
    var open = 0
    while before.lastEnd < reader.lastEnd, !before.isAtEnd {
      if before.sort == .symbol("{") { open += 1 }
      if before.sort == .symbol("}") { open -= 1 }
      before.skip()
    }
    return max(0, open)
  }
}
