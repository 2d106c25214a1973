import BoardwalkBase

/// The statement `switch`.
extension BehaviorParser {
  /// Reads `VALUE { case … }`: a choice between the cases, of which the first that matches is
  /// performed.
  mutating func cases() throws(SyntaxError) -> BehaviorStatement.Action {
    let subject = try expression()
    let brace = try openBlock(of: "switch")
    try enter(orFail: "blocks are nested too deeply here")
    // `break` ends the choice, and not the loop around it.
    let hasBreak = context.jumps.remove(.break) != nil
    defer {
      depth -= 1
      if hasBreak { context.jumps.insert(.break) }
    }
    // What has a name is read for each case; anything else is evaluated once, under a name of its own.
    let value =
      subject.isRepeatable ? subject : try self.value(.name(Self.examined), at: subject.range)
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
    let body = [.name(Self.examined, subject), choice].map {
      BehaviorStatement(action: $0, range: subject.range)
    }
    return .choose([Branch(conditions: [always], body: body)], otherwise: [])
  }

  /// The name of the value that patterns examine, if it has no other.
  private static let examined = "switch"

  /// The conditions under which `value` matches `pattern`, which may examine it several times; it is
  /// evaluated once.
  func conditions(
    of pattern: CasePattern, evaluating value: ValueExpression
  ) throws(SyntaxError) -> [Condition] {
    if value.isRepeatable { return try conditions(of: pattern, for: value) }
    // In a tuple the value may be nil, too.
    let tuple = try self.value(.name(KnownNames.tuple), at: value.range)
    let whole = try self.value(.call(tuple, [.init(value: value)]), at: value.range)
    let name = try self.value(.name(Self.examined), at: value.range)
    let part = try self.value(.member(name, "0", at: value.range), at: value.range)
    return [.binds(Self.examined, whole)] + (try conditions(of: pattern, for: part))
  }

  /// Reads `case A, B where CONDITION:`, the conditions for `value`.
  private mutating func caseConditions(
    _ value: ValueExpression
  ) throws(SyntaxError) -> [Condition] {
    guard reader.consume(word: "case") else {
      throw SyntaxError(
        "expected case or default, not \(reader.next.displayName)", at: reader.range)
    }
    let conditions = try alternatives { parser throws(SyntaxError) in
      try parser.conditions(of: try parser.casePattern(), for: value)
    }
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
        if !consumeBreak() { statements += try statementWithAwaitedCalls() }
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

  private mutating func consumeBreak() -> Bool {
    reader.kind(ahead: 1).endsStatementOrBlock && reader.consume(word: "break")
  }
}

extension ValueExpression {
  /// Whether it may be evaluated several times: no call is in it.
  fileprivate var isRepeatable: Bool {
    guard isPlace else { return false }
    var calls = false
    forEachPart { calls = calls || $0.isCall }
    return !calls
  }
}
