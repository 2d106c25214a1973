import BoardwalkBehavior

/// A call that changes a list and returns something else: `items.removeLast()`.
enum ListChange {
  /// The removal of the element at the index, which is returned.
  case element(at: Int)

  /// The call of `popLast` on an empty list, or of `remove` on a set without the element.
  case nothing

  /// The insertion of an element into a set, which returns whether it was not there.
  case insertion(Value)

  /// The names of all calls.
  static let names: Set<String> = ["removeFirst", "removeLast", "popLast", "remove", "insert"]

  /// What `call` changes in `list`; nil for another call.
  init?(_ call: MethodCall, of list: [Value]) {
    switch call.signature {
    case "removeFirst()": self = .element(at: 0)
    case "removeLast()": self = .element(at: list.count - 1)
    case "popLast()": self = list.isEmpty ? .nothing : .element(at: list.count - 1)
    case "insert(_:)": self = .insertion(call.arguments[0])
    case "remove(_:)":
      self = list.firstIndex(of: call.arguments[0]).map { .element(at: $0) } ?? .nothing
    case "remove(at:)":
      guard let index = call.arguments[0].integer else { return nil }
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
      ["removeValue(forKey:)", "updateValue(_:forKey:)"].contains(call.signature),
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
    _ change: ListChange, on list: [Value], in place: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch change {
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
