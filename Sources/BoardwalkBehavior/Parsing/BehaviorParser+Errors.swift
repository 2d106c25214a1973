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
    return try task(at: reader.range)
  }

  private mutating func catchBranches() throws(SyntaxError) -> [Branch] {
    var branches: [Branch] = []
    while takesContinuation("catch") {
      let conditions = try catchConditions()
      branches.append(Branch(conditions: conditions, body: try block(of: "catch")))
    }
    return branches
  }

  /// Reads `PATTERN where CONDITION` after `catch`; nothing catches every error.
  private mutating func catchConditions() throws(SyntaxError) -> [Condition] {
    guard reader.kind != .symbol("{") else { return [] }
    let error = try value(.name(BehaviorStatement.caughtError), at: reader.range)
    var conditions: [Condition]
    if reader.isNext("let"), reader.kind(ahead: 1) == .word {
      reader.skip()
      let (name, range) = try name("the error")
      let isOfType = reader.consume(word: "as")
      let value = isOfType ? try cast(error, to: try self.name("the type")) : error
      conditions = [.binds(name, try self.value(value.form, at: range))]
    } else {
      conditions = try self.conditions(of: try casePattern(), for: error)
    }
    if reader.consume(word: "where") { conditions.append(.holds(try expression())) }
    return conditions
  }

  private func cast(
    _ value: ValueExpression, to type: (name: String, range: Range<Int>)
  ) throws(SyntaxError) -> ValueExpression {
    try self.value(.cast(value, to: type.name, at: type.range, isForced: false), at: type.range)
  }

  /// Reads the block of `Task`, which runs in the next turn; what follows a sleep runs after it.
  private mutating func task(at range: Range<Int>) throws(SyntaxError) -> BehaviorStatement.Action {
    let body = try closureStatements()
    guard body.count(where: { $0.sleep != nil }) <= Self.sleepLimit else {
      throw SyntaxError("a task sleeps at most \(Self.sleepLimit) times", at: range)
    }
    return .perform(
      VerbPhrase(
        verb: .after, subject: try value(.number(0), at: range), body: body.sleeping))
  }

  /// How often a task sleeps at most: what follows a sleep is a block inside the one before.
  private static let sleepLimit = 10

  /// Steps over `try` and `await` before a value; returns whether an error makes it nil.
  mutating func effects() -> Bool {
    var isTried = false
    while reader.isNext("try") || reader.isNext("await"), reader.kind(ahead: 1) != .symbol(".") {
      reader.skip()
      if reader.consume(symbol: "?") { isTried = true }
      _ = reader.consume(symbol: "!")
    }
    return isTried
  }
}

extension [BehaviorStatement] {
  /// The statements of a task: those after `Task.sleep` are performed when it ends.
  fileprivate var sleeping: [BehaviorStatement] {
    guard let index = firstIndex(where: { $0.sleep != nil }), let seconds = self[index].sleep else {
      return self
    }
    let rest = Array(self[(index + 1)...]).sleeping
    let after = BehaviorStatement(
      action: .perform(VerbPhrase(verb: .after, subject: seconds, body: rest)),
      range: self[index].range)
    return self[..<index] + [after]
  }
}

extension BehaviorStatement {
  private var evaluated: ValueExpression? {
    switch action {
    case .evaluate(let value), .answer(.some(let value)): value
    default: nil
    }
  }

  /// The seconds for which a task sleeps: `Task.sleep(for: .seconds(2))`; nil for another statement.
  fileprivate var sleep: ValueExpression? {
    // The last statement of a closure is its value.
    guard var value = evaluated else { return nil }
    if case .tried(let inner) = value.form { value = inner }
    guard case .call(let callee, let arguments) = value.form,
      case .member(let type, "sleep", at: _) = callee.form, type.form == .name("Task"),
      let argument = arguments.first
    else { return nil }
    let unit: Double =
      switch argument.label {
      case "nanoseconds": 1e9
      case "seconds": 1
      default: argument.value.lastName == "milliseconds" ? 1000 : 1
      }
    var time = argument.value
    if case .call(_, let parts) = time.form, let part = parts.first { time = part.value }
    let divisor = ValueExpression(form: .real(unit), range: time.range)
    return ValueExpression(form: .binary(.divided, time, divisor), range: time.range)
  }
}
