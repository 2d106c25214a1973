/// A set of bytes as a lookup table, which is faster than comparing ranges.
package struct ByteClass: Sendable {
  /// Whether each of the 256 bytes is one of these.
  private let members: [Bool]

  /// The bytes for which `isMember` is true.
  package init(where isMember: (UInt8) -> Bool) { members = (0...255).map { isMember($0) } }

  /// The first bytes of words: letters and `_`.
  package static let wordStart = ByteClass(where: isLetter)

  /// The further bytes of words: also digits, `-` and `.`.
  package static let wordPart = ByteClass { byte in
    isLetter(byte) || "0123456789-.".utf8.contains(byte)
  }

  /// White space between the tokens of a line.
  static let space = ByteClass { byte in byte == UInt8(ascii: " ") }

  /// The literal bytes of strings, without quotes and escapes.
  static let plainText = ByteClass { byte in !"\"\\\n".utf8.contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
  }

  /// The end of the run of these bytes at `start`, at most `limit`.
  ///
  /// This is the inner loop of lexing, so that the bounds are checked only once.
  func end(in bytes: [UInt8], from start: Int, before limit: Int) -> Int {
    precondition(start >= 0 && limit <= bytes.count)
    return members.withUnsafeBufferPointer { members in
      bytes.withUnsafeBufferPointer { bytes in
        var end = start
        while end < limit, members[Int(bytes[end])] { end += 1 }
        return end
      }
    }
  }

  /// Whether `byte` is one of these.
  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }
}
