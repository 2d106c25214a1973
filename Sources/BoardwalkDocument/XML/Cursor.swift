import BoardwalkBase
import Foundation

/// Reads the bytes in step with Foundation's parser, and records what the parser does not report:
/// the order of attributes, all positions, comments, and each difference from the canonical form.
///
/// The parser guarantees that the document is well-formed; if the two disagree, reading stops.
struct Cursor {
  /// The bytes and the parser's events do not agree.
  struct ParserDesync: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var builder: TreeBuilder
  var map: SourceMap

  /// The number of open elements.
  private(set) var depth = 0

  /// Whether the white space before `offset` is the canonical indentation of the next token.
  var isIndented = false

  private var gaps: WhitespaceReader

  /// Whether the last start tag was a self-closing element.
  private var hasReadEnd = false

  /// A cursor at the start of `bytes`, the bytes of `source`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, source: [UInt8]) {
    self.bytes = bytes
    builder = TreeBuilder(source: source)
    map = SourceMap(sourceSize: source.count)
    if bytes.starts(with: Encoding.byteOrderMark) {
      builder.hasByteOrderMark = true
      offset = Encoding.byteOrderMark.count
    }
    if let declaration = XMLDeclaration.range(in: bytes) {
      builder.declaration = String(decoding: bytes[declaration], as: UTF8.self)
      offset = declaration.upperBound
    }
    gaps = WhitespaceReader(tokenEnd: offset, hasDeclaration: builder.declaration != nil)
  }

  /// Reads through the start tag of an element `name` with `attributeCount` attributes.
  mutating func startElement(_ name: String, attributeCount: Int) throws(ParserDesync) {
    try readContent(before: depth)
    let start = offset
    let outside = depth
    do throws(ParserDesync) {
      try readStartTag(name, attributeCount)
    } catch {
      // The parser reports a tag even if the file ends inside it: the error is then at the tag.
      offset = start
      if depth > outside { builder.closeElement() }
      throw error
    }
  }

  private mutating func readStartTag(_ name: String, _ attributeCount: Int) throws(ParserDesync) {
    let start = offset
    let nameRange = try readName(name, after: "<")
    let node = builder.openElement(named: UnsafeBufferPointer(rebasing: bytes[nameRange]))
    depth += 1
    var isCanonical = true
    var count = 0
    while true {
      let blanks = skipBlanks()
      guard let byte = peek else { throw ParserDesync() }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
        if !blanks.isEmpty { isCanonical = false }
        break
      }
      if blanks.count != 1 || bytes[blanks.lowerBound] != 0x20 { isCanonical = false }
      if try !readAttribute() { isCanonical = false }
      count += 1
    }
    guard count == attributeCount else { throw ParserDesync() }
    hasReadEnd = peek == UInt8(ascii: "/")
    offset += hasReadEnd ? 2 : 1
    map.appendNode(head: start..<offset)
    settle(.node(node), start..<offset, isCanonical: isCanonical)
  }

  /// Reads through the end tag of the element `name`.
  mutating func endElement(_ name: String) throws(ParserDesync) {
    if hasReadEnd {
      hasReadEnd = false
    } else {
      try readContent(before: depth - 1)
      let start = offset
      _ = try readName(name, after: "</")
      let isCanonical = skipBlanks().isEmpty
      guard peek == UInt8(ascii: ">") else { throw ParserDesync() }
      offset += 1
      try settleEnd(start..<offset, isCanonical: isCanonical)
    }
    guard let node = builder.closeElement() else { throw ParserDesync() }
    depth -= 1
    map.closeNode(node, end: offset)
  }

  private mutating func settleEnd(_ range: Range<Int>, isCanonical: Bool) throws(ParserDesync) {
    guard let node = builder.innermost else { throw ParserDesync() }
    if builder.innermostIsEmpty {
      // The canonical form is <name/>: the two tags are one token.
      let whole = map.head(at: node).lowerBound..<range.upperBound
      builder.respell(.node(node), as: String(decoding: bytes[whole], as: UTF8.self))
      gaps.extendToken(to: range.upperBound)
    } else {
      settle(.end(node), range, isCanonical: isCanonical)
    }
  }

  /// Reads the contents after the root.
  mutating func readEnd() throws(ParserDesync) {
    try readContent(before: 0)
    guard offset == bytes.count, depth == 0 else { throw ParserDesync() }
    settle(.endOfFile, offset..<offset, isCanonical: true)
  }

  /// Ends the token at `range`, and records its differences from the canonical form.
  mutating func settle(
    _ token: NonCanonicalSpelling.Token, _ range: Range<Int>, isCanonical: Bool,
    isText: Bool = false
  ) {
    let gap = gaps.nonCanonicalSpelling(
      before: range, in: bytes, isIndented: isIndented, isText: isText)
    guard gap != nil || !isCanonical else { return }
    let spelling = isCanonical ? nil : String(decoding: bytes[range], as: UTF8.self)
    builder.record(NonCanonicalSpelling(at: token, gap: gap, spelling: spelling))
  }
}

/// Whether `bytes` continue with `prefix` at `offset`.
@inline(__always)
func starts(
  _ bytes: UnsafeBufferPointer<UInt8>, with prefix: StaticString, at offset: Int
) -> Bool {
  guard offset + prefix.utf8CodeUnitCount <= bytes.count else { return false }
  for index in 0..<prefix.utf8CodeUnitCount where bytes[offset + index] != prefix.utf8Start[index] {
    return false
  }
  return true
}

