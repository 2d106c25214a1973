import BoardwalkBehavior

/// A call on `UserDefaults.standard`, which all controllers share.
enum DefaultsCall {
  /// The name under which the user defaults are a value.
  static let owner = "UserDefaults"

  /// The names of all calls.
  static var names: Set<String> {
    Set(missing.keys).union(["set", "removeObject", "register", "synchronize"])
  }

  /// The labels of the last arguments.
  static let labels = ["forKey", "defaults"]

  /// The result of `call`, and what it changes in `defaults`; nil if there is no such call.
  static func answer(to call: MethodCall, _ defaults: inout UserDefaultsState) -> Value? {
    let key = call.arguments.last?.text ?? ""
    switch (call.name, call.labels.last ?? nil) {
    case ("synchronize", nil): return .bool(true)
    case ("register", "defaults"):
      guard case .record(let values)? = call.arguments.first else { return nil }
      defaults.registered.merge(values) { $1 }
    case ("set", "forKey"):
      let value = call.arguments[0]
      defaults.values[key] = value == .nil ? nil : value
    case ("removeObject", "forKey"): defaults.values[key] = nil
    case (_, "forKey"):
      return missing[call.name].map { defaults.values[key] ?? defaults.registered[key] ?? $0 }
    default: return nil
    }
    return .nil
  }

  /// The results for keys without a value, by the methods that read them.
  private static let missing: [String: Value] = [
    "bool": .bool(false), "integer": .number(0), "double": .number(0), "float": .number(0),
    "string": .nil, "object": .nil, "value": .nil, "array": .nil, "stringArray": .nil,
    "dictionary": .nil, "data": .nil,
  ]
}

extension Interpreter {
  /// The answer of the user defaults to `call`; nil if they know no such call.
  func defaultsAnswer(
    to call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    var memory = memory(of: simulation)
    guard let answer = DefaultsCall.answer(to: call, &memory.defaults) else { return nil }
    for values in [memory.defaults.values, memory.defaults.registered] {
      _ = try checked(.record(values), on: &simulation)
    }
    remember(memory, on: &simulation)
    return answer
  }
}
