/// Dictionaries: those whose keys are all texts are records, as values of structures are.
extension Value {
  /// The dictionary of `entries`, of which the last with a key counts.
  init(entries: some Sequence<(key: Value, value: Value)>) {
    let fields = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard fields.keys.allSatisfy(\.isText) else {
      self = .dictionary(fields)
      return
    }
    self = .record(
      Dictionary(fields.map { ($0.key.text, $0.value) }, uniquingKeysWith: { $1 }))
  }

  /// The entries of a dictionary or a record in the order of their keys; nil for another value.
  var entries: [(key: Value, value: Value)]? {
    switch self {
    case .record(let fields):
      fields.sorted { $0.key < $1.key }.map { (.text($0.key), $0.value) }
    case .dictionary(let fields):
      fields.map { (key: $0.key, text: $0.key.text, value: $0.value) }
        .sorted { $0.key.isOrdered(before: $1.key) ?? ($0.text < $1.text) }
        .map { ($0.key, $0.value) }
    default: nil
    }
  }

  /// The dictionary, or the record that is one, with `value` for `key`, or without the entry if that
  /// is nil; nil for another value.
  func replacing(_ key: Value, by value: Value?) -> Value? {
    switch (self, key) {
    case (.record(var fields), .text):
      fields[key.text] = value
      return .record(fields)
    case (.record(let fields), _):
      guard let value else { return self }
      return Value(entries: fields.map { (.text($0.key), $0.value) } + [(key, value)])
    case (.dictionary(var fields), _):
      fields[key] = value
      return fields.isEmpty ? .record([:]) : .dictionary(fields)
    default: return nil
    }
  }

  /// What a dictionary, or a record that is one, has for `key`, which may be nil; nil for another
  /// value.
  func entry(_ key: Value) -> Value? {
    switch (self, key) {
    case (.record(let fields), .text), (.record(let fields), .word): fields[key.text] ?? .nil
    case (.record, _): .nil
    case (.dictionary(let fields), _): fields[key] ?? .nil
    default: nil
    }
  }
}

/// Tuples, and the cases of enumerations with values, which are objects with numbered parts.
extension Value {
  private static let tupleClass = "tuple"

  /// The tuple of `parts`, which may also have labels.
  static func tuple(_ parts: [Value], labels: [String?] = []) -> Value {
    .object(tupleClass, numbered(parts, labels))
  }

  /// The case `name` of an enumeration, with values.
  static func enumerated(_ name: String, _ parts: [Value], labels: [String?]) -> Value {
    .object("." + name, numbered(parts, labels))
  }

  private static func numbered(_ parts: [Value], _ labels: [String?]) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (index, part) in parts.enumerated() {
      fields["\(index)"] = part
      if labels.indices.contains(index), let label = labels[index] { fields[label] = part }
    }
    return fields
  }

  /// The parts of a tuple; nil for another value.
  var tupleParts: [Value]? {
    guard case .object(Self.tupleClass, let fields) = self else { return nil }
    return Self.parts(fields)
  }

  /// The parts of a tuple of two, such as an entry of a dictionary; nil for another value.
  var pair: (Value, Value)? {
    tupleParts.flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
  }

  /// The numbered values among `fields`, in their order.
  static func parts(_ fields: [String: Value]) -> [Value] {
    (0..<fields.count).map { fields["\($0)"] }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The name of the case of an enumeration that it is, without its values; else the value itself.
  var caseName: Value {
    guard case .object(let name, _) = self, name.hasPrefix(".") else { return self }
    return .word(String(name.dropFirst()))
  }
}
