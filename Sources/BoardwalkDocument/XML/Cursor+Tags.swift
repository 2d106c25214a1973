import Foundation

extension Cursor {
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over white space and returns where it stood.
  @inline(__always)
  mutating func skipBlanks() -> Range<Int> {
    let start = offset
    while offset < bytes.count, WhiteSpace.isBlank(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Steps over `opening` and `name`, which must be the whole name there, and returns its place.
  mutating func readName(
    _ name: String, after opening: StaticString
  ) throws(ParserDesync) -> Range<Int> {
    guard starts(bytes, with: opening, at: offset) else { throw ParserDesync() }
    let start = offset + opening.utf8CodeUnitCount
    var name = name
    let range = start..<start + name.utf8.count
    let isHere = name.withUTF8 { name in
      range.upperBound < bytes.count && hasBytes(of: name, at: start)
    }
    guard isHere, isNameEnd(bytes[range.upperBound]) else { throw ParserDesync() }
    offset = range.upperBound
    return range
  }

  private func hasBytes(of name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let left = bytes.baseAddress, let right = name.baseAddress else { return false }
    return memcmp(left + start, right, name.count) == 0
  }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || WhiteSpace.isBlank(byte)
  }

  /// Reads `name="value"` into the element just opened and returns whether it is written as the
  /// canonical writer would.
  mutating func readAttribute() throws(ParserDesync) -> Bool {
    let start = offset
    while let byte = peek, byte != UInt8(ascii: "="), !WhiteSpace.isBlank(byte) { offset += 1 }
    let name = start..<offset
    var isCanonical = skipBlanks().isEmpty
    guard peek == UInt8(ascii: "=") else { throw ParserDesync() }
    offset += 1
    if !skipBlanks().isEmpty { isCanonical = false }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw ParserDesync()
    }
    if quote == UInt8(ascii: "'") { isCanonical = false }
    offset += 1
    let valueStart = offset
    var isPlain = true
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") || byte < 0x20 { isPlain = false }
      offset += 1
    }
    guard offset < bytes.count else { throw ParserDesync() }
    let raw = bytes[valueStart..<offset]
    offset += 1
    let nameBytes = UnsafeBufferPointer(rebasing: bytes[name])
    if isPlain {
      builder.addAttribute(named: nameBytes, verbatim: valueStart..<offset - 1)
    } else {
      let value = Escapes.attributeValue(of: raw)
      var canonical: [UInt8] = []
      Escapes.appendAttribute(value.utf8, to: &canonical)
      if !canonical.elementsEqual(raw) { isCanonical = false }
      builder.addAttribute(named: nameBytes, value)
    }
    map.appendAttribute(start: start, value: valueStart..<offset - 1)
    return isCanonical
  }
}
