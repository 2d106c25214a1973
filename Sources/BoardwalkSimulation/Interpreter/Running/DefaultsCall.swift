import BoardwalkBehavior

/// A call on `UserDefaults.standard`, which all controllers share.
struct DefaultsCall {
  /// The name under which the user defaults are a value.
  static let owner = "UserDefaults"

  /// The names of all calls.
  static var names: Set<String> {
    Set(missing.keys).union(["set", "removeObject", "register", "synchronize"])
  }

  /// The labels of the last arguments.
  static let labels = ["forKey", "defaults"]

  private let name: String
  private let label: String?
  private let arguments: [Value]

  init(_ name: String, _ labels: [String?], _ arguments: [Value]) {
    self.name = name
    label = labels.last ?? nil
    self.arguments = arguments
  }

  /// The result, and what the call changes in `defaults`; nil if there is no such call.
  func answer(_ defaults: inout UserDefaultsState) -> Value? {
    switch (name, label) {
    case ("synchronize", nil): return .bool(true)
    case ("register", "defaults"):
      guard case .record(let values)? = arguments.first else { return nil }
      defaults.registered.merge(values) { $1 }
    case ("set", "forKey"): defaults.values[key] = arguments[0] == .nil ? nil : arguments[0]
    case ("removeObject", "forKey"): defaults.values[key] = nil
    case (_, "forKey"):
      return Self.missing[name].map { defaults.values[key] ?? defaults.registered[key] ?? $0 }
    default: return nil
    }
    return .nil
  }

  private var key: String { arguments.last?.text ?? "" }

  /// The results for keys without a value, by the methods that read them.
  private static let missing: [String: Value] = [
    "bool": .bool(false), "integer": .number(0), "double": .number(0), "float": .number(0),
    "string": .nil, "object": .nil, "value": .nil, "array": .nil, "stringArray": .nil,
    "dictionary": .nil, "data": .nil,
  ]
}

extension Interpreter {
  /// The answer to `call`; nil if the user defaults know none.
  func call(_ call: DefaultsCall, on simulation: inout Simulation) throws(Fault) -> Value? {
    var memory = memory(of: simulation)
    guard let answer = call.answer(&memory.defaults) else { return nil }
    for values in [memory.defaults.values, memory.defaults.registered] {
      _ = try checked(.record(values), on: &simulation)
    }
    remember(memory, on: &simulation)
    return answer
  }
}
