import BoardwalkBehavior

/// Calls on lists with a closure: `items.first { $0.isDone }`.
extension Interpreter {
  /// The answer of `list` to `method`, which calls `closure` for its elements; `initial` is the
  /// value that `reduce` begins with.
  func answer(
    to method: ElementMethod, of list: [Value], _ closure: Value, initial: Value?,
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
    case .reduce:
      var result = initial ?? .nil
      for element in list {
        result = try answer(of: closure, to: [result, element], on: &simulation)
      }
      return result
    case .max, .min, .sort, .sorted:
      return try ordered(list, method, on: &simulation) { left, right, simulation throws(Fault) in
        try holds(closure, for: [left, right], on: &simulation)
      }
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
      let changed = names[parameter] ?? result
      if case .variable(let number) = changed {
        result = try checked(variable(number, on: simulation), on: &simulation)
      } else {
        result = try checked(changed, on: &simulation)
      }
    }
    return result
  }

  /// The elements of `list` by what `closure` returns for each:
  /// `Dictionary(grouping: names, by: { $0.prefix(1) })`.
  func grouped(
    _ list: [Value], by closure: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let keys = try results(of: closure, for: list, on: &simulation)
    var groups: [Value: [Value]] = [:]
    for (key, element) in zip(keys, list) { groups[key, default: []].append(element) }
    let entries = groups.map { (key: $0.key, value: Value.list($0.value)) }
    return try checked(Value(entries: entries), on: &simulation)
  }

  /// Runs `closure`, which the call writes, here for each of `elements`: unlike a closure that runs
  /// later, it changes the names outside.
  mutating func perform(
    _ closure: Closure, forEachOf elements: [Value], on simulation: inout Simulation
  ) throws(Fault) {
    let outer = scope(hiding: closure.block.parameters)
    for element in elements {
      try countTurn(on: &simulation)
      for (parameter, value) in zip(
        closure.block.parameters, arguments(element, of: .closure(closure)))
      {
        names[parameter] = value
      }
      _ = try perform(closure.block.body, on: &simulation)
    }
    leave(outer)
  }

  /// The arguments of `closure` for `element`: the parts of a tuple, if it takes several.
  private func arguments(_ element: Value, of closure: Value) -> [Value] {
    guard case .closure(let closure) = closure, closure.block.parameters.count > 1,
      let parts = element.tupleParts
    else { return [element] }
    return parts
  }

  /// The elements of `list` for which `closure` is true, with their places.
  private func chosen(
    by closure: Value, from list: [Value], on simulation: inout Simulation
  ) throws(Fault) -> [(index: Int, value: Value)] {
    var result: [(Int, Value)] = []
    for (index, element) in list.enumerated() {
      let values = arguments(element, of: closure)
      if try holds(closure, for: values, on: &simulation) { result.append((index, element)) }
    }
    return result
  }

  private func results(
    of closure: Value, for list: [Value], on simulation: inout Simulation
  ) throws(Fault) -> [Value] {
    var results: [Value] = []
    for element in list {
      results.append(
        try answer(of: closure, to: arguments(element, of: closure), on: &simulation))
    }
    return results
  }

  /// Whether the first of two values comes before the second one, or is better than it.
  private typealias Comparison = (Value, Value, inout Simulation) throws(Fault) -> Bool

  /// The answer of `list` to `method`, in the order of `isBefore`: its least or its greatest
  /// element, or the sorted list.
  private func ordered(
    _ list: [Value], _ method: ElementMethod, on simulation: inout Simulation,
    _ isBefore: Comparison
  ) throws(Fault) -> Value {
    switch method {
    case .min: try extreme(of: list, on: &simulation, isBefore)
    case .max:
      try extreme(of: list, on: &simulation) { element, most, simulation throws(Fault) in
        try isBefore(most, element, &simulation)
      }
    default: .list(try sorted(list, on: &simulation, isBefore))
    }
  }

  /// The first of the elements of `list` than which no other is better; nil if there is none.
  private func extreme(
    of list: [Value], on simulation: inout Simulation, _ isBetter: Comparison
  ) throws(Fault) -> Value {
    guard var result = list.first else { return .nil }
    for element in list.dropFirst() where try isBetter(element, result, &simulation) {
      result = element
    }
    return result
  }

  /// `list` in the order in which `isBefore` says that one element comes before another one, by
  /// binary insertion; equals stay in their order.
  private func sorted(
    _ list: [Value], on simulation: inout Simulation, _ isBefore: Comparison
  ) throws(Fault) -> [Value] {
    var sorted: [Value] = []
    for element in list {
      var range = 0..<sorted.count
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        if try isBefore(element, sorted[middle], &simulation) {
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

/// Calls that compare the elements of lists, as the types of the app say.
extension Interpreter {
  /// The answer of `list` to `call`, if it compares elements that are not plain; nil for another call.
  func comparison(
    _ call: MethodCall, _ list: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch (call.name, call.arguments.count) {
    case ("sorted", 0), ("min", 0), ("max", 0):
      guard !list.allSatisfy(\.isPlain), let method = ElementMethod(rawValue: call.name) else {
        return nil
      }
      return try ordered(list, method, on: &simulation) { left, right, simulation throws(Fault) in
        try isOrdered(left, before: right, on: &simulation)
      }
    case ("contains", 1), ("firstIndex", 1), ("index", 1):
      guard script.definesEquality, call.arguments[0].caller == nil else { return nil }
      let index = try firstIndex(of: call.arguments[0], in: list, on: &simulation)
      if call.name == "contains" { return .bool(index != nil) }
      return index.map { .number(Double($0)) } ?? .nil
    default: return nil
    }
  }

  private func firstIndex(
    of value: Value, in list: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Int? {
    for (index, element) in list.enumerated() {
      if try areEqual(element, value, on: &simulation) { return index }
    }
    return nil
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
    let outer = names[name]
    defer { names[name] = outer }
    if let result = ResultCall(whole) {
      guard result.isSuccess else { return whole }
      names[name] = result.value
      return result.holding(try self.value(of: value, on: &simulation))
    }
    let isElement = isOptional(list) || whole.sequence == nil
    guard whole != .nil, let values = isElement ? [whole] : whole.sequence else { return .nil }
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
