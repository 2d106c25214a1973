/// UTF-8 validation, and the detection of other encodings.
enum Encoding {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Other encodings by their first bytes, the longer marks first.
  private static let marks: [(bytes: [UInt8], name: String)] = [
    ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"),
    ([0xFE, 0xFF], "UTF-16"),
    ([0xFF, 0xFE], "UTF-16"),
    ([0x00, 0x3C], "UTF-16"),
    ([0x3C, 0x00], "UTF-16"),
  ]

  /// The first bytes of an AppleDouble file, which macOS creates for extended attributes.
  private static let appleDouble: [UInt8] = [0x00, 0x05, 0x16, 0x07]

  /// Throws if the first bytes or the XML declaration name an encoding other than UTF-8.
  static func requireUTF8(_ bytes: UnsafeBufferPointer<UInt8>) throws(UnreadableDocument) {
    if bytes.starts(with: appleDouble) {
      throw UnreadableDocument(
        "the file is a macOS resource fork, not a document", at: 0..<appleDouble.count,
        notes: [.init("macOS creates ._ files when it copies to other file systems")])
    }
    for mark in marks where bytes.starts(with: mark.bytes) {
      throw .foreignEncoding(mark.name, at: 0..<mark.bytes.count)
    }
    guard let declared = declaredEncoding(bytes) else { return }
    guard ["utf-8", "utf8"].contains(declared.name.lowercased()) else {
      throw .foreignEncoding(declared.name, at: declared.range)
    }
  }

  /// The value of `encoding` in the XML declaration.
  private static func declaredEncoding(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: String, range: Range<Int>)? {
    guard let range = XMLDeclaration.range(in: bytes) else { return nil }
    let start = range.lowerBound
    let declaration = Array(bytes[range])
    let key = Array("encoding".utf8)
    for offset in declaration.indices where declaration[offset...].starts(with: key) {
      let quotes = declaration.indices.dropFirst(offset).filter {
        declaration[$0] == UInt8(ascii: "\"") || declaration[$0] == UInt8(ascii: "'")
      }
      guard quotes.count >= 2 else { return nil }
      let value = quotes[0] + 1..<quotes[1]
      return (
        String(decoding: declaration[value], as: UTF8.self),
        start + value.lowerBound..<start + value.upperBound
      )
    }
    return nil
  }

  /// Throws at the first byte that is not UTF-8, or the first character that XML does not allow.
  static func requireCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(UnreadableDocument) {
    var offset = 0
    while offset < bytes.count {
      let end = min(offset + 256, bytes.count)
      if isPlain(UnsafeBufferPointer(rebasing: bytes[offset..<end])) {
        offset = end
      } else {
        while offset < end { offset += try characterLength(at: offset, in: bytes) }
      }
    }
  }

  /// Whether all bytes are printable ASCII, line feeds, tabs or carriage returns.
  ///
  /// Without an early exit, so that the compiler can vectorize it.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes {
      let isControl: UInt8 = byte < 0x20 ? 1 : 0
      let isBlank: UInt8 = byte == 0x0A || byte == 0x09 || byte == 0x0D ? 1 : 0
      others |= (byte & 0x80) | (isControl ^ isBlank)
    }
    return others == 0
  }

  /// The number of bytes of the character at `offset`.
  private static func characterLength(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(UnreadableDocument) -> Int {
    let byte = bytes[offset]
    guard byte < 0x80 else { return try sequenceLength(at: offset, in: bytes) }
    guard byte >= 0x20 || Whitespace.isBlank(byte) else {
      throw .forbiddenCharacter(UInt32(byte), at: offset..<offset + 1)
    }
    return 1
  }

  /// The length of the UTF-8 sequence that begins with the byte at `offset`, which is not ASCII.
  private static func sequenceLength(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(UnreadableDocument) -> Int {
    var iterator = bytes[offset..<min(bytes.count, offset + 4)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let sequence) = parser.parseScalar(from: &iterator) else {
      throw UnreadableDocument(
        "the byte 0x\(hexadecimal(bytes[offset], digits: 2)) is not valid UTF-8",
        at: offset..<offset + 1)
    }
    let scalar = Unicode.UTF8.decode(sequence)
    guard scalar != "\u{FFFE}", scalar != "\u{FFFF}" else {
      throw .forbiddenCharacter(scalar.value, at: offset..<offset + sequence.count)
    }
    return sequence.count
  }

  /// `number` in base 16, with at least `digits` digits.
  static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let written = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - written.count)) + written
  }
}
