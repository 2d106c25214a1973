/// Concealing parts of a file in reports.
extension SourceFile {
  /// The file with an asterisk for each byte in `ranges`, so that positions stay valid.
  package func concealing(_ ranges: [Range<Int>]) -> SourceFile {
    guard !ranges.isEmpty else { return self }
    var bytes = bytes
    for range in ranges {
      for index in range.clamped(to: 0..<bytes.count) where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: "*")
      }
    }
    return SourceFile(path: path, bytes: bytes, firstLine: firstLine)
  }

  /// The content between the start tag and the end tag of the element in `range`.
  package func content(of range: Range<Int>) -> Range<Int> {
    let part = bytes[range.clamped(to: 0..<bytes.count)]
    guard let start = part.firstIndex(of: UInt8(ascii: ">")),
      let end = part.lastIndex(of: UInt8(ascii: "<")), start < end
    else { return range.lowerBound..<range.lowerBound }
    return start + 1..<end
  }

  /// The quoted texts in `range`, and the text between them.
  package func literals(in range: Range<Int>) -> [(range: Range<Int>, text: String)] {
    let range = range.clamped(to: 0..<bytes.count)
    let part = SourceFile(path: path, bytes: Array(bytes[range]))
    return Lexer.tokens(of: part).compactMap { token in
      let start = range.lowerBound + token.range.lowerBound + 1
      let end = range.lowerBound + token.range.upperBound
      switch token.kind {
      case .string(let text): return (start..<max(start, end - 1), text)
      case .malformedString:
        let rest = start..<max(start, end)
        return (rest, self.text(in: rest))
      default: return nil
      }
    }
  }
}
