import BoardwalkBase

/// A running hash of texts: what a derived id is made of.
package struct StableHash: Sendable, Hashable {
  private var sum = FNV1a()

  var value: UInt64 { sum.value }

  package init(_ text: String) { add(text) }

  /// The hash after `text` too; a separator keeps neighbouring texts apart.
  package func adding(_ text: String) -> StableHash {
    var result = self
    result.add(text)
    return result
  }

  /// The hash after three texts that are one.
  func adding(_ first: String, _ second: String, _ third: String) -> StableHash {
    var result = self
    result.addBytes(of: first)
    result.addBytes(of: second)
    result.add(third)
    return result
  }

  private mutating func add(_ text: String) {
    addBytes(of: text)
    sum.add(0xFF)
  }

  private mutating func addBytes(of text: String) {
    for byte in text.utf8 { sum.add(byte) }
  }

  /// The hash in the form of Interface Builder's ids: `Abc-12-xyz`.
  package var id: String {
    // The low bits of FNV-1a follow its last bytes closely; mixing spreads them over the id.
    var rest = (value ^ (value >> 32)) &* 0x9E37_79B9_7F4A_7C15
    rest ^= rest >> 29
    return String(unsafeUninitializedCapacity: 10) { bytes in
      for index in 0..<10 {
        if index == 3 || index == 6 {
          bytes[index] = UInt8(ascii: "-")
          continue
        }
        // A letter comes first, so that no id looks like a number.
        bytes[index] = Self.sign(index == 0 ? rest % 52 : rest % 62)
        rest = index == 0 ? rest / 52 : rest / 62
      }
      return 10
    }
  }

  private static func sign(_ number: UInt64) -> UInt8 {
    let byte = UInt8(number)
    return switch byte {
    case 0..<26: 0x61 + byte
    case 26..<52: 0x41 + byte - 26
    default: 0x30 + byte - 52
    }
  }
}
