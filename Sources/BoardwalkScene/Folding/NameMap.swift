import BoardwalkTree

/// What some names mean, found faster than in a dictionary: names are short, and a few of their
/// bytes tell them apart.
///
/// It is an object, so that handing it on counts one reference and not those of all its parts.
final class NameMap<Value: Sendable>: Sendable {
  /// The names in alphabetical order.
  let sortedNames: [String]

  private let names: NameTable
  private let values: [Value]

  init(_ pairs: [String: Value]) {
    // The numbers of names are those of their values.
    let sorted = pairs.sorted { $0.key < $1.key }
    sortedNames = sorted.map(\.key)
    names = NameTable(sortedNames)
    values = sorted.map(\.value)
  }

  subscript(name: String) -> Value? { names.find(name).map { values[$0] } }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  convenience init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(Dictionary(uniqueKeysWithValues: pairs))
  }
}
