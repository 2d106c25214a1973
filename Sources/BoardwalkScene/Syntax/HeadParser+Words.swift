import BoardwalkBase

/// Words, texts, and runs of tokens that touch each other.
extension HeadParser {
  /// Parses a word, or a name in double quotes.
  mutating func key(_ purpose: String) throws(SyntaxError) -> String {
    if let word = reader.takeWord() { return word }
    if isText { return try text(purpose) }
    throw SyntaxError("expected \(purpose), not \(reader.next.displayName)", at: reader.range)
  }

  /// Whether the next token is a text, well-formed or not.
  var isText: Bool {
    reader.kind == .string || reader.kind == .malformedString
  }

  /// Parses a text; an error inside it does not stop parsing.
  mutating func text(_ purpose: String) throws(SyntaxError) -> String {
    switch reader.next.value {
    case .string(let text):
      reader.skip()
      return text
    case .malformedString(let reason, let range):
      report(SyntaxError(reason, at: range))
      reader.skip()
      return ""
    default: return try reader.string(purpose)
    }
  }

  /// Parses a number and returns its text.
  mutating func number(_ purpose: String) throws(SyntaxError) -> String {
    guard reader.kind == .number else {
      throw SyntaxError(
        "expected a number as \(purpose), not \(reader.next.displayName)", at: reader.range)
    }
    return try bareValue()
  }

  /// Words and numbers that touch each other, as they are written; the `x` of a frame may be where
  /// they stop.
  mutating func bareValue(stoppingAtX: Bool = false) throws(SyntaxError) -> String {
    let range = touching { reader in
      switch reader.kind {
      case .word: !stoppingAtX || !reader.isNext("x")
      case .number, .symbol("-"): true
      default: false
      }
    }
    guard !range.isEmpty, file.bytes[range.lowerBound] != UInt8(ascii: "-") || range.count > 1
    else {
      throw SyntaxError(
        "expected a value, not \(reader.next.displayName)", at: self.range(orNext: range))
    }
    return file.text(in: range)
  }

  /// Everything up to the next white space, comma, equals sign, brace or parenthesis, as written.
  mutating func run(_ purpose: String) throws(SyntaxError) -> String {
    let range = touching { reader in
      switch reader.kind {
      case .word, .number: true
      case .symbol(","), .symbol("{"), .symbol("}"), .symbol("("), .symbol(")"), .symbol("="),
        .symbol(";"):
        false
      case let kind: kind.isSymbol
      }
    }
    guard !range.isEmpty else {
      throw SyntaxError("expected \(purpose), not \(reader.next.displayName)", at: reader.range)
    }
    return file.text(in: range)
  }

  /// Parses `#` and the adjacent text.
  mutating func identifier() throws(SyntaxError) -> String {
    let sign = reader.range
    reader.skip()
    guard isTouching, reader.kind == .word || reader.kind == .number else {
      throw SyntaxError("expected an id directly after #", at: sign)
    }
    return try bareValue()
  }

  /// Takes tokens that touch each other as long as `belongs` holds, and returns their bytes.
  @inline(__always)
  mutating func touching(while belongs: (TokenReader) -> Bool) -> Range<Int> {
    let start = reader.range.lowerBound
    var end = start
    while reader.range.lowerBound == end, !reader.kind.endsStatement, belongs(reader) {
      reader.skip()
      end = reader.lastEnd
    }
    return start..<end
  }

  /// `range`, or the bytes of the next token if it is empty.
  func range(orNext range: Range<Int>) -> Range<Int> {
    range.isEmpty ? reader.range : range
  }

  /// Whether `->` is `distance` tokens ahead.
  func isArrow(at distance: Int) -> Bool { reader.isArrow(at: distance) }

  /// Whether `#`, `distance` tokens ahead, begins an id and not an item of an anchor.
  func isIdentifier(at distance: Int) -> Bool {
    var end = reader.range(ahead: distance).upperBound
    var distance = distance + 1
    while reader.range(ahead: distance).lowerBound == end {
      switch reader.kind(ahead: distance) {
      case .word, .number, .symbol("-"), .symbol("."): break
      default: return true
      }
      let range = reader.range(ahead: distance)
      if file.bytes[range].contains(UInt8(ascii: ".")) { return false }
      end = range.upperBound
      distance += 1
    }
    return true
  }

  /// Whether the next token is adjacent to the previous one.
  var isTouching: Bool { reader.range.lowerBound == reader.lastEnd }
}

extension TokenReader {
  /// Whether the head of a statement must end here.
  var isAtEndOfHead: Bool {
    switch kind {
    case .symbol("{"), .symbol("}"), .symbol(";"): true
    case let kind: kind.endsStatement
    }
  }

  /// Whether `->` is `distance` tokens ahead.
  func isArrow(at distance: Int) -> Bool {
    kind(ahead: distance) == .symbol("-") && kind(ahead: distance + 1) == .symbol(">")
      && range(ahead: distance + 1).lowerBound == range(ahead: distance).upperBound
  }
}
