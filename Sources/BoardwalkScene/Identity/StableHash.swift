import BoardwalkBase

/// A running hash of texts: what a derived id is made of.
package struct StableHash: Sendable, Hashable {
  private var sum = FNV1a()

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
  package var id: String {
    // The low bits of FNV-1a follow its last bytes closely; mixing spreads them over the id.
    var rest = (value ^ (value >> 32)) &* 0x9E37_79B9_7F4A_7C15
    rest ^= rest >> 29
    // A letter comes first, so that no id looks like a number.
    let characters = [52, 62, 62, 62, 62, 62, 62, 62].map { (count: UInt64) in
      defer { rest /= count }
      return Self.alphabet[Int(rest % count)]
    }
    return [characters[..<3], characters[3..<5], characters[5...]].map { String($0) }
      .joined(separator: "-")
  }

  /// The letters come before the digits.
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
