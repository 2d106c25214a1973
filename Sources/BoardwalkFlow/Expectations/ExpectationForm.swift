import BoardwalkBase
import BoardwalkSchema
import BoardwalkSimulation

/// A form of `expect`: its syntax, its requirement and its parser.
package struct ExpectationForm: Sendable {
  typealias Parser = @Sendable (inout TokenReader) throws(SyntaxError) -> FlowExpectation

  /// The word it begins with, `no` aside.
  package let word: String

  /// All forms; words in capitals are placeholders.
  package let forms: [String]

  /// A one-line summary.
  package let summary: String

  /// Parses the operands; nil if the word is only allowed after `no`.
  let parse: Parser?

  /// Parses the operands after `no`; nil if the word is not allowed there.
  let parseAbsence: Parser?

  /// All of them, in the order in which they are explained.
  package static let all: [ExpectationForm] = [
    title, back, left, right, toolbar, rows, tabs, tab, front, stack, presented, presentation,
    detent,
    keyboard, firstResponder, exception, reason, over, log, trace,
  ]

  /// The other expectations: elements on screen.
  package static let screen: [(forms: [String], summary: String)] = [
    (["\"TEXT\"", "no \"TEXT\""], "the text is on screen, or is not"),
    (
      ["TARGET", "no TARGET"],
      "an element that matches the target can be touched, or none can"
    ),
    (["TARGET enabled", "TARGET disabled"], "the element is enabled or disabled"),
    (["TARGET shows \"TEXT\""], "the element, or the view with that name, shows the text"),
    (["TARGET on", "TARGET off"], "the switch is on or off"),
    (["TARGET selected"], "the segment, button or cell is selected"),
    (["TARGET value NUMBER"], "the slider, stepper or picker has the value"),
    (["TARGET accessory NAME"], "the cell has the accessory, such as checkmark, or none"),
    (
      ["no TARGET selected"],
      "the element is there and not selected; likewise for the other conditions"
    ),
  ]
}

extension TokenReader {
  /// Parses the expectation after `expect`, up to a comma or the end of the line.
  mutating func expectation() throws(SyntaxError) -> Placed<FlowExpectation> {
    let start = range.lowerBound
    let isAbsent = consume(word: "no")
    let named = isAbsent ? try form(by: \.parseAbsence) : try form(by: \.parse)
    let expectation: FlowExpectation
    if let named { expectation = named } else { expectation = try isAbsent ? absence() : screen() }
    return Placed(expectation, at: start..<max(start, lastEnd))
  }

  /// Parses an expectation that begins with a word of its own, by the parser of its form; nil if a
  /// target follows.
  private mutating func form(
    by parser: (ExpectationForm) -> ExpectationForm.Parser?
  ) throws(SyntaxError) -> FlowExpectation? {
    guard case .word(let word) = next.value, !isNamedTarget else { return nil }
    let parsers = ExpectationForm.all.compactMap { form in
      parser(form).map { (word: form.word, parse: $0) }
    }
    guard let found = parsers.first(where: { $0.word == word }) else {
      throw unknown(word, among: parsers.map(\.word))
    }
    skip()
    return try found.parse(&self)
  }

  private mutating func absence() throws(SyntaxError) -> FlowExpectation {
    let target = try target()
    if let condition = try condition() { return .notTarget(target, condition) }
    return target.isPlainText ? .noText(target.steps[0].text ?? "") : .noTarget(target)
  }

  /// An element on screen with a condition.
  private mutating func screen() throws(SyntaxError) -> FlowExpectation {
    if kind.endsStatement {
      throw SyntaxError("expected a text, a target or the name of an expectation", at: range)
    }
    let target = try target()
    if let condition = try condition() { return .target(target, condition) }
    if case .word(let word) = next.value {
      let words = TargetCondition.words
      throw SyntaxError(
        "expected \(words.joined(separator: ", ")) or a comma, not \(next.displayName)", at: range,
        suggestion: word.suggestion(among: words))
    }
    return target.isPlainText ? .text(target.steps[0].text ?? "") : .target(target, nil)
  }

  /// The condition that follows; nil if there is none.
  private mutating func condition() throws(SyntaxError) -> TargetCondition? {
    if consume(word: "enabled") { return .enabled(true) }
    if consume(word: "disabled") { return .enabled(false) }
    if consume(word: "shows") { return .shows(try string("a text")) }
    if consume(word: "on") { return .on(true) }
    if consume(word: "off") { return .on(false) }
    if consume(word: "selected") { return .selected }
    if consume(word: "value") { return .value(try number("the value")) }
    if consume(word: "accessory") { return .accessory(try accessory()) }
    return nil
  }

  private mutating func accessory() throws(SyntaxError) -> CellAccessoryType {
    let token = next
    let word = takeWord()
    if let type = word.flatMap(CellAccessoryType.init) { return type }
    throw SyntaxError(
      "expected one of \(TargetCondition.accessories.joined(separator: ", "))", at: token.range,
      suggestion: word.suggestion(among: TargetCondition.accessories))
  }

  /// Whether a role, a path or an outlet's name follows, rather than a word that expectations begin
  /// with or should.
  private var isNamedTarget: Bool {
    guard case .word(let word) = next.value else { return false }
    if kind(ahead: 1) == .symbol(">") || startsWithControl { return true }
    let forms = ExpectationForm.all.map(\.word)
    if startsWithName, !forms.contains(word), Touchable.Role.meant(by: word) == nil {
      return followsCondition || word.suggestion(among: forms) == nil
    }
    guard Touchable.Role.meant(by: word) != nil else { return false }
    // `tab "Home"` expects the selected tab, unless a condition follows.
    guard word == "tab" else { return true }
    let follows = peek(kind(ahead: 1) == .string ? 2 : 1)
    switch follows.value {
    case .word("enabled"), .word("disabled"), .word("shows"), .symbol(">"), .number: return true
    default: return false
    }
  }

  /// Whether the word after the next is a condition.
  private var followsCondition: Bool {
    guard case .word(let word) = peek(1).value else { return false }
    return TargetCondition.words.contains(word)
  }

  private func unknown(_ word: String, among words: [String]) -> SyntaxError {
    SyntaxError(
      "expected one of \(words.joined(separator: ", ")), or an element on screen", at: range,
      suggestion: word.suggestion(among: words + TargetSearch.words))
  }
}
