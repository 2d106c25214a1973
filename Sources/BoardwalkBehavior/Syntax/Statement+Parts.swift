extension BehaviorStatement {
  /// The values that it holds, in the order of the text, without those in its blocks.
  package var values: [ValueExpression] {
    switch action {
    case .name(_, let value), .evaluate(let value): [value]
    case .assign(let value, to: let place): [value, place]
    case .choose(let branches, otherwise: _), .attempt(_, catching: let branches):
      branches.flatMap { $0.conditions.map(\.value) }
    case .require(let conditions, otherwise: _), .loop(let conditions, _, testsFirst: _):
      conditions.map(\.value)
    case .answer(let value): [value].compactMap { $0 }
    case .perform(let command):
      [command.subject].compactMap { $0 } + command.phrases.map(\.value)
        + command.options.map(\.value)
    case .visit(_, in: let list, _): [list]
    case .atEnd: []
    }
  }

  /// The values that its conditions examine and give names, and the list whose elements get one.
  package var bindings: [(name: String, value: ValueExpression)] {
    if case .visit(let names, in: let list, _) = action { return names.map { ($0, list) } }
    let conditions: [Condition] =
      switch action {
      case .choose(let branches, otherwise: _), .attempt(_, catching: let branches):
        branches.flatMap(\.conditions)
      case .require(let conditions, otherwise: _), .loop(let conditions, _, testsFirst: _):
        conditions
      default: []
      }
    return conditions.compactMap { condition in condition.name.map { ($0, condition.value) } }
  }

  /// The names that it or its conditions give.
  package var boundNames: [String] {
    switch action {
    case .choose(let branches, otherwise: _):
      branches.flatMap { $0.conditions.compactMap(\.name) }
    case .attempt(_, catching: let branches):
      [Self.caughtError] + branches.flatMap { $0.conditions.compactMap(\.name) }
    case .require(let conditions, otherwise: _), .loop(let conditions, _, testsFirst: _):
      conditions.compactMap(\.name)
    case .name(let name, _): [name]
    case .visit(let names, in: _, _): names
    case .assign, .answer, .evaluate, .perform, .atEnd: []
    }
  }

  /// The name of the error in a branch of `do` that gives it none.
  package static let caughtError = "error"

  /// The blocks that it holds, in the order of the text.
  package var blocks: [[BehaviorStatement]] {
    switch action {
    case .choose(let branches, let otherwise): branches.map(\.body) + [otherwise]
    case .require(_, let otherwise): [otherwise]
    case .perform(let command): [command.body, command.then].compactMap { $0 }
    case .attempt(let body, catching: let branches): [body] + branches.map(\.body)
    case .atEnd(let body), .visit(_, in: _, let body), .loop(_, let body, testsFirst: _): [body]
    case .name, .assign, .answer, .evaluate: []
    }
  }
}

extension [BehaviorStatement] {
  /// The values that the statements hold, also in their blocks.
  var values: [ValueExpression] {
    flatMap { statement in statement.values + statement.blocks.flatMap(\.values) }
  }

  /// The names that the values of the statements mention.
  var usedNames: Set<String> {
    var names: Set<String> = []
    forEachValue { if case .name(let name) = $0.form { names.insert(name) } }
    return names
  }

  /// Calls `visit` with each statement, before those in its blocks and, if `inClosures`, in its
  /// closures.
  package func forEachStatement(
    inClosures: Bool = true, _ visit: (BehaviorStatement) -> Void
  ) {
    for statement in self {
      visit(statement)
      for block in statement.blocks { block.forEachStatement(inClosures: inClosures, visit) }
      guard inClosures else { continue }
      for value in statement.values { value.forEachClosure { $0.body.forEachStatement(visit) } }
    }
  }

  /// Calls `visit` with each value, before its parts.
  package func forEachValue(_ visit: (ValueExpression) -> Void) {
    for value in values { value.forEachPart(visit) }
  }
}

extension ClassBehavior {
  /// The statements of its blocks and handlers, body by body.
  package var bodies: [[BehaviorStatement]] {
    (blocks + setters).map(\.body) + handlers.map(\.body)
  }
}

extension ValueExpression {
  /// The values that it is made of, in the order of the text.
  package var parts: [ValueExpression] { form.parts }

  /// Calls `visit` with it and with all that it is made of, each before its parts, and, if
  /// `inClosures`, with those of the closures in it.
  package func forEachPart(inClosures: Bool = true, _ visit: (ValueExpression) -> Void) {
    visit(self)
    if !inClosures, case .closure = form { return }
    for part in parts { part.forEachPart(inClosures: inClosures, visit) }
  }

  /// Calls `visit` with each closure in it that is in no other one.
  fileprivate func forEachClosure(_ visit: (NamedBlock) -> Void) {
    if case .closure(let block, using: _) = form { return visit(block) }
    for part in parts { part.forEachClosure(visit) }
  }
}

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

  /// The seconds for which a task sleeps: `Task.sleep(for: .seconds(2))`; nil for another
  /// statement.
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
