/// Some signs of ASCII, a bit for each: quicker to ask than ranges are to compare.
struct ByteClass: Sendable {
  /// The bits of the bytes below 64, and of those up to 127.
  private let low: UInt64
  private let high: UInt64

  /// What a word begins with: letters and `_`.
  static let wordStart = ByteClass(low: 0, high: letters)

  /// What a word goes on with: also digits, `-` and `.`.
  static let wordPart = ByteClass(low: 0x03FF_6000_0000_0000, high: letters)

  /// What stands between the tokens of a line.
  static let space = ByteClass(low: 1 << 32, high: 0)

  private static let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE

  /// Where the signs of this class that begin at `start` end, at most at `limit`.
  ///
  /// Half of all bytes pass here, and what is asked of each is all that its index is in range, so that
  /// is asked but once.
  func end(in bytes: [UInt8], from start: Int, before limit: Int) -> Int {
    precondition(start >= 0 && limit <= bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < limit, contains(bytes[end]) { end += 1 }
      return end
    }
  }

  /// Whether `byte` is one of these signs.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
  }
}
