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