/// The offset of the next `terminator` in `bytes` from `start`; the end if there is none.
func firstOffset(
  of terminator: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> Int {
  var offset = start
  while offset < bytes.count, !starts(bytes, with: terminator, at: offset) { offset += 1 }
  return offset
}

extension Cursor {
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips white space and returns its range.
  @inline(__always)
  mutating func skipBlanks() -> Range<Int> {
    let start = offset
    while offset < bytes.count, Whitespace.isBlank(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Steps over `opening` and `name`, which must be the whole name there, and returns its place.
  mutating func readName(
    _ name: String, after opening: StaticString
  ) throws(ParserDesync) -> Range<Int> {
    guard starts(bytes, with: opening, at: offset) else { throw ParserDesync() }
    let start = offset + opening.utf8CodeUnitCount
    var name = name
    let range = start..<start + name.utf8.count
    let isHere = name.withUTF8 { name in
      range.upperBound < bytes.count && hasBytes(of: name, at: start)
    }
    guard isHere, isNameEnd(bytes[range.upperBound]) else { throw ParserDesync() }
    offset = range.upperBound
    return range
  }

  private func hasBytes(of name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let left = bytes.baseAddress, let right = name.baseAddress else { return false }
    return memcmp(left + start, right, name.count) == 0
  }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || Whitespace.isBlank(byte)
  }

  /// Reads `name="value"` of the open element; returns whether it is canonical.
  mutating func readAttribute() throws(ParserDesync) -> Bool {
    let start = offset
    while let byte = peek, byte != UInt8(ascii: "="), !Whitespace.isBlank(byte) { offset += 1 }
    let name = start..<offset
    var isCanonical = skipBlanks().isEmpty
    guard peek == UInt8(ascii: "=") else { throw ParserDesync() }
    offset += 1
    if !skipBlanks().isEmpty { isCanonical = false }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw ParserDesync()
    }
    if quote == UInt8(ascii: "'") { isCanonical = false }
    offset += 1
    let valueStart = offset
    var isPlain = true
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") || byte < 0x20 { isPlain = false }
      offset += 1
    }
    guard offset < bytes.count else { throw ParserDesync() }
    let raw = bytes[valueStart..<offset]
    offset += 1
    let nameBytes = UnsafeBufferPointer(rebasing: bytes[name])
    if isPlain {
      builder.addAttribute(named: nameBytes, verbatim: valueStart..<offset - 1)
    } else {
      let value = XMLEscapes.attributeValue(of: raw)
      var canonical: [UInt8] = []
      XMLEscapes.appendAttribute(value.utf8, to: &canonical)
      if !canonical.elementsEqual(raw) { isCanonical = false }
      builder.addAttribute(named: nameBytes, value)
    }
    map.appendAttribute(start: start, value: valueStart..<offset - 1)
    return isCanonical
  }
}

extension Cursor {
  /// Reads texts and comments up to the next tag, at `depth`, or to the end.
  mutating func readContent(before depth: Int) throws(ParserDesync) {
    while true {
      let start = offset
      (offset, isIndented) = Whitespace.skip(bytes, from: start, depth: depth)
      guard offset < bytes.count else { return }
      if starts(bytes, with: "<!--", at: offset) {
        (_, isIndented) = Whitespace.skip(bytes, from: start, depth: self.depth)
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
      || offset > start && keepsWhitespace
  }

  /// Whether white space that ends here is the whole content of an element in which it is
  /// significant.
  private var keepsWhitespace: Bool {
    starts(bytes, with: "</", at: offset) && builder.innermostIsEmpty
      && Whitespace.significant.contains(builder.innermostName ?? "")
  }

  private mutating func readText() throws(ParserDesync) {
    let start = offset
    var value = ""
    while true {
      let run = offset
      while let byte = peek, byte != UInt8(ascii: "<") { offset += 1 }
      value += XMLEscapes.text(of: bytes[run..<offset])
      guard starts(bytes, with: "<![CDATA[", at: offset) else { break }
      offset += 9
      let section = offset
      offset = firstOffset(of: "]]>", in: bytes, from: section)
      guard offset < bytes.count else { throw ParserDesync() }
      value += XMLEscapes.lines(of: bytes[section..<offset])
      offset += 3
    }
    guard mergeMarker(in: start..<offset) == nil else {
      offset = start
      throw ParserDesync()
    }
    var canonical: [UInt8] = []
    XMLEscapes.appendText(value, keepsWhitespace: keepsWhitespace, to: &canonical)
    let isCanonical = canonical.elementsEqual(bytes[start..<offset])
    builder.addText(value)
    map.appendNode(head: start..<offset)
    settle(
      .node(builder.nodeCount - 1), start..<offset, isCanonical: isCanonical, isText: true)
  }

  /// The line with a merge marker in the text at `range`.
  ///
  /// In a property list's own strings, a line may look like one.
  func mergeMarker(in range: Range<Int>) -> Range<Int>? {
    guard !Whitespace.significant.contains(builder.innermostName ?? "") else { return nil }
    return range.first { MergeConflict.continues(at: $0, in: bytes) }
      .map { $0..<$0 + MergeConflict.markerLength }
  }

  private mutating func readComment() throws(ParserDesync) {
    let start = offset
    offset = firstOffset(of: "-->", in: bytes, from: start + 4)
    guard offset < bytes.count else { throw ParserDesync() }
    let raw = bytes[start + 4..<offset]
    let value = XMLEscapes.lines(of: raw)
    offset += 3
    builder.addComment(value)
    map.appendNode(head: start..<offset)
    settle(
      .node(builder.nodeCount - 1), start..<offset, isCanonical: value.utf8.elementsEqual(raw))
  }
}
