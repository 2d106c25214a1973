extension SyntaxErrorLocator {
  /// Steps over `&name;` or `&#number;`.
  mutating func reference() throws(UnreadableDocument) {
    let start = offset
    offset += 1
    while let byte = peek, isPartOfName(byte) { offset += 1 }
    guard offset < bytes.count else { return }  // The file ends here, which is the greater fault.
    let name = text(start + 1..<offset)
    let isEnded = bytes[offset] == UInt8(ascii: ";")
    if isEnded { offset += 1 }
    let whole = start..<offset
    if name.hasPrefix("#") {
      try check(number: name.dropFirst(), isEnded: isEnded, at: whole)
    } else if Escapes.entities[name] == nil {
      guard isEnded, !name.isEmpty else { throw .loneAmpersand(at: start) }
      throw .unknownEntity(name, at: whole)
    } else if !isEnded {
      throw .unendedReference(text(whole), at: whole)
    }
  }

  private func check(
    number: Substring, isEnded: Bool, at range: Range<Int>
  ) throws(UnreadableDocument) {
    let isHexadecimal = number.hasPrefix("x")
    let digits = isHexadecimal ? number.dropFirst() : number
    let isNumber =
      !digits.isEmpty
      && digits.allSatisfy { isHexadecimal ? $0.isHexDigit : ("0"..."9").contains($0) }
    guard isNumber else { throw .malformedNumber(at: range) }
    guard isEnded else { throw .unendedReference(text(range), at: range) }
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), isAllowed(code) else {
      throw .forbiddenNumber(text(range), at: range)
    }
  }

  /// Whether XML allows the character numbered `code`.
  private func isAllowed(_ code: UInt32) -> Bool {
    guard Unicode.Scalar(code) != nil, code != 0xFFFE, code != 0xFFFF else { return false }
    return code >= 0x20 || code == 0x0A || code == 0x09 || code == 0x0D
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
