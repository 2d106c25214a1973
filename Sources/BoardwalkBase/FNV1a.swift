/// A running 64-bit FNV-1a hash of bytes: unlike Swift's hashes it is the same in every run and on
/// every machine.
package struct FNV1a: Sendable, Hashable {
  /// The sum of the bytes so far.
  package var value: UInt64 { sum }

  var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The sum of no bytes.
  package init() {}

  /// The sum of `bytes`.
  package init(of bytes: some Sequence<UInt8>) {
    // Other modules call this without specialization, where an iterator costs a call per byte.
    if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil {
      for byte in bytes { add(byte) }
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds one byte.
  package mutating func add(_ byte: UInt8) {
    sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
