import BoardwalkLanguage
import BoardwalkSource

/// Values as Swift writes them.
extension HeadParser {
  /// Whether the parentheses behind `word` belong to a call of Swift's: it is known to make a value there,
  /// or what stands in them has a label.
  func isSwiftCall(_ word: String) -> Bool {
    if reader.sort(ahead: 1) == .word, reader.sort(ahead: 2) == .symbol(":") { return true }
    return !ValueCalls.isCall(word) && SwiftCall.isKnown(word)
  }

  /// What to say of the call of `name`, which begins at `start` and whose parenthesis is next, where
  /// `attribute` of the element `element` has its value; reads on behind it.
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
    let call = SwiftCall(name, file.text(in: open..<max(open, close))[...])
    guard let meaning = call.meaning(as: ValueCalls.measure(of: attribute, in: element)) else {
      return SyntaxError(
        "write a value of the scene language for '\(attribute)', without Swift's calls",
        at: start..<reader.lastEnd)
    }
    return SyntaxError(
      "write \(meaning) for Swift's call", at: start..<reader.lastEnd, suggestion: meaning)
  }

  /// What to say of a value such as `#imageLiteral(resourceName: "Logo")`; reads on behind it. Nil where
  /// none is next.
  mutating func literal(of attribute: String, in element: String) -> SyntaxError? {
    guard reader.sort == .symbol("#"), reader.sort(ahead: 1) == .word,
      reader.sort(ahead: 2) == .symbol("(")
    else { return nil }
    let start = reader.range.lowerBound
    reader.skip()
    let name = reader.takeWord() ?? ""
    return swiftCall(name, of: attribute, in: element, from: start)
  }

  /// What to say of a list in square brackets, which Swift has for `attribute`; nil where it is not closed
  /// on its line.
  mutating func list(_ attribute: String) -> SyntaxError? {
    var ahead = 1
    while reader.sort(ahead: ahead) != .symbol("]") {
      guard !reader.sort(ahead: ahead).endsStatement else { return nil }
      ahead += 1
    }
    let start = reader.range.lowerBound
    for _ in 0...ahead { reader.skip() }
    return SyntaxError(
      "write braces behind '\(attribute)', and each of these on a line of its own there",
      at: start..<reader.lastEnd)
  }
}
