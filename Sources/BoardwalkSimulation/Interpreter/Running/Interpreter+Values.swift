import BoardwalkBehavior

/// Evaluation of expressions.
extension Interpreter {
  mutating func value(
    of expression: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch expression.form {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .bool(let bool): return .bool(bool)
    case .nil: return .nil
    case .word(let word): return .word(word)
    case .template(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .value(let value): text += try self.value(of: value, on: &simulation).text
        }
      }
      return try ValueLimits.checked(.text(text))
    case .list(let elements):
      var values: [Value] = []
      for element in elements { values.append(try value(of: element, on: &simulation)) }
      return try ValueLimits.checked(.list(values))
    case .record(let fields):
      var record: [String: Value] = [:]
      for field in fields { record[field.name] = try value(of: field.value, on: &simulation) }
      return try ValueLimits.checked(.record(record))
    case .name(let name): return try named(name, on: &simulation)
    case .member(let base, let name, _):
      return try member(name, of: try unwrapped(base, on: &simulation), on: &simulation)
    case .element(let list, let index):
      let list = try value(of: list, on: &simulation)
      return try element(at: try value(of: index, on: &simulation), of: list)
    case .call(let callee, let arguments):
      return try call(callee, with: arguments, on: &simulation)
    case .not(let value): return .bool(!(try holds(value, on: &simulation)))
    case .negative(let value):
      guard case .number(let number) = try self.value(of: value, on: &simulation) else {
        throw Fault("only a number can be negated")
      }
      return .number(-number)
    case .binary(let joining, let left, let right):
      return try binary(joining, left, right, on: &simulation)
    case .choice(let condition, let first, let second):
      return try value(of: try holds(condition, on: &simulation) ? first : second, on: &simulation)
    case .cast(let value, let name, _, let isForced):
      return try cast(
        try self.value(of: value, on: &simulation), to: name, isForced, on: &simulation)
    case .map(let key, let list):
      guard case .list(let values) = try value(of: list, on: &simulation) else { return .nil }
      var results: [Value] = []
      for value in values { results.append(try member(key, of: value, on: &simulation)) }
      return .list(results)
    case .filter(let name, let list, let condition):
      return try filter(name, list, condition, on: &simulation)
    case .instantiate(let identifier, let storyboard):
      let identifier = try value(of: identifier, on: &simulation).text
      let from = try storyboard.map { storyboard throws(Fault) in
        try value(of: storyboard, on: &simulation).text
      }
      return Value(simulation.instantiateController(identifier, from: from, for: id))
    }
  }

  private mutating func filter(
    _ name: String, _ list: ValueExpression, _ condition: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard case .list(let values) = try value(of: list, on: &simulation) else { return .nil }
    let outer = names[name]
    defer { names[name] = outer }
    var result: [Value] = []
    for value in values {
      names[name] = value
      if try holds(condition, on: &simulation) { result.append(value) }
    }
    return .list(result)
  }

  func element(at index: Value, of list: Value) throws(Fault) -> Value {
    switch (list, index) {
    case (.nil, _): return .nil
    case (.list(let values), .number):
      guard let place = index.integer else { throw Fault("an index must be a whole number") }
      guard values.indices.contains(place) else {
        throw .outOfBounds(place, count: values.count)
      }
      return values[place]
    case (.record(let fields), .text(let name)): return fields[name] ?? .nil
    default: throw Fault("\(list.sort) has no element at \(index.sort)")
    }
  }

  private mutating func binary(
    _ joining: ValueExpression.Operator, _ left: ValueExpression, _ right: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch joining {
    case .and:
      return .bool(try holds(left, on: &simulation) ? try holds(right, on: &simulation) : false)
    case .or:
      return .bool(try holds(left, on: &simulation) ? true : try holds(right, on: &simulation))
    case .otherwise:
      let first = try value(of: left, on: &simulation)
      return first == .nil ? try value(of: right, on: &simulation) : first
    default:
      let first = try value(of: left, on: &simulation)
      return try Arithmetic.result(joining, first, try value(of: right, on: &simulation))
    }
  }

  private func cast(
    _ value: Value, to name: String, _ isForced: Bool, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    // UIPinchGestureRecognizer is a UIGestureRecognizer.
    if case .object(let className, _) = value, name.hasPrefix("UI"),
      !className.hasSuffix(name.dropFirst(2))
    {
      guard isForced else { return .nil }
      throw Fault(
        "Could not cast value of type '\(className)' to '\(name)'.", name: "SIGABRT")
    }
    guard case .controller(let other) = value else {
      guard isForced, value == .nil else { return value }
      throw Fault(
        "Fatal error: Unexpectedly found nil while unwrapping an Optional value", name: "SIGABRT")
    }
    if script.isKind(simulation[other], of: name) { return value }
    if isForced { simulation.failCast(of: other, to: name) }
    return .nil
  }

  /// What an expression is worth that speaks of nothing but itself; nil for any other.
  static func constant(_ expression: ValueExpression) -> Value {
    switch expression.form {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .word(let word): .word(word)
    case .list(let values): .list(values.map(constant))
    case .record(let fields):
      .record(
        Dictionary(
          fields.map { ($0.name, constant($0.value)) }, uniquingKeysWith: { _, last in last }))
    case .negative(let value):
      if case .number(let number) = constant(value) { .number(-number) } else { .nil }
    case .binary(let joining, let left, let right):
      (try? Arithmetic.result(joining, constant(left), constant(right))) ?? .nil
    case .call(let callee, let arguments):
      if case .name(let name) = callee.form {
        (try? PureFunction.answer(name, with: arguments.map { constant($0.value) })) ?? .nil
      } else {
        .nil
      }
    default: .nil
    }
  }
}
