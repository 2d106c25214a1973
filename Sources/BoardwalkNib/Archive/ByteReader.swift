/// Reads little-endian numbers and varints from bytes, and never past their end.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>

  /// The offset of the next byte.
  private(set) var offset: Int

  /// A reader of `bytes` from `offset` on.
  init(_ bytes: ArraySlice<UInt8>, from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// An error at `offset`, or at the current position.
  func error(_ defect: NIBArchiveError.Defect, at offset: Int? = nil) -> NIBArchiveError {
    NIBArchiveError(defect: defect, offset: offset ?? self.offset)
  }

  /// The next `count` bytes.
  mutating func read(_ count: Int) throws(NIBArchiveError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - offset else { throw error(.endOfFile) }
    defer { offset += count }
    let start = bytes.startIndex + offset
    return bytes[start..<start + count]
  }

  /// The next byte.
  mutating func readByte() throws(NIBArchiveError) -> UInt8 {
    guard offset < bytes.count else { throw error(.endOfFile) }
    defer { offset += 1 }
    return bytes[bytes.startIndex + offset]
  }

  /// The next number of the width of `Number`.
  mutating func readInteger<Number: FixedWidthInteger & UnsignedInteger>(
    as type: Number.Type
  ) throws(NIBArchiveError) -> Number {
    var result: Number = 0
    for (position, byte) in try read(MemoryLayout<Number>.size).enumerated() {
      result |= Number(byte) << (8 * position)
    }
    return result
  }

  /// The next varint: seven bits a byte, the lowest first; the highest bit marks the last byte.
  mutating func readVarint() throws(NIBArchiveError) -> Int {
    let start = offset
    var result = 0
    for position in 0..<9 {
      let byte = try readByte()
      result |= Int(byte & 0x7F) << (7 * position)
      if byte & 0x80 != 0 { return result }
    }
    throw error(.oversizedNumber, at: start)
  }

  /// The next `count` bytes as text.
  mutating func readText(_ count: Int) throws(NIBArchiveError) -> String {
    let start = offset
    guard let text = String(validating: try read(count), as: UTF8.self) else {
      throw error(.text, at: start)
    }
    return text
  }
}
