import BoardwalkBase

extension SyntaxErrorLocator {
  /// Steps over the tag that begins here, if one does.
  mutating func tag() throws(UnreadableDocument) {
    guard offset < bytes.count else { return }
    let start = offset
    offset += 1
    let isEnd = peek == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let name = skipName()
    if offset == bytes.count { throw .unclosedTag(at: start..<offset) }
    guard !name.isEmpty else { throw .tagWithoutName(at: start..<offset) }
    try requireEnd(of: name)
    if isEnd { return try endOfEndTag(from: start) }

    var seen: [String: Range<Int>] = [:]
    while true {
      let blanks = skipBlanks()
      guard let byte = peek else { throw .unclosedTag(at: start..<bytes.count) }
      switch byte {
      case UInt8(ascii: ">"):
        return
      case UInt8(ascii: "/"):
        guard starts(bytes, with: "/>", at: offset) else { throw .straySlash(at: offset) }
        return
      case UInt8(ascii: "<"):
        throw .tagInTag(at: trimmed(from: start))
      default:
        try attribute(after: blanks, inTagFrom: start, &seen)
      }
    }
  }

  private mutating func endOfEndTag(from start: Int) throws(UnreadableDocument) {
    _ = skipBlanks()
    switch peek {
    case UInt8(ascii: ">"): return
    case UInt8(ascii: "<"): throw .tagInTag(at: trimmed(from: start))
    case nil: throw .unclosedTag(at: start..<bytes.count)
    default: throw .crowdedEndTag(at: offset)
    }
  }

  private mutating func attribute(
    after blanks: Range<Int>, inTagFrom start: Int, _ seen: inout [String: Range<Int>]
  ) throws(UnreadableDocument) {
    let name = skipName()
    guard !name.isEmpty else { throw .attributeWithoutName(at: offset) }
    if blanks.isEmpty { throw .crowdedAttribute(text(name), at: name) }
    if let first = seen[text(name)] {
      throw .repeatedAttribute(text(name), at: name, first: first)
    }
    try requireEnd(of: name)
    seen[text(name)] = name
    _ = skipBlanks()
    if offset == bytes.count { throw .unclosedTag(at: start..<offset) }
    guard peek == UInt8(ascii: "=") else { throw .attributeWithoutValue(text(name), at: name) }
    offset += 1
    _ = skipBlanks()
    if offset == bytes.count { throw .unclosedTag(at: start..<offset) }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .unquotedValue(of: text(name), at: offset)
    }
    try value(of: text(name), endingIn: quote)
  }

  private mutating func value(
    of name: String, endingIn quote: UInt8
  ) throws(UnreadableDocument) {
    let start = offset
    offset += 1
    while let byte = peek, byte != quote {
      switch byte {
      case UInt8(ascii: "<"):
        if MergeConflict.begins(at: offset, in: bytes) {
          throw UnreadableDocument(MergeConflict.finding(at: offset, in: bytes))
        }
        guard !isUnterminatedValue(from: start) else { throw unclosedQuote(of: name, from: start) }
        throw .lessThanInValue(at: offset)
      case UInt8(ascii: "&"):
        try reference()
      default:
        offset += 1
      }
    }
    guard offset < bytes.count else { throw unclosedQuote(of: name, from: start) }
    if hasTakenNext(from: start) { throw unclosedQuote(of: name, from: start) }
    offset += 1
  }

  /// Whether the value that began at `start` has run over the end of its tag or line: then its quote
  /// is missing, rather than a < too many.
  private func isUnterminatedValue(from start: Int) -> Bool {
    bytes[start..<offset].contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") }
  }

  /// Whether the quote here opens the next attribute's value: ` name=` stands before it, and no
  /// white space or end after it.
  private func hasTakenNext(from start: Int) -> Bool {
    let value = bytes[(start + 1)..<offset]
    guard value.last == UInt8(ascii: "="), let blank = value.lastIndex(where: WhiteSpace.isBlank),
      blank + 2 < value.endIndex, offset + 1 < bytes.count
    else { return false }
    let next = bytes[offset + 1]
    return !WhiteSpace.isBlank(next) && next != UInt8(ascii: ">") && next != UInt8(ascii: "/")
  }

  private func unclosedQuote(of name: String, from start: Int) -> UnreadableDocument {
    let end = bytes[start..<offset].firstIndex(of: UInt8(ascii: "\n")) ?? offset
    return .unclosedQuote(of: name, at: start..<end)
  }

  private mutating func skipBlanks() -> Range<Int> {
    let start = offset
    while let byte = peek, WhiteSpace.isBlank(byte) { offset += 1 }
    return start..<offset
  }
}
