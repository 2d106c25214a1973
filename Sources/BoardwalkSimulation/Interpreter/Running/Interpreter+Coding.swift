import BoardwalkBehavior

/// Values in JSON: `JSONEncoder().encode(notes)`, `JSONDecoder().decode([Note].self, from: data)`.
extension Interpreter {
  /// The classes of coders.
  static let coders: Set<String> = [
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
  ]

  /// The answer of a coder with the properties `coder` to `call`; nil if it knows no such call.
  mutating func code(
    _ call: MethodCall, _ coder: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    for value in call.arguments { try count(sizeOf: value, on: &simulation) }
    let keys = KeyConversion(coder)
    switch (call.name, call.labels) {
    case ("encode", [nil]):
      let value = try encoded(call.arguments[0], keys, on: &simulation)
      return try checked(DataValue.make(JSONText.text(value)), on: &simulation)
    case ("decode", [nil, "from"]):
      guard let text = DataValue.text(call.arguments[1]), let value = JSONText.value(text) else {
        throw .thrown(DecodingFailure.corrupted([]))
      }
      let type = SwiftTypeName(call.arguments[0])
      return try checked(try decoded(value, as: type, keys, [], on: &simulation), on: &simulation)
    default: return nil
    }
  }

  /// `value` as JSON has it: cases are their raw values, dates seconds since 2001.
  private mutating func encoded(
    _ value: Value, _ keys: KeyConversion, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch value {
    case .list(let values):
      var result: [Value] = []
      for value in values { result.append(try encoded(value, keys, on: &simulation)) }
      return .list(result)
    case .record(let fields):
      let names = codingKeys(of: fields)
      var result: [String: Value] = [:]
      for (name, value) in fields where names == nil || names?[name] != nil {
        result[keys.encoded(names?[name] ?? name)] = try encoded(value, keys, on: &simulation)
      }
      return .record(result)
    case .dictionary(let fields):
      var result: [Value: Value] = [:]
      for (key, value) in fields { result[key] = try encoded(value, keys, on: &simulation) }
      return .dictionary(result)
    case .date(let seconds): return .number(seconds - Self.referenceDate)
    case .word: return try rawValue(of: value, on: &simulation) ?? value
    default: return value
    }
  }

  /// January 1, 2001.
  private static let referenceDate = 978_307_200.0

  /// The keys of the properties of the structure whose value has `fields`; nil if it names none.
  private func codingKeys(of fields: [String: Value]) -> [String: String]? {
    let type = script.sortedTypes.first { type in
      !type.fields.isEmpty && type.fields.count == fields.count
        && type.fields.allSatisfy { fields[$0.name] != nil }
    }
    return type.flatMap(codingKeys)
  }

  /// The keys of the properties of `type` that its enumeration `CodingKeys` names; nil without one.
  private func codingKeys(of type: ValueType) -> [String: String]? {
    guard let keys = script.types[type.name + ".CodingKeys"] else { return nil }
    let pairs = keys.cases.map { item in
      if case .text(let key)? = item.value?.form {
        (item.name, key)
      } else {
        (item.name, item.name)
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The value of `type` that `value` is in JSON.
  private mutating func decoded(
    _ value: Value, as type: SwiftTypeName, _ keys: KeyConversion, _ path: [String],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if value == .nil {
      guard type.isOptional else { throw .thrown(DecodingFailure.null(type.name, path)) }
      return .nil
    }
    switch (type, value) {
    case (.list(let element, _), .list(let values)):
      var result: [Value] = []
      for (index, value) in values.enumerated() {
        let path = path + ["Index \(index)"]
        result.append(try decoded(value, as: element, keys, path, on: &simulation))
      }
      return .list(result)
    case (.dictionary(let element, key: let keyType, _), .record(let fields)):
      var result: [(key: Value, value: Value)] = []
      for (key, value) in fields {
        let number = keyType == "Int" ? Double(key) : nil
        result.append(
          (
            number.map { .number($0) } ?? .text(key),
            try decoded(value, as: element, keys, path + [key], on: &simulation)
          ))
      }
      return Value(entries: result)
    case (.named(let name, _), _):
      return try decoded(value, named: name, keys, path, on: &simulation)
    default: throw .thrown(DecodingFailure.mismatch(type.name, path))
    }
  }

  private mutating func decoded(
    _ value: Value, named name: String, _ keys: KeyConversion, _ path: [String],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if let type = script.types[name], !type.isExtension {
      let result =
        type.isEnumeration
        ? try make(name, ["rawValue"], [value], on: &simulation)
        : try decoded(value, of: type, keys, path, on: &simulation)
      if let result, result != .nil { return result }
    } else if let result = Self.decoded(value, asSystem: name) {
      return result
    }
    throw .thrown(DecodingFailure.mismatch(name, path))
  }

  /// The value of Swift's type `name` that `value` is in JSON; nil if it is none.
  private static func decoded(_ value: Value, asSystem name: String) -> Value? {
    switch (name, value) {
    case ("Date", .number(let seconds)): .date(seconds + referenceDate)
    case ("Date", _): nil
    case ("Bool", .bool), ("String", .text), ("URL", .text), ("UUID", .text): value
    case ("Bool", _), ("String", _), ("URL", _), ("UUID", _): nil
    case ("Int", .number(let number)): Int(exactly: number) == nil ? nil : value
    case ("Int", _): nil
    case (let name, .number) where KnownNames.realTypes.contains(name): value
    case (let name, _) where KnownNames.realTypes.contains(name): nil
    default: value
    }
  }

  /// The value of the structure `type` that `value` is in JSON; nil if it is no record.
  private mutating func decoded(
    _ value: Value, of type: ValueType, _ keys: KeyConversion, _ path: [String],
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard case .record(let fields) = value else { return nil }
    let names = codingKeys(of: type)
    var result: [String: Value] = [:]
    for field in type.fields {
      let isCoded = names == nil || names?[field.name] != nil
      guard let fieldType = field.type, isCoded else {
        let value = isCoded ? fields[keys.encoded(names?[field.name] ?? field.name)] : nil
        result[field.name] = value ?? field.value.map(script.constants.value) ?? .nil
        continue
      }
      let key = keys.encoded(names?[field.name] ?? field.name)
      let name = SwiftTypeName(fieldType)
      guard let value = fields[key] ?? (name.isOptional ? .nil : nil) else {
        throw .thrown(DecodingFailure.missing(key, path))
      }
      result[field.name] = try decoded(value, as: name, keys, path + [key], on: &simulation)
    }
    return .record(result)
  }
}

/// How a coder writes the names of properties.
private struct KeyConversion {
  private let isSnakeCase: Bool

  init(_ coder: [String: Value]) {
    let words = ["keyEncodingStrategy", "keyDecodingStrategy"].compactMap { coder[$0]?.word }
    isSnakeCase = words.contains { $0.hasSuffix("SnakeCase") }
  }

  /// The key of the property `name` in JSON: `user_name` of `userName`.
  func encoded(_ name: String) -> String {
    guard isSnakeCase else { return name }
    return name.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
  }
}
