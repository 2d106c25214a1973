/// Where reading stopped, for messages.
extension Cursor {
  /// The innermost element that was open, and its start tag.
  var openElement: (name: String, range: Range<Int>)? {
    guard let node = builder.innermost, let name = builder.innermostName else { return nil }
    return (name, map.head(at: node))
  }

  /// The next tag after what was read, if it is an end tag.
  var nextEndTag: (name: String, range: Range<Int>)? {
    guard let start = nextMarkup, starts(bytes, with: "</", at: start),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let name = bytes[start + 2..<end].prefix { !WhiteSpace.isBlank($0) }
    return (String(decoding: name, as: UTF8.self), start..<end + 1)
  }

  /// Whether no tag follows what was read.
  var hasOnlyContentLeft: Bool { nextMarkup == nil }

  /// What follows, if it is more than white space.
  var remainder: Range<Int>? {
    guard let start = bytes[offset...].firstIndex(where: { !WhiteSpace.isBlank($0) }) else {
      return nil
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return start..<end
  }

  private var nextMarkup: Int? {
    bytes[offset...].firstIndex(of: UInt8(ascii: "<"))
  }
}
