import BoardwalkDocument

/// Values by names, to which more are added: a dictionary that finds names as fast as `NameMap`.
struct NamedValues<Value: Sendable>: Sendable {
  private var names = NameTable.none
  private var values: [Value] = []

  /// Nothing yet.
  init() {}

  /// The value of `name`; nil where it has none.
  subscript(name: String) -> Value? { names.find(name).map { values[$0] } }

  /// Gives `name` a value.
  mutating func set(_ name: String, to value: Value) {
    let number = names.add(name)
    if number < values.count { values[number] = value } else { values.append(value) }
  }

  /// Changes the value of `name`, which is `initial` if it had none.
  mutating func change(_ name: String, from initial: Value, _ body: (inout Value) -> Void) {
    let number = names.add(name)
    if number == values.count { values.append(initial) }
    body(&values[number])
  }

  /// The names with their values, in the order in which the names came.
  var pairs: [(name: String, value: Value)] {
    values.indices.map { (names[$0], values[$0]) }
  }
}
