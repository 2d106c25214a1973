import BoardwalkBase

/// The statements `for`, `while` and `repeat`, and choices that are values.
extension BehaviorParser {
  /// Reads a loop; nil if something else follows.
  mutating func loop() throws(SyntaxError) -> BehaviorStatement.Action? {
    guard !reader.kind(ahead: 1).isMemberSign || isBeforeTuple else { return nil }
    if reader.isNext("for") { return try visit() }
    if reader.consume(word: "while") {
      let conditions = try loopConditions()
      return .loop(conditions, try loopBody(of: "while"), testsFirst: true)
    }
    guard reader.isNext("repeat"), reader.kind(ahead: 1) == .symbol("{") else { return nil }
    reader.skip()
    let body = try loopBody(of: "repeat")
    guard consumeContinuation("while") else {
      throw SyntaxError("expected 'while' and a condition", at: reader.range)
    }
    return .loop(try loopConditions(), body, testsFirst: false)
  }

  /// Reads the conditions of a loop, which are evaluated again for each turn: a call in them that is
  /// waited for has no statement of its own before the loop.
  private mutating func loopConditions() throws(SyntaxError) -> [Condition] {
    let calls = awaitedCalls.count
    let start = reader.range.lowerBound
    let conditions = try conditions()
    guard awaitedCalls.count == calls else {
      throw SyntaxError(
        "a condition of a loop waits for nothing: while true { guard await … else { break } }",
        at: start..<reader.lastEnd)
    }
    return conditions
  }

  /// Reads the block of a loop, in which `continue` and `break` are statements.
  private mutating func loopBody(of owner: String) throws(SyntaxError) -> [BehaviorStatement] {
    let outer = context.jumps
    context.jumps = [.continue, .break]
    defer { context.jumps = outer }
    return try block(of: owner)
  }

  /// Reads `for NAME in LIST where CONDITION { … }`, which visits the elements of a list.
  private mutating func visit() throws(SyntaxError) -> BehaviorStatement.Action {
    let place = reader.range
    reader.skip()
    var (names, conditions) = try elementNames(at: place)
    guard reader.consume(word: "in") else {
      throw SyntaxError("expected 'in' and a list: for item in items { … }", at: reader.range)
    }
    let list = try expressionBeforeBlock()
    if reader.consume(word: "where") { conditions.append(.holds(try expressionBeforeBlock())) }
    var body = try loopBody(of: "for")
    if !conditions.isEmpty {
      let choice = BehaviorStatement.Action.choose(
        [Branch(conditions: conditions, body: body)], otherwise: [])
      body = [BehaviorStatement(action: choice, range: place)]
    }
    return .visit(names, in: list, body)
  }

  /// Reads what names the elements of a loop at `place`: a name, names for the parts of a tuple, or a
  /// pattern after `case`, which is read as conditions.
  private mutating func elementNames(
    at place: Range<Int>
  ) throws(SyntaxError) -> (names: [String], conditions: [Condition]) {
    if reader.kind == .symbol("(") { return (try parameters(), []) }
    guard reader.consume(word: "case") else { return ([try name("the element").name], []) }
    let element = try value(.name(KnownNames.element), at: place)
    return ([KnownNames.element], try conditions(of: try casePattern(), for: element))
  }

  /// Reads a value before a block: a brace outside of brackets does not begin a closure.
  private mutating func expressionBeforeBlock() throws(SyntaxError) -> ValueExpression {
    let outer = context.blockBrackets
    context.blockBrackets = context.brackets
    defer { context.blockBrackets = outer }
    return try expression()
  }

  /// Whether the next brace begins a block after the value that is being read.
  var isAtBlock: Bool { reader.kind == .symbol("{") && context.blockBrackets == context.brackets }

  /// Consumes `outer:` before a loop, and returns the label; nil if something else follows.
  mutating func takeLoopLabel() -> String? {
    guard case .word(let label) = reader.next.value, reader.kind(ahead: 1) == .symbol(":") else {
      return nil
    }
    let distance = reader.distance(pastNewlinesFrom: 2)
    guard case .word(let word) = reader.peek(distance).value,
      ["for", "while", "repeat"].contains(word)
    else { return nil }
    for _ in 0..<distance { reader.skip() }
    return label
  }

  /// What `body` reads, in which jumps to the loop `label` are statements.
  mutating func inLoop<Result>(
    labeled label: String?, _ body: (inout Self) throws(SyntaxError) -> Result
  ) throws(SyntaxError) -> Result {
    guard let label, context.loopLabels.insert(label).inserted else { return try body(&self) }
    defer { context.loopLabels.remove(label) }
    return try body(&self)
  }

  /// Reads `continue` or `break` in a loop; nil if something else follows.
  mutating func jump() throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .word(let word) = reader.next.value, let jump = LoopJump(rawValue: word) else {
      return nil
    }
    let range = reader.range
    if case .word(let label) = reader.peek(1).value, context.loopLabels.contains(label) {
      reader.skip()
      reader.skip()
      return .answer(try value(.word(jump.answer(to: label)), at: range))
    }
    guard context.jumps.contains(jump), reader.kind(ahead: 1).endsStatementOrBlock else {
      return nil
    }
    reader.skip()
    return .answer(try value(.word(jump.answer), at: range))
  }

  /// Reads `if … { … } else { … }` or `switch … { … }` where a value is expected: a closure that is
  /// called at once; nil if something else follows.
  mutating func chosenValue() throws(SyntaxError) -> ValueExpression? {
    // Either word may also be a name.
    let isFollowed = [.word, .symbol("!"), .symbol("#")].contains(reader.kind(ahead: 1))
    guard reader.isNext("if") || reader.isNext("switch"), isFollowed || isBeforeTuple else {
      return nil
    }
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    let outer = beginContext()
    defer { context = outer }
    let start = reader.range
    let isSwitch = reader.isNext("switch")
    reader.skip()
    let action = isSwitch ? try cases() : try choice()
    let range = start.lowerBound..<reader.lastEnd
    let body = [BehaviorStatement(action: action, range: start)].answering
    let block = makeBlock(body, at: start)
    let closure = try value(.closure(block, using: body.usedNames), at: range)
    return try value(.call(closure, []), at: range)
  }
}

extension Token.Kind {
  /// Whether it ends a statement, or the block that the statement is in.
  var endsStatementOrBlock: Bool { endsStatement || self == .symbol("}") }

  /// Whether a word before it is the name of a value.
  var isMemberSign: Bool {
    [.symbol("="), .symbol("."), .symbol("("), .symbol("[")].contains(self)
  }
}
