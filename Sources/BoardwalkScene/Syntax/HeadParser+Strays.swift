import BoardwalkBase

/// Tokens that nothing expects behind what is read of a head.
extension HeadParser {
  /// The token that nothing expects behind a constraint.
  var strayInEquation: SyntaxError {
    switch reader.sort {
    case .symbol("/") where reader.sort(ahead: 1) == .number:
      part
    case .symbol("*"), .symbol("+"), .symbol("-"), .symbol("/"), .symbol(":"):
      SyntaxError(Self.equationForm, at: reader.range)
    case .symbol("~"),
      .word where reader.sort == .symbol("~") || reader.isNext("priority"):
      SyntaxError(
        "the priority follows an @: a.top = b.bottom + 8 @750", at: reader.range,
        suggestion: "@")
    default: stray
    }
  }

  /// A part of something, which Swift has by a division.
  private var part: SyntaxError {
    let range = reader.range.lowerBound..<reader.range(ahead: 1).upperBound
    let divisor = Double(file.text(in: reader.range(ahead: 1))) ?? 0
    let factor = 1 / divisor
    return SyntaxError(
      "divisions are written as factors: photo.width = view.width * 0.5", at: range,
      suggestion: factor.isFinite ? "* \(factor)" : nil)
  }

  /// How a constraint is written.
  static let equationForm = "expected a constraint of the form a.top = b.bottom * 0.5 + 8"

  /// Steps over the semicolon that is next, and says that each statement has a line of its own, which begins
  /// behind `indentation` blanks.
  mutating func skipSemicolon(indentation: Int) {
    let next = reader.sort(ahead: 1)
    let isLast = next.endsStatement || next == .symbol("}")
    let line = "\n" + String(repeating: " ", count: indentation)
    let end = isLast ? reader.range.upperBound : reader.range(ahead: 1).lowerBound
    report(
      SyntaxError(
        isLast
          ? "lines do not end with a semicolon"
          : "each statement is on its own line, without a semicolon", at: reader.range,
        suggestion: isLast ? "" : line, in: reader.range.lowerBound..<end))
    reader.skip()
  }

  /// The token that nothing expects, as an error.
  var stray: SyntaxError {
    if let habit = habit() { return habit }
    let token = reader.next
    switch token.kind {
    case .malformedString(let reason, let range): return SyntaxError(reason, at: range)
    case .symbol("+"):
      return SyntaxError("scenes cannot concatenate texts", at: token.range)
    case .word("and"), .word("with"):
      return SyntaxError(
        "expected a comma, not \(token.words)",
        at: token.range, suggestion: ",")
    case .symbol("[") where reader.sort(ahead: 1) == .symbol("]"):
      return SyntaxError(
        "an outlet collection is written outlets labels -> first",
        at: token.range.lowerBound..<reader.range(ahead: 1).upperBound)
    case .word("when"):
      return SyntaxError(
        "variations are inside the braces of their object: { when width: compact }", at: token.range
      )
    case .word(let word)
    where reader.sort(ahead: 1).endsStatement || reader.sort(ahead: 1) == .symbol(","):
      return SyntaxError(
        "expected the end of the line before \(token.words)", at: token.range,
        suggestion: StringLiteral.quoted(word))
    default:
      return SyntaxError("expected the end of the line before \(token.words)", at: token.range)
    }
  }
}
