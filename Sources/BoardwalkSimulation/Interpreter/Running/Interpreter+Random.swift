import BoardwalkBehavior

/// Random values.
extension Interpreter {
  mutating func roll(_ low: Int, _ high: Int, on simulation: inout Simulation) -> Int {
    var memory = memory(of: simulation)
    let result = memory.randomNumbers.roll(low, high)
    remember(memory, on: &simulation)
    return result
  }

  /// One of `elements`; nil if there is none.
  mutating func randomElement(of elements: [Value], on simulation: inout Simulation) -> Value {
    elements.isEmpty ? .nil : elements[roll(0, elements.count - 1, on: &simulation)]
  }

  mutating func shuffled(_ elements: [Value], on simulation: inout Simulation) -> Value {
    var rest = elements
    var result: [Value] = []
    while !rest.isEmpty { result.append(rest.remove(at: roll(0, rest.count - 1, on: &simulation))) }
    return .list(result)
  }

  /// A random value of the type `type`: one of the numbers in a range, or true or false.
  mutating func random(
    _ type: String, _ arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if type == "Bool" { return .bool(roll(0, 1, on: &simulation) == 1) }
    guard type == "Int", case .list(let numbers)? = arguments.first, !numbers.isEmpty else {
      throw .notModeled("\(type).random(in:)")
    }
    return randomElement(of: numbers, on: &simulation)
  }

  /// A whole number from the first of `bounds` to the second one: `random(1, 6)`.
  mutating func randomNumber(
    _ bounds: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard bounds.count == 2, let low = bounds[0].integer, let high = bounds[1].integer, low <= high
    else { throw Fault("random(low, high) takes two whole numbers, the lower one first") }
    return .number(Double(roll(low, high, on: &simulation)))
  }
}
