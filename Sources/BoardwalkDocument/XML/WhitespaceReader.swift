/// Records white space between tokens that is not canonical.
struct WhitespaceReader {
  private var tokenEnd: Int
  private var followsText = false
  private var isAtStart: Bool

  /// A reader that starts at `tokenEnd`, after the byte order mark and the XML declaration.
  init(tokenEnd: Int, hasDeclaration: Bool) {
    self.tokenEnd = tokenEnd
    isAtStart = !hasDeclaration
  }

  /// The white space before the token at `range`, if it is not canonical.
  ///
  /// `isIndented` is true for a line feed and the token's indentation.
  mutating func nonCanonicalSpelling(
    before range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, isIndented: Bool, isText: Bool
  ) -> String? {
    let gap = tokenEnd..<range.lowerBound
    let isCanonical = isText || followsText || isAtStart ? gap.isEmpty : isIndented
    tokenEnd = range.upperBound
    followsText = isText
    isAtStart = false
    return isCanonical ? nil : String(decoding: bytes[gap], as: UTF8.self)
  }

  /// Takes the last token to end at `end`.
  mutating func extendToken(to end: Int) { tokenEnd = end }
}
