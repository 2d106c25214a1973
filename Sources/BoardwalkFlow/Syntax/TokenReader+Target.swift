import BoardwalkBase
import BoardwalkSimulation

extension Token {
  /// Whether it is a text, or the word for a role.
  var startsTarget: Bool {
    switch value {
    case .string: true
    case .word(let word): Touchable.Role.meant(by: word) != nil
    default: false
    }
  }
}

extension TokenReader {
  /// Reads `words`, which are separated by spaces; throws that `expected` was expected where other
  /// words come.
  mutating func require(_ words: String, _ expected: String) throws(SyntaxError) {
    for word in words.split(separator: " ").map(String.init) where !consume(word: word) {
      throw missing("expected \(expected)", among: [word])
    }
  }

  /// The error `message` at the next token, with that of `words` that it is misspelled for.
  func missing(_ message: String, among words: [String]) -> SyntaxError {
    let meant = nextWord.suggestion(among: words)
    return SyntaxError(message, at: range, suggestion: meant == nextWord ? nil : meant)
  }

  /// Throws an error if the next word is a misspelled one of `words`, which are optional here.
  func rejectMisspelled(_ words: [String]) throws(SyntaxError) {
    guard let word = nextWord, !words.contains(word), let meant = word.suggestion(among: words)
    else { return }
    throw SyntaxError("expected '\(meant)', not '\(word)'", at: range, suggestion: meant)
  }

  /// The next token, if it is a word.
  private var nextWord: String? {
    if case .word(let word) = next.value { word } else { nil }
  }
}

/// Parsing targets.
extension TokenReader {
  /// Reads a path of steps separated by `>`.
  mutating func target() throws(SyntaxError) -> FlowTarget {
    var steps = [try step(isFirst: true)]
    while consume(symbol: ">") { steps.append(try step(isFirst: false)) }
    return FlowTarget(steps)
  }

  private mutating func step(isFirst: Bool) throws(SyntaxError) -> FlowTarget.Step {
    guard case .word(let word) = next.value else {
      return FlowTarget.Step(text: try string("the text"), index: try index())
    }
    if let role = Touchable.Role.meant(by: word) {
      skip()
      return try step(of: role, called: word)
    }
    if startsWithControl {
      skip()
      return FlowTarget.Step(
        text: try string("the text"), name: word, index: try index())
    }
    guard !isFirst || kind(ahead: 1) == .symbol(">") || startsWithName else {
      throw SyntaxError(
        "expected a text in double quotes, or a role", at: range,
        suggestion: word.suggestion(among: Touchable.Role.words.map(\.word)) ?? "\"\(word)\"")
    }
    skip()
    return FlowTarget.Step(name: word, index: try index())
  }

  private mutating func step(
    of role: Touchable.Role, called word: String
  ) throws(SyntaxError) -> FlowTarget.Step {
    if let index = try index() { return FlowTarget.Step(role: role, index: index) }
    if case .string(let text) = next.value {
      skip()
      return FlowTarget.Step(role: role, text: text, index: try index())
    }
    switch next.value {
    case .word(let next) where TargetCondition.words.contains(next): break
    case .word, .malformedString: _ = try string("the text")
    default: break
    }
    throw SyntaxError("expected the text of the \(word) in double quotes, or its number", at: range)
  }

  /// Whether an outlet's name follows. A word with a capital letter is rather a text without its
  /// quotes, and a word before a text a role.
  var startsWithName: Bool {
    guard case .word(let word) = next.value else { return false }
    return word.first?.isLowercase == true && kind(ahead: 1) != .string
  }

  /// The number of one among equals, if one follows.
  private mutating func index() throws(SyntaxError) -> Int? {
    guard case .number(let number) = next.value else { return nil }
    guard let index = Int(exactly: number), index > 0 else {
      throw SyntaxError("expected a whole number greater than 0", at: range)
    }
    skip()
    return index
  }
}
