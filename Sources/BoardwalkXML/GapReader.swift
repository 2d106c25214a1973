/// Follows the white space between tokens and tells where it is not canonical.
struct GapReader {
  private var tokenEnd: Int
  private var followsText = false
  private var isAtStart: Bool

  /// A reader that starts at `tokenEnd`, after the byte order mark and the XML declaration.
  init(tokenEnd: Int, hasDeclaration: Bool) {
    self.tokenEnd = tokenEnd
    isAtStart = !hasDeclaration
  }

  /// The white space before the token at `range`, if the canonical writer would put other there.
  mutating func departure(
    before range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, depth: Int, isText: Bool
  ) -> String? {
    let gap = bytes[tokenEnd..<range.lowerBound]
    let isCanonical =
      isText || followsText || isAtStart
      ? gap.isEmpty : WhiteSpace.isCanonical(gap, depth: depth)
    tokenEnd = range.upperBound
    followsText = isText
    isAtStart = false
    return isCanonical ? nil : String(decoding: gap, as: UTF8.self)
  }
}
