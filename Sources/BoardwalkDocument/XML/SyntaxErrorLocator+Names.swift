extension SyntaxErrorLocator {
  /// Steps over a name and returns its place, empty if there is none.
  mutating func skipName() -> Range<Int> {
    let start = offset
    while let scalar = scalar(at: offset),
      offset > start ? XMLName.isPart(scalar) : XMLName.isStart(scalar)
    {
      offset += UTF8.width(scalar)
    }
    return start..<offset
  }

  /// Throws if something stands directly after the name `name` that can neither follow a name nor
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
}
