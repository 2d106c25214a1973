import BoardwalkTree

extension Cursor {
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over white space and returns where it stood.
  mutating func skipBlanks() -> Range<Int> {
    let start = offset
    while offset < bytes.count, WhiteSpace.isBlank(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Whether a tag's name, right after its `<` or `</`, is `name`.
  func isTag(_ name: String, at start: Int) -> Bool {
    var index = start
    for byte in name.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    guard start > 0, index < bytes.count else { return false }
    let next = bytes[index]
    return WhiteSpace.isBlank(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }

  func isEndTag(_ name: String, at start: Int) -> Bool {
    starts(bytes, with: "</", at: start) && isTag(name, at: start + 2)
  }

  /// Reads `name="value"` into the element just opened and returns whether it is written as the
  /// canonical writer would.
  mutating func readAttribute() throws(OutOfStep) -> Bool {
    let start = offset
    while let byte = peek, byte != UInt8(ascii: "="), !WhiteSpace.isBlank(byte) { offset += 1 }
    let name = start..<offset
    var isCanonical = skipBlanks().isEmpty
    guard peek == UInt8(ascii: "=") else { throw OutOfStep() }
    offset += 1
    if !skipBlanks().isEmpty { isCanonical = false }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw OutOfStep()
    }
    if quote == UInt8(ascii: "'") { isCanonical = false }
    offset += 1
    let valueStart = offset
    var isPlain = true
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") || byte < 0x20 { isPlain = false }
      offset += 1
    }
    guard offset < bytes.count else { throw OutOfStep() }
    let raw = bytes[valueStart..<offset]
    offset += 1
    let nameBytes = UnsafeBufferPointer(rebasing: bytes[name])
    if isPlain {
      builder.addAttribute(named: nameBytes, verbatim: valueStart..<offset - 1)
    } else {
      let value = Escapes.attributeValue(of: raw)
      if !Escapes.attribute(value).utf8.elementsEqual(raw) { isCanonical = false }
      builder.addAttribute(named: nameBytes, value)
    }
    map.appendAttribute(start: start, value: valueStart..<offset - 1)
    return isCanonical
  }

  /// Reads the `</name>` that follows a start tag directly, or after white space that means nothing,
  /// and returns whether it did: the canonical writer would have written `<name/>`.
  mutating func readEmptyEnd(of name: String) -> Bool {
    let start = offset
    let blanks = skipBlanks()
    if isEndTag(name, at: offset), blanks.isEmpty || !WhiteSpace.significant.contains(name) {
      offset += 2 + name.utf8.count
      _ = skipBlanks()
      if peek == UInt8(ascii: ">") {
        offset += 1
        return true
      }
    }
    offset = start
    return false
  }
}
