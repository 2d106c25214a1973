import BoardwalkTree

/// Reads the bytes in step with Foundation's parser and records what the parser does not tell:
/// the order of attributes, the place of everything, comments, and each departure from the
/// canonical form.
///
/// The parser vouches that the document is well-formed; where the two disagree, reading stops.
struct Cursor {
  /// The bytes and the parser's events do not agree.
  struct OutOfStep: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var builder: TreeBuilder
  var map = SourceMap()
  private var gaps: GapReader

  /// Whether the start tag just read was the whole element, so that its end has been read too.
  private var hasReadEnd = false

  /// A cursor at the start of `bytes`, which are those of `source`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, source: [UInt8]) {
    self.bytes = bytes
    builder = TreeBuilder(source: source)
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
  mutating func startElement(_ name: String, attributeCount: Int) throws(OutOfStep) {
    try readContent()
    let start = offset
    guard isTag(name, at: start + 1) else { throw OutOfStep() }
    offset += 1 + name.utf8.count
    let depth = builder.depth
    let node = builder.nodeCount
    builder.openElement(name)
    var isCanonical = true
    var count = 0
    while true {
      let blanks = skipBlanks()
      guard let byte = peek else { throw OutOfStep() }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
        if !blanks.isEmpty { isCanonical = false }
        break
      }
      if blanks.count != 1 || bytes[blanks.lowerBound] != 0x20 { isCanonical = false }
      if try !readAttribute() { isCanonical = false }
      count += 1
    }
    guard count == attributeCount else { throw OutOfStep() }
    hasReadEnd = peek == UInt8(ascii: "/")
    offset += hasReadEnd ? 2 : 1
    map.appendNode(head: start..<offset)
    if !hasReadEnd, readEmptyEnd(of: name) {
      hasReadEnd = true
      isCanonical = false
    }
    settle(.node(node), start..<offset, depth: depth, isCanonical: isCanonical)
  }

  /// Reads up to and through the end tag of the element called `name`.
  mutating func endElement(_ name: String) throws(OutOfStep) {
    guard let node = builder.innermost else { throw OutOfStep() }
    if hasReadEnd {
      hasReadEnd = false
    } else {
      try readContent()
      let start = offset
      guard isEndTag(name, at: start) else { throw OutOfStep() }
      offset += 2 + name.utf8.count
      let isCanonical = skipBlanks().isEmpty
      guard peek == UInt8(ascii: ">") else { throw OutOfStep() }
      offset += 1
      settle(.end(node), start..<offset, depth: builder.depth - 1, isCanonical: isCanonical)
    }
    builder.closeElement()
    map.closeNode(node, end: offset)
  }

  /// Reads what follows the root, and returns all that was read.
  consuming func finish() throws(OutOfStep) -> (ElementTree, SourceMap) {
    try readContent()
    guard offset == bytes.count, builder.depth == 0 else { throw OutOfStep() }
    settle(.endOfFile, offset..<offset, depth: 0, isCanonical: true)
    return (builder.finish(), map)
  }

  /// Ends a token that stands at `range`, and notes where it departs from the canonical form.
  mutating func settle(
    _ token: Departure.Token, _ range: Range<Int>, depth: Int, isCanonical: Bool,
    isText: Bool = false
  ) {
    let gap = gaps.departure(before: range, in: bytes, depth: depth, isText: isText)
    guard gap != nil || !isCanonical else { return }
    let spelling = isCanonical ? nil : String(decoding: bytes[range], as: UTF8.self)
    builder.depart(Departure(at: token, gap: gap, spelling: spelling))
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
