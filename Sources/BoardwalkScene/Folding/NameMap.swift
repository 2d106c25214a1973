import BoardwalkTree

/// What some names mean, found faster than in a dictionary: names are short, and a few of their
/// bytes tell them apart.
struct NameMap<Value: Sendable>: Sendable {
  private let names: NameTable
  private let values: [Value]

  init(_ pairs: [String: Value]) {
    // The numbers of names are those of their values.
    let sorted = pairs.sorted { $0.key < $1.key }
    names = NameTable(sorted.map(\.key))
    values = sorted.map(\.value)
  }

  subscript(name: String) -> Value? { names.find(name).map { values[$0] } }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(Dictionary(uniqueKeysWithValues: pairs))
  }
}
