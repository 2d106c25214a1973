/// Statements of tasks that take time.
extension BehaviorStatement {
  /// The value that it is or gives a name or a place.
  private var value: ValueExpression? {
    switch action {
    case .name(_, let value), .assign(let value, to: _), .evaluate(let value),
      .answer(.some(let value)):
      value
    default: nil
    }
  }

  /// The call that it consists of, without `try?`, which `isTried` notes.
  package var call: (callee: ValueExpression, arguments: [ValueExpression.Argument], isTried: Bool)?
  {
    guard var value else { return nil }
    var isTried = false
    if case .tried(let inner) = value.form { (value, isTried) = (inner, true) }
    guard case .call(let callee, let arguments) = value.form else { return nil }
    return (callee, arguments, isTried)
  }

  /// The seconds for which a task sleeps: `Task.sleep(for: .seconds(2))`; nil for another statement.
  package var sleep: ValueExpression? {
    guard let (callee, arguments, _) = call,
      case .member(let type, "sleep", at: _) = callee.form, type.form == .name("Task"),
      let argument = arguments.first
    else { return nil }
    let unit = [argument.label, argument.value.lastWord].lazy
      .compactMap { $0.flatMap { TimeUnit.perSecond[$0] } }.first
    var time = argument.value
    if case .call(_, let parts) = time.form, let part = parts.first { time = part.value }
    let divisor = ValueExpression(form: .real(unit ?? 1), range: time.range)
    return ValueExpression(form: .binary(.divided, time, divisor), range: time.range)
  }

  /// The statements inside it that the same task performs.
  fileprivate var inner: [[BehaviorStatement]] {
    switch action {
    case .choose, .require, .attempt, .visit, .loop: blocks
    case .name, .assign, .answer, .evaluate, .perform, .atEnd: []
    }
  }
}

extension ValueExpression {
  /// The word that it is or calls: `milliseconds` of `.milliseconds(300)`.
  fileprivate var lastWord: String? {
    switch form {
    case .word(let word): word
    case .call(let callee, _): callee.lastWord
    default: lastName
    }
  }
}

extension [BehaviorStatement] {
  /// The names of the methods that it may wait for.
  package var calledNames: Set<String> {
    reduce(into: []) { names, statement in
      if let name = statement.call?.callee.lastName { names.insert(name) }
      for block in statement.inner { names.formUnion(block.calledNames) }
    }
  }

  /// Whether it sleeps, or calls one of the methods `names`.
  package func waits(for names: Set<String>) -> Bool {
    contains { statement in
      statement.sleep != nil || statement.call?.callee.lastName.map(names.contains) == true
        || statement.inner.contains { $0.waits(for: names) }
    }
  }
}
