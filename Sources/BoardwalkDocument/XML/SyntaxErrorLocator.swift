/// Finds the first fault in the texts, the comments and the tag at a place, once it is known that
/// there is one.
///
/// The parser tells where it noticed a fault, which is seldom where the fault is, and nothing else.
/// This reads the same few bytes again with care, in order to tell what to write there instead.
struct SyntaxErrorLocator {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int

  /// The first fault from `offset` to the end of the next tag, if it is one of spelling.
  static func fault(
    in bytes: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> UnreadableDocument? {
    var finder = SyntaxErrorLocator(bytes: bytes, offset: offset)
    do {
      try finder.content()
      try finder.tag()
      return nil
    } catch {
      return error
    }
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over texts, comments and CDATA sections.
  private mutating func content() throws(UnreadableDocument) {
    while let byte = peek {
      if starts(bytes, with: "<!--", at: offset) {
        try comment()
      } else if starts(bytes, with: "<![CDATA[", at: offset) {
        while offset < bytes.count, !starts(bytes, with: "]]>", at: offset) { offset += 1 }
        offset = min(offset + 3, bytes.count)
      } else if byte == UInt8(ascii: "<") {
        return
      } else {
        try character()
      }
    }
  }

  /// Steps over one character of a text.
  private mutating func character() throws(UnreadableDocument) {
    if starts(bytes, with: "]]>", at: offset) {
      throw .endOfCharacterData(at: offset..<offset + 3)
    }
    if bytes[offset] == UInt8(ascii: "&") {
      try reference()
    } else {
      offset += 1
    }
  }

  private mutating func comment() throws(UnreadableDocument) {
    offset += 4
    while offset < bytes.count {
      if starts(bytes, with: "-->", at: offset) {
        offset += 3
        return
      }
      if starts(bytes, with: "--", at: offset) { throw .hyphens(at: offset..<offset + 2) }
      offset += 1
    }
  }

  /// The bytes from `start` up to here, less the white space at their end.
  func trimmed(from start: Int) -> Range<Int> {
    var end = offset
    while end > start + 1, WhiteSpace.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The text of the bytes in `range`.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
