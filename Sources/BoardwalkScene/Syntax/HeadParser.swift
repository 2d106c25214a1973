import BoardwalkBase

/// Parses the heads of statements, and continues after each error.
struct HeadParser {
  var reader: TokenReader
  let file: SourceFile
  private(set) var errors: [SceneError] = []

  /// The part that is being parsed, for the report of a thrown error.
  var part = SceneError.Part.other

  /// Whether a parenthesis was opened and not closed yet.
  var isInParentheses = false

  /// Whether the last head ended on an earlier line than the next token is on.
  private(set) var hasEnded = false

  init(reader: TokenReader, file: SourceFile) {
    self.reader = reader
    self.file = file
  }

  /// Parses a whole head, up to the token that ends it.
  mutating func parse(_ statement: inout Statement) {
    let start = reader.range.lowerBound
    do throws(SyntaxError) {
      if isEquation {
        try equation(&statement)
      } else {
        try object(&statement)
      }
    } catch {
      report(error, in: .head(kind: statement.kind, role: statement.role, start: start))
      recover()
    }
    var attributes = AttributeParser()
    while true {
      hasEnded = attributes.parse(&self, &statement)
      if hasEnded { break }
      attempt { parser throws(SyntaxError) in try parser.tail(&statement) }
      if isAtEnd { break }
      if reader.kind == .symbol(",") {
        if statement.id != nil {
          report(SyntaxError("the id must follow the last attribute", at: reader.range))
        }
      } else if reader.kind != .symbol("#") {
        reportStray(after: statement)
        recover()
        if isAtEnd { break }
      }
    }
    setTargetToProperty(&statement)
  }

  /// Parses a line of attributes of `owner`, whose braces contain it.
  mutating func parseLine(
    _ attributes: inout AttributeParser, _ owner: inout Statement, isInside: Bool
  ) {
    let start = reader.range.lowerBound
    attempt { parser throws(SyntaxError) in try attributes.attribute(&parser, &owner) }
    while true {
      hasEnded = attributes.parse(&self, &owner)
      if hasEnded || isAtEnd { break }
      reportStray(after: owner)
      reader.skip()
      recover()
    }
    guard !isInside else { return }
    let range = start..<max(start, reader.lastEnd)
    report(
      SyntaxError(
        "this attribute is outside of any object; write it after the object: , "
          + "\(file.text(in: range))", at: range))
  }

  /// Parses the end of a head: an id, and the text that is the whole content.
  private mutating func tail(_ statement: inout Statement) throws(SyntaxError) {
    if reader.kind == .newline, reader.kind(ahead: 1) == .symbol("#"), isIdentifier(at: 1) {
      reader.skip()
    }
    if reader.kind == .symbol("#") {
      let start = reader.range.lowerBound
      let id = try identifier()
      if statement.id != nil || statement.hasField("id") {
        throw SyntaxError("duplicate id", at: start..<reader.lastEnd)
      }
      statement.id = id
    }
    if reader.kind == .symbol("="), statement.isEquation {
      throw SyntaxError("each constraint is on its own line", at: reader.range)
    }
    if reader.consume(symbol: "=") { statement.text = try text("the text") }
  }

  // MARK: Going on

  /// Whether the head must end here.
  var isAtEnd: Bool { reader.isAtEndOfHead }

  /// Runs `body`; if it fails, reports the error and skips to a place where parsing can continue.
  mutating func attempt(_ body: (inout HeadParser) throws(SyntaxError) -> Void) {
    part = .other
    do {
      try body(&self)
    } catch {
      report(error, in: part)
      recover()
    }
  }

  /// Reports an error in `part`; without a part, in a text that is parsed in spite of it.
  mutating func report(_ error: SyntaxError, in part: SceneError.Part? = nil) {
    errors.append(SceneError(error: error, part: part))
  }

  /// Steps to the next comma outside brackets, to an id, or to the end of the head; out of brackets
  /// that are not closed, to the next attribute.
  private mutating func recover() {
    var depth = isInParentheses ? 1 : 0
    isInParentheses = false
    while !isAtEnd {
      switch reader.kind {
      case .symbol("("), .symbol("["): depth += 1
      case .symbol(")"), .symbol("]"): depth -= 1
      case .symbol(",") where depth <= 0 || isAttributeNext: return
      case .symbol("#") where depth <= 0 && !isTouching: return
      default: break
      }
      reader.skip()
    }
  }

