import BoardwalkSource

/// One pass over the bytes that refuses what Foundation's parser cannot survive.
///
/// `XMLParser` on Linux dies of invalid UTF-8 in names, of processing instructions without data and
/// of some declarations, and takes quadratic time in attributes. After this pass it is safe.
struct Guard {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ReadingLimits
  private var offset = 0
  private var depth = 0
  private var hasDeclaration = false

  /// Whether every byte is a character of its own that XML allows, as in nearly all real files.
  private let isPlain: Bool

  private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    isPlain = Encoding.isPlain(bytes)
  }

  /// Throws the first reason not to give `bytes` to the parser.
  static func inspect(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits
  ) throws(UnreadableDocument) {
    guard !bytes.isEmpty else { throw .emptyFile }
    guard bytes.count <= limits.fileSize else {
      throw .tooLarge(bytes.count, limit: limits.fileSize)
    }
    try Encoding.requireUTF8(bytes)
    var inspection = Guard(bytes, limits: limits)
    try inspection.run()
  }

  private mutating func run() throws(UnreadableDocument) {
    if bytes.starts(with: Encoding.byteOrderMark) { offset = Encoding.byteOrderMark.count }
    if XMLDeclaration.begins(at: offset, in: bytes) { try declaration() }
    while offset < bytes.count {
      try skip(to: UInt8(ascii: "<"))
      if offset < bytes.count { try markup() }
    }
  }

  private mutating func declaration() throws(UnreadableDocument) {
    guard let range = XMLDeclaration.range(in: bytes) else {
      let line = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      throw .unclosedDeclaration(at: offset..<line)
    }
    hasDeclaration = true
    while offset < range.upperBound { try character() }
  }

  private mutating func markup() throws(UnreadableDocument) {
    guard offset + 1 < bytes.count else { throw .unclosedTag(at: offset..<offset + 1) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "!"):
      if hasPrefix("<!--") {
        try skip(past: "-->", from: 4, else: UnreadableDocument.unclosedComment)
      } else if hasPrefix("<![CDATA[") {
        try skip(past: "]]>", from: 9, else: UnreadableDocument.unclosedCharacterData)
      } else {
        throw .documentType(at: offset..<min(bytes.count, offset + 9))
      }
    case UInt8(ascii: "?"):
      throw processingInstruction()
    case UInt8(ascii: "<") where MergeConflict.begins(at: offset, in: bytes):
      throw MergeConflict.refusal(at: offset, in: bytes)
    default:
      try tag()
    }
  }

  private func processingInstruction() -> UnreadableDocument {
    let range = offset..<min(bytes.count, offset + 2)
    guard XMLDeclaration.begins(at: offset, in: bytes) else {
      return .processingInstruction(at: range)
    }
    return hasDeclaration ? .secondDeclaration(at: range) : .misplacedDeclaration(at: range)
  }

  private mutating func tag() throws(UnreadableDocument) {
    let start = offset
    var attributes = 0
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        attributes += 1
        guard attributes <= limits.attributes else {
          throw .tooManyAttributes(limit: limits.attributes, at: start..<offset)
        }
        offset += 1
        try skip(to: byte)
        if offset < bytes.count { offset += 1 }
      case UInt8(ascii: ">"):
        offset += 1
        return try nest(start..<offset)
      case UInt8(ascii: "<"):
        if MergeConflict.begins(at: offset, in: bytes) {
          throw MergeConflict.refusal(at: offset, in: bytes)
        }
        return  // The parser will say what is wrong here.
      default:
        try character()
      }
    }
    throw .unclosedTag(at: start..<bytes.count)
  }

  /// Counts the levels that the tag at `range` opens or closes, and refuses a tag too long.
  private mutating func nest(_ range: Range<Int>) throws(UnreadableDocument) {
    guard range.count <= limits.tagSize else {
      throw .tagTooLong(limit: limits.tagSize, at: range.lowerBound..<range.lowerBound + 1)
    }
    if bytes[range.lowerBound + 1] == UInt8(ascii: "/") {
      depth -= 1
    } else if bytes[range.upperBound - 2] != UInt8(ascii: "/") {
      depth += 1
    }
    guard depth <= limits.depth else { throw .tooDeep(limit: limits.depth, at: range) }
  }

  /// Steps to the next `byte`, or to the end.
  @inline(__always)
  private mutating func skip(to byte: UInt8) throws(UnreadableDocument) {
    if isPlain {
      while offset < bytes.count, bytes[offset] != byte { offset += 1 }
    } else {
      while offset < bytes.count, bytes[offset] != byte { try character() }
    }
  }

  /// Steps over one character, which must be one that XML allows.
  @inline(__always)
  private mutating func character() throws(UnreadableDocument) {
    let byte = bytes[offset]
    if byte >= 0x20 && byte < 0x80 {
      offset += 1
    } else if byte >= 0x80 {
      offset += try Encoding.sequenceLength(at: offset, in: bytes)
    } else {
      guard byte == 0x0A || byte == 0x09 || byte == 0x0D else {
        throw .forbiddenCharacter(UInt32(byte), at: offset..<offset + 1)
      }
      offset += 1
    }
  }

  private mutating func skip(
    past terminator: StaticString, from lead: Int = 0,
    else refusal: (Range<Int>) -> UnreadableDocument
  ) throws(UnreadableDocument) {
    let start = offset
    for _ in 0..<lead { offset += 1 }
    while offset < bytes.count {
      if hasPrefix(terminator) {
        offset += terminator.utf8CodeUnitCount
        return
      }
      if MergeConflict.begins(at: offset, in: bytes) {
        throw MergeConflict.refusal(at: offset, in: bytes)
      }
      try character()
    }
    throw refusal(start..<bytes.count)
  }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    guard bytes[offset] == prefix.utf8Start[0], offset + prefix.utf8CodeUnitCount <= bytes.count
    else { return false }
    return (0..<prefix.utf8CodeUnitCount).allSatisfy {
      bytes[offset + $0] == prefix.utf8Start[$0]
    }
  }
}
