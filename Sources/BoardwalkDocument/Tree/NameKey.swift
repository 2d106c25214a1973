/// The first and last bytes and the length of a name: the whole of a short name, and nearly always
/// unique for a long one.
struct NameKey: Sendable, Equatable {
  private let head: UInt64
  private let tail: UInt64
  private let count: Int

  /// The key of the name spelled by `name`.
  @inline(__always)
  init(_ name: UnsafeBufferPointer<UInt8>) {
    count = name.count
    let bytes = UnsafeRawBufferPointer(name)
    if count >= 8 {
      head = bytes.loadUnaligned(as: UInt64.self)
      tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      head = UInt64(bytes.loadUnaligned(as: UInt32.self))
      tail = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else {
      head = name.reduce(0) { $0 << 8 | UInt64($1) }
      tail = 0
    }
  }

  /// Whether only this one name has this key.
  var isWhole: Bool { count <= 16 }

  /// A number whose low bits differ between names.
  @inline(__always)
  var hash: Int {
    let mixed = (head ^ tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)) &* 0xBF58_476D_1CE4_E5B9
    return Int(mixed >> 40)
  }
}
