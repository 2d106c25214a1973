/// Takes the white space between tags out of a document, as a careless tool might.
struct IndentationStripper {
  private static let kept = ["string", "mutableString"].map { Array("<\($0)".utf8) }

  /// `bytes` without white space between one tag's end and the next one's start, the contents of a
  /// property list's own strings apart.
  func strip(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var gap: [UInt8] = []
    var followsTag = false
    for (index, byte) in bytes.enumerated() {
      let isBlank = byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
      if followsTag, isBlank {
        gap.append(byte)
        continue
      }
      if followsTag {
        let isEnd =
          byte == UInt8(ascii: "<") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "/")
        if byte != UInt8(ascii: "<") || isEnd && endsKeptTag(result) { result += gap }
        gap = []
      }
      result.append(byte)
      followsTag = byte == UInt8(ascii: ">")
    }
    return result
  }

  /// Whether the last tag in `bytes` opens an element whose white space counts.
  private func endsKeptTag(_ bytes: [UInt8]) -> Bool {
    guard let start = bytes.lastIndex(of: UInt8(ascii: "<")),
      !bytes.suffix(2).elementsEqual("/>".utf8)
    else { return false }
    return Self.kept.contains { name in
      let end = start + name.count
      return bytes[start...].starts(with: name)
        && end < bytes.count && [UInt8(ascii: ">"), UInt8(ascii: " ")].contains(bytes[end])
    }
  }
}
