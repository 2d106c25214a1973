extension SyntaxErrorLocator {
  /// Steps over a name and returns its place, empty where there is none.
  mutating func skipName() -> Range<Int> {
    let start = offset
    while let scalar = scalar(at: offset),
      isLetter(scalar) || offset > start && isInnerSign(scalar)
    {
      offset += UTF8.width(scalar)
    }
    return start..<offset
  }

  /// Throws where something stands directly after the name `name` that can neither follow a name nor
  /// be part of one.
  func requireEnd(of name: Range<Int>) throws(UnreadableDocument) {
    guard offset == name.upperBound, let byte = peek, !WhiteSpace.isBlank(byte),
      !"=></\"'".utf8.contains(byte), let scalar = scalar(at: offset)
    else { return }
    throw .forbiddenInName(at: offset..<offset + UTF8.width(scalar))
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    var iterator = bytes[offset..<min(bytes.count, offset + 4)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// XML's NameStartChar.
  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// What XML's NameChar has beyond NameStartChar.
  private func isInnerSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
