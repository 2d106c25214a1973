import BoardwalkBase

/// Values as Swift writes them.
extension HeadParser {
  /// Whether the parentheses after `word` belong to a Swift call: `word` is a known initializer, or
  /// an argument has a label.
  func isSwiftCall(_ word: String) -> Bool {
    if reader.sort(ahead: 1) == .word, reader.sort(ahead: 2) == .symbol(":") { return true }
    return !ValueCalls.isCall(word) && SwiftCall.isKnown(word)
  }

  /// The diagnostic for the call of `name`, which begins at `start`, as the value of `attribute` of
  /// `element`; consumes the call. Its parenthesis is the next token.
  mutating func swiftCall(
    _ name: String, of attribute: String, in element: String, from start: Int
  ) -> SyntaxError {
    let open = reader.range.upperBound
    var close = open
    var depth = 0
    repeat {
      if reader.sort == .symbol("(") { depth += 1 }
      if reader.sort == .symbol(")") { depth -= 1 }
      close = reader.range.lowerBound
      reader.skip()
    } while depth > 0 && !reader.sort.endsStatement
    while isTouching, !isAtEnd, reader.sort != .symbol(","), reader.sort != .symbol(";") {
      reader.skip()
    }
    return swiftCall(
      name, of: attribute, with: file.text(in: open..<max(open, close)),
      Measures.measure(of: attribute, in: element), at: start..<reader.lastEnd)
  }

  /// The diagnostic for a call at `range` with `text` in its parentheses, for an attribute that
  /// takes `measure`, if any.
  func swiftCall(
    _ name: String, of attribute: String, with text: String, _ measure: String?,
    at range: Range<Int>
  ) -> SyntaxError {
    guard let meaning = SwiftCall(name, text[...]).meaning(as: measure) else {
      return SyntaxError(
        "'\(attribute)' cannot have a Swift call as its value", at: range)
    }
    return SyntaxError(
      "Swift calls are not values; write \(meaning)", at: range, suggestion: meaning)
  }

  /// The diagnostic for a value such as `#imageLiteral(resourceName: "Logo")`, which is consumed;
  /// nil if the next token does not begin one.
  mutating func literal(of attribute: String, in element: String) -> SyntaxError? {
    guard reader.sort == .symbol("#"), reader.sort(ahead: 1) == .word,
      reader.sort(ahead: 2) == .symbol("(")
    else { return nil }
    let start = reader.range.lowerBound
    reader.skip()
    let name = reader.takeWord() ?? ""
    return swiftCall(name, of: attribute, in: element, from: start)
  }

  /// The diagnostic for a list in square brackets as the value of `attribute`; nil if it is not
  /// closed on its line.
  mutating func list(_ attribute: String) -> SyntaxError? {
    var ahead = 1
    while reader.sort(ahead: ahead) != .symbol("]") {
      guard !reader.sort(ahead: ahead).endsStatement else { return nil }
      ahead += 1
    }
    let start = reader.range.lowerBound
    for _ in 0...ahead { reader.skip() }
    return SyntaxError(
      "lists are in braces; write braces after '\(attribute)', with each element on its own line",
      at: start..<reader.lastEnd)
  }
}
