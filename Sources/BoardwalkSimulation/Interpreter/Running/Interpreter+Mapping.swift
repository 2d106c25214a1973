import BoardwalkBehavior

/// `map` and `filter` over lists with one value for each element, and `map` of optional values.
extension Interpreter {
  /// The member `key` of each element of `list`; nil if it is no list.
  mutating func map(
    _ key: String, _ list: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard case .list(let values) = try value(of: list, on: &simulation) else { return .nil }
    var results: [Value] = []
    for value in values {
      try count(1, on: &simulation)
      results.append(try member(key, of: value, on: &simulation))
    }
    return try checked(.list(results), on: &simulation)
  }

  mutating func filter(
    _ name: String, _ list: ValueExpression, _ condition: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let whole = try value(of: list, on: &simulation)
    guard let values = whole.sequence else { return .nil }
    let outer = names[name]
    defer { names[name] = outer }
    var result: [Value] = []
    for value in values {
      names[name] = value
      if try holds(condition, on: &simulation) { result.append(value) }
    }
    return whole.holding(result)
  }

  mutating func transform(
    _ name: String, _ list: ValueExpression, _ value: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let whole = try self.value(of: list, on: &simulation)
    let isElement = isOptional(list) || whole.sequence == nil
    guard whole != .nil, let values = isElement ? [whole] : whole.sequence else { return .nil }
    let outer = names[name]
    defer { names[name] = outer }
    var result: [Value] = []
    for element in values {
      names[name] = element
      result.append(try self.value(of: value, on: &simulation))
    }
    // The `map` of an optional value.
    if isElement, let result = result.first { return result }
    return try checked(.list(result), on: &simulation)
  }

  /// Whether `value` is optional in Swift, so that its `map` gets the value and no elements.
  func isOptional(_ value: ValueExpression) -> Bool {
    if case .name(let name) = value.form { optionalNames.contains(name) } else { value.isOptional }
  }
}
