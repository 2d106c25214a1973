import BoardwalkDocument

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
    places = WordPlaces(
      sortedNames.map { name in
        if case .word(let number) = Vocabulary.name(name) { number } else { -1 }
      })
  }

  subscript(name: Name) -> Value? { place(of: name).map { values[$0] } }

  /// Whether `name` means anything, found without a copy of what.
  func has(_ name: Name) -> Bool { place(of: name) != nil }

  /// Where the value of `name` stands among all of them.
  private func place(of name: Name) -> Int? {
    switch name {
    case .word(let number): places[number]
    case .other(let text): names.find(text)
    }
  }

  subscript(name: String) -> Value? { names.find(name).map { values[$0] } }

  /// What the name means that is spelt by the bytes in `range`.
  func find(_ range: Range<Int>, of bytes: [UInt8]) -> Value? {
    names.find(range, of: bytes).map { values[$0] }
  }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  convenience init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(Dictionary(uniqueKeysWithValues: pairs))
  }
}
