import BoardwalkBehavior

/// Loops, which visit the elements of a list.
extension Interpreter {
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
    _ parameters: [String], in elements: [Value], _ body: [BehaviorStatement],
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    let outer = (names, fields)
    defer {
      for parameter in parameters { names[parameter] = outer.0[parameter] }
      showFields(outer.1)
    }
    for parameter in parameters { hideField(parameter) }
    for element in elements {
      try count(1, on: &simulation)
      name(element, by: parameters)
      guard let answer = try perform(body, on: &simulation) else { continue }
      switch LoopJump(answer) {
      case .continue: continue
      case .break: return nil
      case nil: return answer
      }
    }
    return nil
  }

  /// Gives `element`, or its parts if there are several, the names `parameters`.
  mutating func name(_ element: Value, by parameters: [String]) {
    let values = parameters.count > 1 ? element.tupleParts ?? [element] : [element]
    for (parameter, value) in zip(parameters, values) { names[parameter] = value }
  }

  /// The statements for the first element of the loop `statement` of a task, which sleeps in it; the
  /// loop goes on with the others in `frame`. No statements if it has no elements.
  mutating func visitFirst(
    of statement: BehaviorStatement, _ frame: inout TaskFrame, on simulation: inout Simulation
  ) throws(Fault) -> TaskFrame {
    guard case .visit(let parameters, in: let list, let body) = statement.action,
      case let elements = try elements(of: list, on: &simulation), let first = elements.first
    else { return TaskFrame(statements: [], names: names, owner: owner) }
    try count(elements.count, on: &simulation)
    let others = "others \(statement.range.lowerBound)"
    frame.names = names
    frame.names[others] = .list(Array(elements.dropFirst()))
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
}

extension LoopJump {
  /// The statement that returned `answer`; nil if another one did.
  init?(_ answer: Value) {
    guard case .word(let word) = answer,
      let jump = Self.allCases.first(where: { $0.answer == word })
    else { return nil }
    self = jump
  }
}
