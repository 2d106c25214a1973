import BoardwalkBase

extension Cursor {
  /// Reads texts and comments up to the next tag, which stands at `depth`, or to the end.
  mutating func readContent(before depth: Int) throws(ParserDesync) {
    while true {
      let start = offset
      (offset, isIndented) = WhiteSpace.skip(bytes, from: start, depth: depth)
      guard offset < bytes.count else { return }
      if starts(bytes, with: "<!--", at: offset) {
        (_, isIndented) = WhiteSpace.skip(bytes, from: start, depth: self.depth)
        try readComment()
      } else if isText(after: start) {
        offset = start
        try readText()
      } else {
        return
      }
    }
  }

  /// Whether there is a text, the white space from `start` included, rather than a tag.
  private func isText(after start: Int) -> Bool {
    bytes[offset] != UInt8(ascii: "<") || starts(bytes, with: "<![CDATA[", at: offset)
      || offset > start && meansItsBlanks
  }

  /// Whether white space that ends here would be all the content of an element where it counts.
  private var meansItsBlanks: Bool {
    starts(bytes, with: "</", at: offset) && builder.innermostIsEmpty
      && WhiteSpace.significant.contains(builder.innermostName ?? "")
  }

  private mutating func readText() throws(ParserDesync) {
    let start = offset
    var value = ""
    while true {
      let run = offset
      while let byte = peek, byte != UInt8(ascii: "<") { offset += 1 }
      value += Escapes.text(of: bytes[run..<offset])
      guard starts(bytes, with: "<![CDATA[", at: offset) else { break }
      offset += 9
      let section = offset
      while offset < bytes.count, !starts(bytes, with: "]]>", at: offset) { offset += 1 }
      guard offset < bytes.count else { throw ParserDesync() }
      value += Escapes.lines(of: bytes[section..<offset])
      offset += 3
    }
    guard mergeMarker(in: start..<offset) == nil else {
      offset = start
      throw ParserDesync()
    }
    var canonical: [UInt8] = []
    Escapes.appendText(value, meansItsBlanks: meansItsBlanks, to: &canonical)
    let isCanonical = canonical.elementsEqual(bytes[start..<offset])
    builder.addText(value)
    map.appendNode(head: start..<offset)
    settle(
      .node(builder.nodeCount - 1), start..<offset, isCanonical: isCanonical, isText: true)
  }

  /// The line of the text at `range` that is left from a merge.
  ///
  /// In a property list's own strings, a line may look like one.
  func mergeMarker(in range: Range<Int>) -> Range<Int>? {
    guard !WhiteSpace.significant.contains(builder.innermostName ?? "") else { return nil }
    return range.first { MergeConflict.continues(at: $0, in: bytes) }
      .map { $0..<$0 + MergeConflict.markerLength }
  }

  private mutating func readComment() throws(ParserDesync) {
    let start = offset
    offset += 4
    while offset < bytes.count, !starts(bytes, with: "-->", at: offset) { offset += 1 }
    guard offset < bytes.count else { throw ParserDesync() }
    let raw = bytes[start + 4..<offset]
    let value = Escapes.lines(of: raw)
    offset += 3
    builder.addComment(value)
    map.appendNode(head: start..<offset)
    settle(
      .node(builder.nodeCount - 1), start..<offset, isCanonical: value.utf8.elementsEqual(raw))
  }
}
