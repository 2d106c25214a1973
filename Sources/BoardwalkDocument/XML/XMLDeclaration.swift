/// The position and validity of the XML declaration.
enum XMLDeclaration {
  /// Whether a declaration, rather than another processing instruction, begins at `offset`.
  static func begins(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    starts(bytes, with: "<?xml", at: offset) && offset + 5 < bytes.count
      && Whitespace.isBlank(bytes[offset + 5])
  }

  /// The declaration at the very start, after the byte order mark if there is one.
  static func range(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let start = bytes.starts(with: Encoding.byteOrderMark) ? Encoding.byteOrderMark.count : 0
    guard begins(at: start, in: bytes) else { return nil }
    for offset in start..<bytes.count where starts(bytes, with: "?>", at: offset) {
      return start..<offset + 2
    }
    return nil
  }
}
