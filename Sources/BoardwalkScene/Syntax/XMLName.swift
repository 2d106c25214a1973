/// What XML allows as the name of an element or of an attribute.
enum XMLName {
  /// Whether `text` is a name.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { isLetter($0) || isInnerSign($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == ":" || isWithin(letters, scalar)
  }

  private static func isInnerSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "." || isWithin(innerSigns, scalar)
  }

  private static func isWithin(_ ranges: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  private static let letters: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
    0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
    0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]

  private static let innerSigns: [ClosedRange<UInt32>] = [
    0x30...0x39, 0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040,
  ]
}
