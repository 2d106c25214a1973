import BoardwalkLanguage
import BoardwalkSource

/// Words, and runs of tokens that touch each other.
extension HeadParser {
  /// A word, or a name that is no word in double quotes.
  mutating func key(_ purpose: String) throws(SyntaxError) -> String {
    switch reader.next.kind {
    case .word(let word):
      reader.take()
      return word
    case .string(let text):
      reader.take()
      return text
    case .malformedString(let reason): throw SyntaxError(reason, at: reader.next.range)
    default:
      throw SyntaxError("write \(purpose) here, not \(reader.next.words)", at: reader.next.range)
    }
  }

  /// A number as it is written.
  mutating func number(_ purpose: String) throws(SyntaxError) -> String {
    guard case .number = reader.next.kind else {
      throw SyntaxError("write \(purpose), not \(reader.next.words)", at: reader.next.range)
    }
    return try bareValue()
  }

  /// Words and numbers that touch each other, as they are written.
  mutating func bareValue() throws(SyntaxError) -> String {
    let start = reader.next.range
    guard isBarePart(reader.next) else {
      throw SyntaxError("write a value here, not \(reader.next.words)", at: start)
    }
    var end = reader.take().range.upperBound
    while isBarePart(reader.next) || reader.next.kind == .symbol("-"),
      reader.next.range.lowerBound == end
    {
      end = reader.take().range.upperBound
    }
    return file.text(in: start.lowerBound..<end)
  }

  /// Everything up to the next white space, comma or brace, as it is written.
  mutating func run(_ purpose: String) throws(SyntaxError) -> String {
    let start = reader.next.range
    var end = start.lowerBound
    while isRunPart(reader.next), reader.next.range.lowerBound == end {
      end = reader.take().range.upperBound
    }
    guard end > start.lowerBound else {
      throw SyntaxError("write \(purpose) here, not \(reader.next.words)", at: start)
    }
    return file.text(in: start.lowerBound..<end)
  }

  /// `#` and what touches it.
  mutating func identifier() throws(SyntaxError) -> String {
    let sign = reader.take().range
    guard reader.next.range.lowerBound == sign.upperBound, isBarePart(reader.next) else {
      throw SyntaxError("write an id directly behind the #", at: sign)
    }
    return try bareValue()
  }

  /// Whether `->` is next.
  var isArrow: Bool {
    reader.next.kind == .symbol("-") && reader.peek(1).kind == .symbol(">")
      && reader.peek(1).range.lowerBound == reader.next.range.upperBound
  }

  /// Whether the next token touches what was read last; only asked behind a word.
  var isTouching: Bool {
    let start = reader.next.range.lowerBound
    guard start > 0 else { return false }
    return file.bytes[start - 1] > 0x20
  }

  private func isBarePart(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .number: true
    default: false
    }
  }

  private func isRunPart(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .number: true
    case .symbol(let symbol): !",{}()=".contains(symbol)
    default: false
    }
  }
}
