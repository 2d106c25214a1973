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

  /// The name that is spelt by the bytes in `range`, and what it means.
  func find(_ range: Range<Int>, of bytes: [UInt8]) -> (name: String, value: Value)? {
    names.find(range, of: bytes).map { ($0.name, values[$0.number]) }
  }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  convenience init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension String {
  /// Whether both are the same name: most names that differ are told apart by their lengths alone.
  @inline(__always)
  func spells(_ name: String) -> Bool { utf8.count == name.utf8.count && self == name }
}
