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
