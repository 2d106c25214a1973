import BoardwalkBase

/// A running hash of texts, from which ids are derived.
///
/// Scenes omit derived ids: every constant here is part of the language, and a change of one gives
/// other ids to the objects of existing scenes.
package struct StableHash: Sendable, Hashable {
  private var sum = FNV1a()

  /// The scope of a document's outermost objects.
  static let document = StableHash("scene")

  var value: UInt64 { sum.value }

  package init(_ text: String) { add(text) }

  /// The hash after `text` too; a separator keeps neighboring texts apart.
  package func adding(_ text: String) -> StableHash {
    var result = self
    result.add(text)
    return result
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { sum.add(byte) }
    sum.add(0xFF)
  }

  /// The hash in the form of Interface Builder's ids: `Abc-12-xyz`.
  package var id: String { String(decoding: Array(signs), as: UTF8.self) }

  /// Whether `id` belongs to this hash; the first character usually decides.
  func hasID(_ id: String) -> Bool { signs.elementsEqual(id.utf8) }

  private var signs: some Sequence<UInt8> {
    // The low bits of FNV-1a follow its last bytes closely; mixing spreads them over the id.
    var rest = (value ^ (value >> 32)) &* 0x9E37_79B9_7F4A_7C15
    rest ^= rest >> 29
    return sequence(state: (rest: rest, place: 0)) { state in
      guard state.place < 10 else { return nil }
      defer { state.place += 1 }
      guard state.place != 3, state.place != 6 else { return UInt8(ascii: "-") }
      // The first character is a letter, so that no id looks like a number.
      let count: UInt64 = state.place == 0 ? 52 : 62
      defer { state.rest /= count }
      return Self.alphabet[Int(state.rest % count)]
    }
  }

  /// The letters come before the digits.
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
}
