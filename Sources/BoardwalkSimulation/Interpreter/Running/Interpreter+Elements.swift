import BoardwalkBehavior

/// Calls on lists with a closure: `items.first { $0.isDone }`.
extension Interpreter {
  /// The answer of `list` to `method`, which calls `closure` for its elements; `initial` is the
  /// value that `reduce` begins with.
  func call(
    _ method: ElementMethod, on list: [Value], _ closure: Value, initial: Value?,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch method {
    case .contains: return .bool(try !chosen(by: closure, from: list, on: &simulation).isEmpty)
    case .count:
      return .number(Double(try chosen(by: closure, from: list, on: &simulation).count))
    case .allSatisfy:
      return .bool(try chosen(by: closure, from: list, on: &simulation).count == list.count)
    case .first: return try chosen(by: closure, from: list, on: &simulation).first?.value ?? .nil
    case .last: return try chosen(by: closure, from: list, on: &simulation).last?.value ?? .nil
    case .firstIndex, .lastIndex:
      let chosen = try chosen(by: closure, from: list, on: &simulation)
      let found = method == .firstIndex ? chosen.first : chosen.last
      return found.map { .number(Double($0.index)) } ?? .nil
    case .filter: return .list(try chosen(by: closure, from: list, on: &simulation).map(\.value))
    case .removeAll:
      let removed = Set(try chosen(by: closure, from: list, on: &simulation).map(\.index))
      return .list(list.indices.filter { !removed.contains($0) }.map { list[$0] })
    case .mapValues:
      var pairs: [Value] = []
      for (key, value) in list.compactMap(\.pair) {
        pairs.append(.tuple([key, try answer(of: closure, to: [value], on: &simulation)]))
      }
      return .list(pairs)
    case .map: return .list(try results(of: closure, for: list, on: &simulation))
    case .compactMap:
      return .list(try results(of: closure, for: list, on: &simulation).filter { $0 != .nil })
    case .flatMap:
      return .list(try results(of: closure, for: list, on: &simulation).flatMap(\.elements))
    case .forEach:
      _ = try results(of: closure, for: list, on: &simulation)
      return .nil
    case .min: return try sorted(list, by: closure, on: &simulation).first ?? .nil
    case .max: return try sorted(list, by: closure, on: &simulation).last ?? .nil
    case .reduce:
      var result = initial ?? .nil
      for element in list {
        result = try answer(of: closure, to: [result, element], on: &simulation)
      }
      return result
    case .sort, .sorted: return .list(try sorted(list, by: closure, on: &simulation))
    }
  }

  /// The value that `closure`, which changes its first parameter, has made of `initial` after all of
  /// `list`: `words.reduce(into: [:]) { counts, word in … }`.
  func reduced(
    _ list: [Value], into initial: Value, by closure: Closure, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var result = initial
    guard let parameter = closure.block.parameters.first else { return result }
    for element in list {
      try count(1, on: &simulation)
      let names = try run(closure, with: [result, element], on: &simulation).names
      result = try checked(names[parameter] ?? result, on: &simulation)
    }
    return result
  }

  /// The elements of `list` by what `closure` returns for each:
  /// `Dictionary(grouping: names, by: { $0.prefix(1) })`.
  func grouped(
    _ list: [Value], by closure: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let keys = try results(of: closure, for: list, on: &simulation)
    var groups: [String: [Value]] = [:]
    for (key, element) in zip(keys, list) { groups[key.text, default: []].append(element) }
    return try checked(.record(groups.mapValues { .list($0) }), on: &simulation)
  }

  /// Runs `closure` here for each of `elements`: unlike a closure that runs later, it changes the
  /// names outside.
  mutating func perform(
    _ closure: Closure, forEachOf elements: [Value], on simulation: inout Simulation
  ) throws(Fault) {
    let outer = (names, fields)
    for parameter in closure.block.parameters { hideField(parameter) }
    for element in elements {
      try count(1, on: &simulation)
      for (parameter, value) in zip(closure.block.parameters, arguments(element, of: closure)) {
        names[parameter] = value
      }
      _ = try perform(closure.block.body, on: &simulation)
    }
    for parameter in closure.block.parameters { names[parameter] = outer.0[parameter] }
    showFields(outer.1)
  }

  /// The arguments of `closure` for `element`: the parts of a tuple, if it takes several.
  private func arguments(_ element: Value, of closure: Closure) -> [Value] {
    guard closure.block.parameters.count > 1, let parts = element.tupleParts else {
      return [element]
    }
    return parts
  }

  /// The elements of `list` for which `closure` is true, with their places.
  private func chosen(
    by closure: Value, from list: [Value], on simulation: inout Simulation
  ) throws(Fault) -> [(index: Int, value: Value)] {
    var result: [(Int, Value)] = []
    for (index, element) in list.enumerated() {
      var values = [element]
      if case .closure(let block) = closure { values = arguments(element, of: block) }
      if try holds(closure, for: values, on: &simulation) { result.append((index, element)) }
    }
    return result
  }

  private func results(
    of closure: Value, for list: [Value], on simulation: inout Simulation
  ) throws(Fault) -> [Value] {
    var results: [Value] = []
    for element in list {
      var values = [element]
      if case .closure(let block) = closure { values = arguments(element, of: block) }
      results.append(try answer(of: closure, to: values, on: &simulation))
    }
    return results
  }

  /// `list` in the order in which `closure` says that one element comes before another one, by
  /// binary insertion; equals stay in their order.
  private func sorted(
    _ list: [Value], by closure: Value, on simulation: inout Simulation
  ) throws(Fault) -> [Value] {
    var sorted: [Value] = []
    for element in list {
      var range = 0..<sorted.count
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        if try holds(closure, for: [element, sorted[middle]], on: &simulation) {
          range = range.lowerBound..<middle
        } else {
          range = middle + 1..<range.upperBound
        }
      }
      sorted.insert(element, at: range.lowerBound)
    }
    return sorted
  }

  private func holds(
    _ closure: Value, for arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    let answer = try answer(of: closure, to: arguments, on: &simulation)
    guard let isTrue = answer.isTrue else {
      throw Fault("a condition must be true or false, not \(answer.typeDescription)")
    }
    return isTrue
  }

  private func answer(
    of closure: Value, to arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try count(1, on: &simulation)
    return try call(closure, with: arguments, on: &simulation) ?? .nil
  }
}

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
