import BoardwalkBehavior

/// Values of the app's structures and enumerations: a structure is a record, a case without values a
/// word.
extension Interpreter {
  /// The new value of the type `name`; nil if the app has no such type, or the arguments are not
  /// those of an initializer.
  mutating func make(
    _ name: String, _ labels: [String?], _ values: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let type = script.types[name] else { return nil }
    if type.isEnumeration {
      guard labels == ["rawValue"] else { return nil }
      for item in type.cases
      where try rawValue(of: item, in: type, on: &simulation) == values.first {
        return .word(item.name)
      }
      return .nil
    }
    var fields: [String: Value] = [:]
    for field in type.fields {
      fields[field.name] = try field.value.map { value throws(Fault) in
        try declared(value, of: type, on: &simulation)
      }
    }
    let given = labels.map { $0 ?? "_" }
    if let initializer = type.methods.first(where: {
      $0.block.name == "init" && $0.labels == given
    }) {
      return try call(
        initializer, of: type, on: .record(fields), with: values, on: &simulation
      ).receiver
    }
    for (label, value) in zip(labels, values) { fields[label ?? "_"] = value }
    return try checked(.record(fields), on: &simulation)
  }

  /// The member `name` of `value`, if that is of a type of the app's, or such a type; nil if it has
  /// none of that name.
  mutating func typeMember(
    _ name: String, of value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard !script.types.isEmpty else { return nil }
    if case .word(let word) = value, let type = script.types[word] {
      if type.cases.contains(where: { $0.name == name }) { return .word(name) }
      if name == "allCases" { return .list(type.cases.map { .word($0.name) }) }
      if let constant = type.constants.first(where: { $0.name == name })?.value {
        return try declared(constant, of: type, on: &simulation)
      }
    }
    let name = name == "localizedDescription" ? "errorDescription" : name
    if name == "rawValue", let (type, item) = enumeratedCase(value) {
      return try rawValue(of: item, in: type, on: &simulation)
    }
    guard let (type, method) = method(name, of: value, isProperty: true) else { return nil }
    return try call(method, of: type, on: value, with: [], on: &simulation).answer
  }

  /// The answer of `receiver`, whose value is `value`, to `call`, a method of its type, which may
  /// change it; nil if there is none.
  mutating func answer(
    to call: MethodCall, ofTyped value: Value, in receiver: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard !script.types.isEmpty else { return nil }
    if case .word(let word) = value, let type = script.types[word],
      type.cases.contains(where: { $0.name == call.name })
    {
      return .enumerated(call.name, call.arguments, labels: call.labels)
    }
    guard let (type, method) = method(call.name, of: value, isProperty: false) else { return nil }
    let result = try self.call(method, of: type, on: value, with: call.arguments, on: &simulation)
    if result.receiver != value, receiver.isPlace {
      try put(result.receiver, into: receiver, on: &simulation)
    }
    return result.answer
  }

  /// Whether an enumeration of the app's has the case `name`, with values.
  func isCase(_ name: String) -> Bool {
    Self.resultCases.contains(name) || script.caseNames.contains(name)
  }

  /// The cases of Swift's `Result`.
  private static let resultCases: Set<String> = ["failure", "success"]

  /// The enumeration and its case that `value` is.
  private func enumeratedCase(_ value: Value) -> (ValueType, ValueType.Field)? {
    guard case .word(let word) = value.caseName else { return nil }
    for type in script.sortedTypes {
      if let item = type.cases.first(where: { $0.name == word }) { return (type, item) }
    }
    return nil
  }

  /// The method `name` of a type that `value` is, or that it is a value of.
  private func method(
    _ name: String, of value: Value, isProperty: Bool
  ) -> (ValueType, ValueType.Method)? {
    for type in script.sortedTypes {
      guard let method = type.method(name, isProperty: isProperty) else { continue }
      switch value {
      case .record(let fields) where type.fields.allSatisfy { fields[$0.name] != nil }:
        return (type, method)
      case .word(type.name): return (type, method)
      default:
        guard let word = value.caseName.word, type.cases.contains(where: { $0.name == word }) else {
          continue
        }
        return (type, method)
      }
    }
    return nil
  }

  /// The raw value of `item`: its own, a number that follows the one before, or its name.
  private mutating func rawValue(
    of item: ValueType.Field, in type: ValueType, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard type.isNumbered else {
      return try item.value.map { value throws(Fault) in
        try declared(value, of: type, on: &simulation)
      } ?? .text(item.name)
    }
    var number = -1.0
    for other in type.cases {
      number += 1
      if let value = other.value {
        number = try declared(value, of: type, on: &simulation).double ?? number
      }
      if other.name == item.name { break }
    }
    return .number(number)
  }

  /// The value of `expression`, which `type` declares, and which may lead to itself.
  private func declared(
    _ expression: ValueExpression, of type: ValueType, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try checkDepth(in: type.name)
    var interpreter = self
    interpreter.depth += 1
    return try interpreter.value(of: expression, on: &simulation)
  }

  private func checkDepth(in place: String) throws(Fault) {
    guard depth < Self.depthLimit else {
      throw Fault("Stack overflow in \(place).", name: "EXC_BAD_ACCESS")
    }
  }

  /// Runs `method` for `value`, and returns its answer and the value that it leaves.
  private func call(
    _ method: ValueType.Method, of type: ValueType, on value: Value, with arguments: [Value],
    on simulation: inout Simulation
  ) throws(Fault) -> (answer: Value, receiver: Value) {
    try checkDepth(in: "\(method.block.name) of \(type.name)")
    var names: [String: Value] = ["self": value]
    if case .record(let fields) = value {
      for field in type.fields { names[field.name] = fields[field.name] ?? .nil }
    }
    let fields = names
    names.merge(zip(method.block.parameters, arguments)) { $1 }
    var interpreter = Interpreter(behavior, as: id, names, of: owner, depth: depth + 1)
    let answer = try interpreter.perform(method.block.body, on: &simulation) ?? .nil
    guard case .record(var result)? = interpreter.names["self"] else { return (answer, value) }
    for field in type.fields {
      let isParameter = method.block.parameters.contains(field.name)
      guard !isParameter, let new = interpreter.names[field.name], new != fields[field.name] else {
        continue
      }
      result[field.name] = new
    }
    return (answer, .record(result))
  }
}
