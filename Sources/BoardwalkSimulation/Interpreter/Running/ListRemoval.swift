import BoardwalkBehavior

/// A call that changes a list and returns something else: `items.removeLast()`.
enum ListRemoval {
  /// The removal of the element at the index, which is returned.
  case element(at: Int)

  /// The call of `popLast` on an empty list, or of `remove` on a set without the element.
  case nothing

  /// The insertion of an element into a set, which returns whether it was not there.
  case insertion(Value)

  /// The names of all calls.
  static let names: Set<String> = ["removeFirst", "removeLast", "popLast", "remove", "insert"]

  /// The call of `name` with `arguments` on `list`; nil for another call.
  init?(
    _ name: String, _ labels: [String?], _ arguments: [Value], from list: [Value]
  ) {
    switch (name, labels) {
    case ("removeFirst", []): self = .element(at: 0)
    case ("removeLast", []): self = .element(at: list.count - 1)
    case ("popLast", []): self = list.isEmpty ? .nothing : .element(at: list.count - 1)
    case ("insert", [nil]): self = .insertion(arguments[0])
    case ("remove", [nil]):
      self = list.firstIndex(of: arguments[0]).map { .element(at: $0) } ?? .nothing
    case ("remove", ["at"]):
      guard let index = arguments[0].integer else { return nil }
      self = .element(at: index)
    default: return nil
    }
  }
}

extension Interpreter {
  /// Changes the dictionary `base`, which is in `place`, as `call` says, and returns the former value;
  /// nil for another call.
  mutating func exchange(
    _ call: MethodCall, in base: Value, at place: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard place.isPlace, let key = call.arguments.last,
      ["removeValue(forKey:)", "updateValue(_:forKey:)"].contains(
        MethodSignature.text(call.name, call.labels)),
      let old = base.entry(key)
    else { return nil }
    let new = call.arguments.count > 1 ? call.arguments[0] : nil
    if let changed = base.replacing(key, by: new) {
      try put(try checked(changed, on: &simulation), into: place, on: &simulation)
    }
    return old
  }

  /// Changes `list`, which is in `place`, and returns the answer of the call.
  mutating func perform(
    _ removal: ListRemoval, on list: [Value], in place: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch removal {
    case .nothing: return .nil
    case .insertion(let value): return try insert(value, into: list, in: place, on: &simulation)
    case .element(let index):
      guard list.indices.contains(index) else {
        throw .outOfBounds(index, count: list.count)
      }
      var rest = list
      let element = rest.remove(at: index)
      try put(.list(rest), into: place, on: &simulation)
      return element
    }
  }

  private mutating func insert(
    _ value: Value, into set: [Value], in place: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try count(set.count, on: &simulation)
    let isNew = !set.contains(value)
    if isNew {
      try put(try checked(.list(set + [value]), on: &simulation), into: place, on: &simulation)
    }
    return .tuple([.bool(isNew), value], labels: ["inserted", "memberAfterInsert"])
  }
}
