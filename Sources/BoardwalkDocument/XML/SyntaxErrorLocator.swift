import BoardwalkBase

/// Finds the first error in the texts, comments and the tag at a position that is known to have
/// one.
///
/// The parser reports where it noticed an error, which is seldom its cause. This type reads the
/// same few bytes again to find the cause and the remedy.
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
        offset = min(firstOffset(of: "]]>", in: bytes, from: offset) + 3, bytes.count)
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
      throw UnreadableDocument(
        "unescaped ]]> in a text; write ]]&gt;", at: offset..<offset + 3)
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
      if starts(bytes, with: "--", at: offset) {
        throw UnreadableDocument(
          "two hyphens are not allowed in a comment", at: offset..<offset + 2)
      }
      offset += 1
    }
  }

  /// The bytes from `start` up to here, less the white space at their end.
  func trimmed(from start: Int) -> Range<Int> {
    var end = offset
    while end > start + 1, Whitespace.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The text of the bytes in `range`.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxErrorLocator {
  /// Steps over a name and returns its place, empty if there is none.
  mutating func skipName() -> Range<Int> {
    let start = offset
    while let scalar = scalar(at: offset),
      offset > start ? XMLName.isPart(scalar) : XMLName.isStart(scalar)
    {
      offset += UTF8.width(scalar)
    }
    return start..<offset
  }

  /// Throws if `name` is directly followed by a byte that can neither follow a name nor be part of
  /// one.
  func requireEnd(of name: Range<Int>) throws(UnreadableDocument) {
    guard offset == name.upperBound, let byte = peek, !Whitespace.isBlank(byte),
      !"=></\"'".utf8.contains(byte), let scalar = scalar(at: offset)
    else { return }
    throw UnreadableDocument(
      "this character is not allowed in a name", at: offset..<offset + UTF8.width(scalar))
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    var iterator = bytes[offset..<min(bytes.count, offset + 4)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}

extension SyntaxErrorLocator {
  /// Steps over `&name;` or `&#number;`.
  mutating func reference() throws(UnreadableDocument) {
    let start = offset
    offset += 1
    while let byte = peek, isPartOfName(byte) { offset += 1 }
    guard offset < bytes.count else { return }  // The file ends here, which is the greater fault.
    let name = text(start + 1..<offset)
    let isEnded = bytes[offset] == UInt8(ascii: ";")
    if isEnded { offset += 1 }
    let whole = start..<offset
    if name.hasPrefix("#") {
      try check(number: name.dropFirst(), isEnded: isEnded, at: whole)
    } else if XMLEscapes.entities[name] == nil {
      guard isEnded, !name.isEmpty else {
        throw UnreadableDocument("unescaped &; write &amp;", at: start..<start + 1)
      }
      throw UnreadableDocument(
        "unknown entity &\(name);; XML has only &amp; &lt; &gt; &quot; &apos;", at: whole)
    } else if !isEnded {
      throw .unendedReference(text(whole), at: whole)
    }
  }

  private func check(
    number: Substring, isEnded: Bool, at range: Range<Int>
  ) throws(UnreadableDocument) {
    let isHexadecimal = number.hasPrefix("x")
    let digits = isHexadecimal ? number.dropFirst() : number
    let isNumber =
      !digits.isEmpty
      && digits.allSatisfy { isHexadecimal ? $0.isHexDigit : ("0"..."9").contains($0) }
    guard isNumber else {
      throw UnreadableDocument(
        "malformed character reference; expected a number, as in &#38; or &#x26;", at: range)
    }
    guard isEnded else { throw .unendedReference(text(range), at: range) }
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), isAllowed(code) else {
      throw UnreadableDocument("\(text(range)) is not allowed in XML", at: range)
    }
  }

  /// Whether XML allows the character numbered `code`.
  private func isAllowed(_ code: UInt32) -> Bool {
    guard Unicode.Scalar(code) != nil, code != 0xFFFE, code != 0xFFFF else { return false }
    return code >= 0x20 || code == 0x0A || code == 0x09 || code == 0x0D
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

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
    guard !name.isEmpty else {
      throw UnreadableDocument(
        "expected an element name after <; write &lt; for the character", at: start..<offset)
    }
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
        guard starts(bytes, with: "/>", at: offset) else {
          throw UnreadableDocument("expected > after /", at: offset..<offset + 1)
        }
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
    default:
      throw UnreadableDocument(
        "expected > after the name of an end tag", at: offset..<offset + 1)
    }
  }

  private mutating func attribute(
    after blanks: Range<Int>, inTagFrom start: Int, _ seen: inout [String: Range<Int>]
  ) throws(UnreadableDocument) {
    let range = skipName()
    let name = text(range)
    guard !name.isEmpty else {
      throw UnreadableDocument("expected an attribute name or >", at: offset..<offset + 1)
    }
    if blanks.isEmpty { throw UnreadableDocument("expected white space before \(name)", at: range) }
    if let first = seen[name] {
      throw UnreadableDocument(
        "duplicate attribute \(name)", at: range,
        notes: [.init("\(name) is first here", at: first)])
    }
    try requireEnd(of: range)
    seen[name] = range
    _ = skipBlanks()
    if offset == bytes.count { throw .unclosedTag(at: start..<offset) }
    guard peek == UInt8(ascii: "=") else {
      throw UnreadableDocument("expected = and a quoted value after \(name)", at: range)
    }
    offset += 1
    _ = skipBlanks()
    if offset == bytes.count { throw .unclosedTag(at: start..<offset) }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw UnreadableDocument("the value of \(name) is not quoted", at: offset..<offset + 1)
    }
    try value(of: name, endingIn: quote)
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
        throw UnreadableDocument("unescaped < in a value; write &lt;", at: offset..<offset + 1)
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

  /// Whether the value that began at `start` has run over the end of its tag or line: then its
  /// quote is missing, rather than a < too many.
  private func isUnterminatedValue(from start: Int) -> Bool {
    bytes[start..<offset].contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") }
  }

  /// Whether the quote here opens the next attribute's value: it follows ` name=`, and no white
  /// space or end follows.
  private func hasTakenNext(from start: Int) -> Bool {
    let value = bytes[(start + 1)..<offset]
    guard value.last == UInt8(ascii: "="), let blank = value.lastIndex(where: Whitespace.isBlank),
      blank + 2 < value.endIndex, offset + 1 < bytes.count
    else { return false }
    let next = bytes[offset + 1]
    return !Whitespace.isBlank(next) && next != UInt8(ascii: ">") && next != UInt8(ascii: "/")
  }

  private func unclosedQuote(of name: String, from start: Int) -> UnreadableDocument {
    let end = bytes[start..<offset].firstIndex(of: UInt8(ascii: "\n")) ?? offset
    return UnreadableDocument("unterminated value of \(name)", at: start..<end)
  }

  private mutating func skipBlanks() -> Range<Int> {
    let start = offset
    while let byte = peek, Whitespace.isBlank(byte) { offset += 1 }
    return start..<offset
  }
}
