import BoardwalkBehavior

/// Loops.
extension Interpreter {
  /// The number of expressions that a turn of a loop counts as, in addition to those that it
  /// evaluates: an estimate of the work for its names and its statements.
  private static let turnWork = 50

  /// Counts a turn of a loop: without this, loops inside each other would take long to reach the limit.
  func countTurn(on simulation: inout Simulation) throws(Fault) {
    try count(Self.turnWork, on: &simulation)
  }

  /// The elements that a loop over `list` visits.
  mutating func elements(
    of list: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> [Value] {
    let value = try value(of: list, on: &simulation)
    guard let elements = value.sequence else {
      throw Fault("a loop visits the elements of a list, not \(value.typeDescription)")
    }
    return elements
  }

  /// Does `body` for each of `elements`, which get the names `parameters`; returns the answer that
  /// ends the method around the loop, if there is one.
  mutating func visit(
    _ parameters: [String], in elements: [Value], _ body: [BehaviorStatement], label: String?,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    let outer = scope(hiding: parameters)
    defer { leave(outer) }
    for element in elements {
      try countTurn(on: &simulation)
      name(element, by: parameters)
      guard let answer = try perform(body, on: &simulation) else { continue }
      switch LoopJump(answer, label: label) {
      case .continue: continue
      case .break: return nil
      case nil: return answer
      }
    }
    return nil
  }

  /// Does `body` as long as `conditions` hold, at least once unless `testsFirst`; returns the answer
  /// that ends the method around the loop, if there is one.
  mutating func loop(
    while conditions: [Condition], testsFirst: Bool, _ body: [BehaviorStatement], label: String?,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    let outer = scope(saving: conditions.compactMap(\.name))
    defer { leave(outer) }
    var tests = testsFirst
    while true {
      try countTurn(on: &simulation)
      leave(outer)
      if tests, try !hold(conditions, on: &simulation) { return nil }
      tests = true
      guard let answer = try perform(body, on: &simulation) else { continue }
      switch LoopJump(answer, label: label) {
      case .continue: continue
      case .break: return nil
      case nil: return answer
      }
    }
  }

  /// Gives `element`, or its parts if there are several, the names `parameters`.
  mutating func name(_ element: Value, by parameters: [String]) {
    let values = parameters.count > 1 ? element.tupleParts ?? [element] : [element]
    for (parameter, value) in zip(parameters, values) { names[parameter] = value }
  }
}

/// Loops of tasks, which sleep in them.
extension Interpreter {
  /// The statements for the first element of the loop `statement` of a task; the loop goes on with the
  /// others in `frame`. No statements if it has no elements.
  mutating func visitFirst(
    of statement: BehaviorStatement, _ frame: inout TaskFrame, on simulation: inout Simulation
  ) throws(Fault) -> TaskFrame {
    guard case .visit(let parameters, in: let list, let body) = statement.action,
      case let elements = try elements(of: list, on: &simulation), let first = elements.first
    else { return TaskFrame(statements: [], names: names, owner: owner) }
    try count(elements.count, on: &simulation)
    let others = "others \(statement.range.lowerBound)"
    names[others] = .list(Array(elements.dropFirst()))
    var loop = statement
    loop.action = .visit(parameters, in: .named(others), body)
    frame.statements = [loop] + frame.statements
    let outer = names
    defer { names = outer }
    name(first, by: parameters)
    return TaskFrame(
      role: .loop(own: Set(parameters + [others])), statements: body[...], names: names,
      owner: owner)
  }

  /// The statements for one turn of the loop `statement` of a task, which goes on in `frame`. No
  /// statements if its conditions do not hold.
  mutating func firstTurn(
    of statement: BehaviorStatement, _ frame: inout TaskFrame, on simulation: inout Simulation
  ) throws(Fault) -> TaskFrame {
    guard case .loop(let conditions, let body, testsFirst: let testsFirst) = statement.action else {
      return TaskFrame(statements: [], names: names, owner: owner)
    }
    let own = conditions.compactMap(\.name)
    let outer = scope(saving: own)
    if testsFirst, try !hold(conditions, on: &simulation) {
      leave(outer)
      return TaskFrame(statements: [], names: names, owner: owner)
    }
    let inner = names
    leave(outer)
    var loop = statement
    loop.action = .loop(conditions, body, testsFirst: true)
    frame.statements = [loop] + frame.statements
    return TaskFrame(
      role: .loop(own: Set(own)), statements: body[...], names: inner, owner: owner)
  }
}

extension LoopJump {
  /// The statement that returned `answer` and jumps to the loop with `label`; nil if another one did.
  init?(_ answer: Value, label: String?) {
    guard case .word(let word) = answer,
      let jump = Self.allCases.first(where: { jump in
        jump.answer == word || label.map { jump.answer(to: $0) } == word
      })
    else { return nil }
    self = jump
  }
}
