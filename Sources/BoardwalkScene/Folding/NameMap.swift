import BoardwalkTree

/// What some names mean, found faster than in a dictionary: by the number of the word, or else by a
/// few bytes of it, which are enough to tell it from others.
///
/// It is an object, so that handing it on counts one reference and not those of all its parts.
final class NameMap<Value: Sendable>: Sendable {
  /// The names in alphabetical order.
  let sortedNames: [String]

  private let names: NameTable
  private let values: [Value]

  /// The places of the values by the numbers of the names.
  private let places: WordPlaces

  init(_ pairs: [String: Value]) {
    // The numbers of names are those of their values.
    let sorted = pairs.sorted { $0.key < $1.key }
    sortedNames = sorted.map(\.key)
    names = NameTable(sortedNames)
    values = sorted.map(\.value)
    places = WordPlaces(sortedNames.map { Vocabulary.name($0).number })
  }

  subscript(name: Name) -> Value? {
    guard name.number >= 0 else { return self[name.text] }
    return places[name.number].map { values[$0] }
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
