import BoardwalkBehavior

/// A call that takes an element out of a list and returns it: `items.removeLast()`.
enum ListRemoval {
  /// The removal of the element at the index.
  case element(at: Int)

  /// The call of `popLast` on an empty list.
  case nothing

  /// The names of all calls.
  static let names: Set<String> = ["removeFirst", "removeLast", "popLast", "remove"]

  /// The call of `name` with `arguments` on `list`; nil for another call.
  init?(
    _ name: String, _ labels: [String?], _ arguments: [Value], from list: [Value]
  ) {
    switch (name, labels) {
    case ("removeFirst", []): self = .element(at: 0)
    case ("removeLast", []): self = .element(at: list.count - 1)
    case ("popLast", []): self = list.isEmpty ? .nothing : .element(at: list.count - 1)
    case ("remove", ["at"]):
      guard let index = arguments[0].integer else { return nil }
      self = .element(at: index)
    default: return nil
    }
  }
}

extension Interpreter {
  /// Takes an element out of `list`, which is in `place`, and returns it.
  mutating func perform(
    _ removal: ListRemoval, on list: [Value], in place: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard case .element(let index) = removal else { return .nil }
    guard list.indices.contains(index) else {
      throw .outOfBounds(index, count: list.count)
    }
    var rest = list
    let element = rest.remove(at: index)
    try put(.list(rest), into: place, on: &simulation)
    return element
  }
}
