import BoardwalkBehavior

/// The names of blocks, some of which hide others.
extension Interpreter {
  /// Ends the block `body`, before which `outer` was in scope: what it declares is out of scope, and
  /// assignments to other names stay.
  mutating func endScope(
    _ outer: (names: [String: Value], fields: [String]), declaring body: [BehaviorStatement]
  ) {
    var declared: Set<String> = []
    for statement in body {
      switch statement.action {
      case .name, .require: declared.formUnion(statement.boundNames)
      default: break
      }
    }
    names = outer.names.merging(
      names.filter { outer.names[$0.key] != nil && !declared.contains($0.key) }
    ) { _, inner in inner }
    showFields(outer.fields)
  }

  /// Lets `name` stand for something else than the property of the value whose method runs.
  mutating func hideField(_ name: String) {
    guard let index = fields.firstIndex(of: name), let receiver else { return }
    names["self"] = receiver
    fields.remove(at: index)
  }

  /// Lets the names `outer` stand for the properties of the value whose method runs again.
  mutating func showFields(_ outer: [String]) {
    guard fields.count < outer.count else { return }
    if case .record(let record)? = names["self"] {
      for field in outer where !fields.contains(field) { names[field] = record[field] ?? .nil }
    }
    fields = outer
  }

  /// The value whose method runs, as it is now; nil in the code of a controller or a view.
  var receiver: Value? {
    switch names["self"] {
    case nil, .nil?, .controller?, .view?: return nil
    case .record(var record)?:
      for field in fields where names[field] != .nil || record[field] != nil {
        record[field] = names[field]
      }
      return .record(record)
    case let value?: return value
    }
  }

  /// Lets the value whose method runs be `value`, whose properties are names here.
  mutating func replaceReceiver(by value: Value) {
    names["self"] = value
    guard case .record(let record) = value else { return }
    for field in fields { names[field] = record[field] ?? .nil }
  }
}
