/// Some signs of ASCII, a bit for each: quicker to ask than ranges are to compare.
struct ByteClass: Sendable {
  /// The bits of the bytes below 64, and of those up to 127.
  private let low: UInt64
  private let high: UInt64

  /// What a word begins with: letters and `_`.
  static let wordStart = ByteClass(low: 0, high: letters)

  /// What a word goes on with: also digits, `-` and `.`.
  static let wordPart = ByteClass(low: 0x03FF_6000_0000_0000, high: letters)

  private static let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE

  /// Whether `byte` is one of these signs.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
  }
}
