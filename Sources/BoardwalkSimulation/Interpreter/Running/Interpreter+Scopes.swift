import BoardwalkBehavior

/// The names of blocks, some of which hide others.
extension Interpreter {
  /// What names stood for before a block that declares them.
  struct Scope {
    /// The declared names and their values outside, nil for none.
    fileprivate let names: [(String, Value?)]

    /// The properties that were names.
    fileprivate let fields: [String]
  }

  /// What the names that `body` declares stand for before it.
  func scope(before body: [BehaviorStatement]) -> Scope {
    var declared: [String] = []
    for statement in body {
      switch statement.action {
      case .name, .require: declared += statement.boundNames
      default: break
      }
    }
    return scope(saving: declared)
  }

  /// What `declared` stand for.
  func scope(saving declared: [String]) -> Scope {
    Scope(names: declared.map { ($0, names[$0]) }, fields: fields)
  }

  /// What `declared` stand for, which hide the properties of their names from now on.
  mutating func scope(hiding declared: [String]) -> Scope {
    let scope = scope(saving: declared)
    for name in declared { hideField(name) }
    return scope
  }

  /// Restores the values that the names of a block had before it; assignments to other names stay.
  mutating func leave(_ scope: Scope) {
    for (name, value) in scope.names { names[name] = value }
    showFields(scope.fields)
  }

  /// Makes `name` a variable that hides the property of the value whose method runs.
  mutating func hideField(_ name: String) {
    guard let index = fields.firstIndex(of: name), let receiver else { return }
    names["self"] = receiver
    fields.remove(at: index)
  }

  /// Makes the names `outer` properties of the value whose method runs again.
  private mutating func showFields(_ outer: [String]) {
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

  /// Sets the value whose method runs to `value`, whose properties are names here.
  mutating func replaceReceiver(by value: Value) {
    names["self"] = value
    guard case .record(let record) = value else { return }
    for field in fields { names[field] = record[field] ?? .nil }
  }
}
