import BoardwalkBase

/// The statement `switch`.
extension BehaviorParser {
  /// Reads `VALUE { case … }`: a choice between the cases, of which the first that matches is
  /// performed.
  mutating func cases() throws(SyntaxError) -> BehaviorStatement.Action {
    let subject = try expression()
    let brace = try openBlock(of: "switch")
    try enter(orFail: "blocks are nested too deeply here")
    defer { depth -= 1 }
    // What has a name is evaluated for each case; anything else once, under a name of its own.
    let value = subject.isPlace ? subject : try self.value(.name("switch"), at: subject.range)
    var branches: [Branch] = []
    var otherwise: [BehaviorStatement] = []
    skipNewlines()
    while !reader.consume(symbol: "}") {
      guard !isAtMissingBrace else {
        throw SyntaxError("the block of switch is not closed", at: brace)
      }
      if reader.consume(word: "default") {
        try colon()
        otherwise = caseBody()
      } else {
        let conditions = try caseConditions(value)
        branches.append(Branch(conditions: conditions, body: caseBody()))
      }
    }
    let choice = BehaviorStatement.Action.choose(branches, otherwise: otherwise)
    guard value != subject else { return choice }
    let always = Condition.holds(try self.value(.bool(true), at: subject.range))
    let body = [.name("switch", subject), choice].map {
      BehaviorStatement(action: $0, range: subject.range)
    }
    return .choose([Branch(conditions: [always], body: body)], otherwise: [])
  }

  /// Reads `case A, B where CONDITION:`, the conditions for `value`.
  private mutating func caseConditions(
    _ value: ValueExpression
  ) throws(SyntaxError) -> [Condition] {
    guard reader.consume(word: "case") else {
      throw SyntaxError(
        "expected case or default, not \(reader.next.displayName)", at: reader.range)
    }
    var conditions = try self.conditions(of: try casePattern(), for: value)
    while reader.consume(symbol: ",") {
      skipNewlines()
      let next = try self.conditions(of: try casePattern(), for: value)
      conditions = [.holds(try either(conditions, next, at: reader.range))]
    }
    if reader.consume(word: "where") { conditions.append(.holds(try expression())) }
    try colon()
    return conditions
  }

  private mutating func colon() throws(SyntaxError) {
    guard reader.consume(symbol: ":") else {
      throw SyntaxError("expected ':' after the case", at: reader.range)
    }
  }

  /// Reads statements up to the next case; `break` is none.
  private mutating func caseBody() -> [BehaviorStatement] {
    var statements: [BehaviorStatement] = []
    skipNewlines()
    while !isAtCaseEnd {
      let start = reader
      do {
        if !takesBreak() { statements.append(try statement()) }
        try endLine()
      } catch {
        report(error)
        skipStatement(from: start)
      }
      if reader.lastEnd == start.lastEnd, !isAtCaseEnd { reader.skip() }
      skipNewlines()
    }
    return statements
  }

  private var isAtCaseEnd: Bool {
    reader.kind == .symbol("}") || isAtMissingBrace || reader.isNext("case")
      || reader.isNext("default") && reader.kind(ahead: 1) == .symbol(":")
  }

  private mutating func takesBreak() -> Bool {
    reader.isNext("break")
      && (reader.kind(ahead: 1).endsStatement || reader.kind(ahead: 1) == .symbol("}"))
      && reader.consume(word: "break")
  }
}
