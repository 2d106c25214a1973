/// Reads the bytes in step with Foundation's parser and records what the parser does not tell:
/// the order of attributes, the place of everything, comments, and each departure from the
/// canonical form.
///
/// The parser vouches that the document is well-formed; where the two disagree, reading stops.
struct Cursor {
  /// The bytes and the parser's events do not agree.
  struct ParserDesync: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var builder: TreeBuilder
  var map: SourceMap

  /// How many elements are open.
  private(set) var depth = 0

  /// Whether the white space before `offset` is what the canonical writer puts before the token
  /// there.
  var isIndented = false

  private var gaps: GapReader

  /// Whether the start tag just read was the whole element.
  private var hasReadEnd = false

  /// A cursor at the start of `bytes`, which are those of `source`.
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
    gaps = GapReader(tokenEnd: offset, hasDeclaration: builder.declaration != nil)
  }

  /// Reads up to and through the start tag of an element called `name` with `attributeCount`
  /// attributes.
  mutating func startElement(_ name: String, attributeCount: Int) throws(ParserDesync) {
    try readContent(before: depth)
    let start = offset
    let outside = depth
    do throws(ParserDesync) {
      try readStartTag(name, attributeCount)
    } catch {
      // The parser tells of a tag even if the file ends inside it: the tag is still to blame then.
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

  /// Reads up to and through the end tag of the element called `name`.
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
      // The canonical writer would have written <name/>: the two tags are one token.
      let whole = map.head(at: node).lowerBound..<range.upperBound
      builder.respell(.node(node), as: String(decoding: bytes[whole], as: UTF8.self))
      gaps.extendToken(to: range.upperBound)
    } else {
      settle(.end(node), range, isCanonical: isCanonical)
    }
  }

  /// Reads what follows the root.
  mutating func readEnd() throws(ParserDesync) {
    try readContent(before: 0)
    guard offset == bytes.count, depth == 0 else { throw ParserDesync() }
    settle(.endOfFile, offset..<offset, isCanonical: true)
  }

  /// Ends a token that stands at `range`, and notes where it departs from the canonical form.
  mutating func settle(
    _ token: NonCanonicalSpelling.Token, _ range: Range<Int>, isCanonical: Bool,
    isText: Bool = false
  ) {
    let gap = gaps.departure(before: range, in: bytes, isIndented: isIndented, isText: isText)
    guard gap != nil || !isCanonical else { return }
    let spelling = isCanonical ? nil : String(decoding: bytes[range], as: UTF8.self)
    builder.depart(NonCanonicalSpelling(at: token, gap: gap, spelling: spelling))
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