  /// Whether a word and a colon follow the next comma.
  private var isAttributeNext: Bool {
    reader.kind(ahead: 1) == .word && reader.kind(ahead: 2) == .symbol(":")
  }
}

/// Measures with labeled numbers: `inset(left: 72)`.
extension HeadParser {
  /// Parses the numbers of the measure `call`, each with one of `labels`, and returns them in the
  /// measure's order; missing numbers are 0. The parenthesis is the next token.
  mutating func labeledArguments(
    of call: String, _ labels: [[String]]
  ) throws(SyntaxError) -> [String] {
    reader.skip()
    isInParentheses = true
    var numbers = [String?](repeating: nil, count: labels.count)
    while reader.kind != .symbol(")") {
      let range = reader.range
      guard reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") else {
        throw missingLabel(of: call, at: range)
      }
      let label = reader.takeWord() ?? ""
      reader.skip()
      let number = try bareValue()
      if let place = labels.firstIndex(where: { $0.contains(label) }) {
        if numbers[place] != nil {
          report(SyntaxError("duplicate value for '\(label)'", at: range))
        }
        numbers[place] = number
      } else {
        report(Self.unknownLabel(label, of: call, labels, at: range))
      }
      if reader.consume(symbol: ",") { continue }
      if reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") {
        reportMissingComma()
        continue
      }
      guard reader.kind == .symbol(")") else {
        throw SyntaxError("expected ')'", at: reader.range)
      }
    }
    reader.skip()
    isInParentheses = false
    return numbers.map { $0 ?? "0" }
  }

  /// The diagnostic for an unlabeled number of `call` at `range`, or for a missing label.
  func missingLabel(of call: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError("either all numbers of \(call) have labels or none", at: range)
  }

  /// The diagnostic for `label` at `range`, which the measure `call` does not have.
  private static func unknownLabel(
    _ label: String, of call: String, _ labels: [[String]], at range: Range<Int>
  ) -> SyntaxError {
    let known = labels.map { $0[0] }
    let meant =
      Measures.counterparts[label].flatMap { known.contains($0) ? $0 : nil }
      ?? Misspelling(label).closest(in: known)
    let last = known.count - 1
    return SyntaxError(
      "\(call) has no label '\(label)'; its labels are \(known[..<last].joined(separator: ", ")) and "
        + known[last], at: range, suggestion: meant)
  }
}

/// Diagnostics for unexpected tokens in a head.
extension HeadParser {
  /// Reports that the next token must follow a comma.
  mutating func reportMissingComma() {
    report(
      SyntaxError(
        "expected a comma before \(reader.next.displayName)", at: reader.range, suggestion: ",",
        in: reader.lastEnd..<reader.lastEnd))
  }

  /// Reports a token after the end of the head of `statement`.
  private mutating func reportStray(after statement: Statement) {
    let last = statement.fields.last.flatMap { field -> Field? in
      guard !field.valueRange.isEmpty, field.valueRange.upperBound == reader.lastEnd,
        case .plain = field.value, file.bytes[field.valueRange.lowerBound] != UInt8(ascii: "\"")
      else { return nil }
      return field
    }
    report(
      stray(inEquation: statement.isEquation),
      in: .end(last: last, element: statement.elementName, isEquation: statement.isEquation))
  }

  /// The syntax of a constraint.
  static let equationForm = "expected a constraint of the form a.top = b.bottom * 0.5 + 8"

  /// Consumes a semicolon and reports that each statement needs its own line, with `indentation`
  /// blanks.
  mutating func skipSemicolon(indentation: Int) {
    let next = reader.kind(ahead: 1)
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

  /// The diagnostic for the next token, after the end of a head.
  private func stray(inEquation isEquation: Bool) -> SyntaxError {
    let token = reader.next
    switch token.value {
    case .malformedString(let reason, let range): return SyntaxError(reason, at: range)
    case .symbol("*") where isEquation, .symbol("+") where isEquation,
      .symbol("-") where isEquation, .symbol("/") where isEquation,
      .symbol(":") where isEquation:
      return SyntaxError(Self.equationForm, at: token.range)
    case .word(let word)
    where reader.kind(ahead: 1).endsStatement || reader.kind(ahead: 1) == .symbol(","):
      return SyntaxError(
        "expected the end of the line before \(token.displayName)", at: token.range,
        suggestion: StringLiteral.quoted(word))
    default:
      return SyntaxError(
        "expected the end of the line before \(token.displayName)", at: token.range)
    }
  }
}
