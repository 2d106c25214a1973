import BoardwalkBase

/// Errors that code throws and catches, and what takes time.
extension BehaviorParser {
  /// Reads `do { … } catch { … }`, `defer { … }` or `Task { … }`; nil if something else follows.
  mutating func errorHandling() throws(SyntaxError) -> BehaviorStatement.Action? {
    guard reader.kind(ahead: 1) == .symbol("{") else { return nil }
    if reader.consume(word: "do") {
      let body = try block(of: "do")
      return .attempt(body, catching: try catchBranches())
    }
    if reader.consume(word: "defer") { return .atEnd(try block(of: "defer")) }
    guard reader.consume(word: "Task") else { return nil }
    // The next turn performs the block.
    return .perform(VerbPhrase(verb: .after, body: try closureStatements()))
  }

  private mutating func catchBranches() throws(SyntaxError) -> [Branch] {
    var branches: [Branch] = []
    while consumeContinuation("catch") {
      // Without a pattern it catches every error.
      let conditions =
        reader.kind == .symbol("{")
        ? []
        : try alternatives { parser throws(SyntaxError) in try parser.errorConditions() }
      branches.append(Branch(conditions: conditions, body: try block(of: "catch")))
    }
    return branches
  }

  /// Reads a pattern after `catch`, the conditions for the error.
  private mutating func errorConditions() throws(SyntaxError) -> [Condition] {
    let error = try value(.name(BehaviorStatement.caughtError), at: reader.range)
    guard reader.isNext("let"), case .word(let word) = reader.peek(1).value, !word.contains(".")
    else { return try conditions(of: try casePattern(), for: error) }
    reader.skip()
    let (name, range) = try name("the error")
    let isOfType = reader.consume(word: "as")
    let value = isOfType ? try cast(error, to: try self.name("the type")) : error
    return [.binds(name, try self.value(value.form, at: range))]
  }

  private func cast(
    _ value: ValueExpression, to type: (name: String, range: Range<Int>)
  ) throws(SyntaxError) -> ValueExpression {
    try self.value(.cast(value, to: type.name, at: type.range, isForced: false), at: type.range)
  }

  /// The statement that `precondition(CONDITION, MESSAGE)` is: the app ends if the condition does not
  /// hold; nil for another call.
  func precondition(_ call: ValueExpression) -> BehaviorStatement.Action? {
    guard case .call(let callee, let arguments) = call.form, let condition = arguments.first?.value,
      [.name("precondition"), .name("assert")].contains(callee.form), !isOwnCall(call)
    else { return nil }
    var failure = VerbPhrase(
      verb: .throw, subject: ValueExpression(form: .text("Fatal error"), range: callee.range))
    failure.options = arguments.dropFirst().prefix(1).map {
      NamedOption(name: "reason", value: $0.value, range: $0.value.range)
    }
    let body = [BehaviorStatement(action: .perform(failure), range: call.range)]
    return .require([.holds(condition)], otherwise: body)
  }

  /// Steps over `try` and `await` before a value; nil without one.
  mutating func takeEffects() -> ValueEffects? {
    var effects = ValueEffects()
    let start = reader.lastEnd
    while reader.isNext("try") || reader.isNext("await"), reader.kind(ahead: 1) != .symbol(".") {
      effects.isAwaited = effects.isAwaited || reader.isNext("await")
      reader.skip()
      if reader.consume(symbol: "?") { effects.isTried = true }
      _ = reader.consume(symbol: "!")
    }
    return reader.lastEnd > start ? effects : nil
  }

  /// Reads the value that follows `effects`.
  mutating func value(
    after effects: ValueEffects, from start: Int
  ) throws(SyntaxError) -> ValueExpression {
    let outer = self.effects
    self.effects.isAwaited = outer.isAwaited || effects.isAwaited
    self.effects.isTried = outer.isTried || effects.isTried
    defer { self.effects = outer }
    let value = try expression()
    return effects.isTried ? try self.value(.tried(value), at: start..<reader.lastEnd) : value
  }

  /// The value of `call`: if it is one of a method of the file's that is waited for, its own statement
  /// before the current one performs it, and the value is a name for its result.
  mutating func awaited(_ call: ValueExpression) throws(SyntaxError) -> ValueExpression {
    guard effects.isAwaited, isOwnCall(call) else { return call }
    let name = "await \(awaitedCalls.count + 1)"
    let performed = effects.isTried ? try value(.tried(call), at: call.range) : call
    awaitedCalls.append(BehaviorStatement(action: .name(name, performed), range: call.range))
    return try value(.name(name), at: call.range)
  }

  /// Reads a statement, or the declarations of a tuple, after the calls in it that are waited for.
  mutating func statementWithAwaitedCalls() throws(SyntaxError) -> [BehaviorStatement] {
    let outer = (effects, awaitedCalls)
    (effects, awaitedCalls) = (ValueEffects(), [])
    defer { (effects, awaitedCalls) = outer }
    if ["struct", "enum", "class", "final", "actor"].contains(where: reader.isNext),
      reader.kind(ahead: 1) == .word, try valueType()
    {
      return []
    }
    let declarations = try tupleDeclaration()
    var statements = if let declarations { declarations } else { [try statement()] }
    if let last = awaitedCalls.last, case .name(let name, let call) = last.action,
      let direct = statements[0].action.replacing(name, by: call)
    {
      statements[0].action = direct
      awaitedCalls.removeLast()
    }
    // A method that is a statement returns nothing: `return tableView.reloadData()`.
    if case .answer(let value?) = statements[0].action, let action = try swiftCall(value) {
      let range = statements[0].range
      statements = [action, .answer(nil)].map { BehaviorStatement(action: $0, range: range) }
    }
    return awaitedCalls + statements
  }
}

/// The words of Swift before a value that say how errors in it and its time are dealt with.
struct ValueEffects {
  /// Whether it is waited for: `await`.
  var isAwaited = false

  /// Whether an error makes it nil: `try?`.
  var isTried = false
}

extension BehaviorStatement.Action {
  /// The same action with the value `call` instead of `name`, if that is its value; nil otherwise.
  fileprivate func replacing(_ name: String, by call: ValueExpression) -> Self? {
    func isName(_ value: ValueExpression) -> Bool {
      if case .tried(let inner) = value.form { return inner.form == .name(name) }
      return value.form == .name(name)
    }
    switch self {
    case .name(let other, let value) where isName(value): return .name(other, call)
    case .assign(let value, to: let place) where isName(value): return .assign(call, to: place)
    case .answer(let value?) where isName(value): return .answer(call)
    case .evaluate(let value) where isName(value): return .evaluate(call)
    default: return nil
    }
  }
}
