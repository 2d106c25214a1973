import BoardwalkBase
import Foundation

/// Rejects input on which Foundation's parser crashes.
///
/// `XMLParser` on Linux crashes on invalid UTF-8 in names, on processing instructions without data
/// and on some declarations, and takes quadratic time in the attributes of one tag. Other errors
/// are left to the parser.
struct PreflightScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ReadingLimits
  private var offset = 0
  private var hasDeclaration = false

  /// Tags with fewer bytes exceed no limit, so they are not scanned.
  private let shortTag: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    // No attribute has fewer bytes than ` a=""`.
    shortTag = min(limits.tagSize, limits.attributes * 5)
  }

  /// Throws the first reason not to give `bytes` to the parser.
  static func inspect(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits
  ) throws(UnreadableDocument) {
    guard !bytes.isEmpty else { throw .emptyFile }
    guard bytes.count <= limits.fileSize else {
      throw UnreadableDocument(
        "the document has \(bytes.count) bytes; the limit is \(limits.fileSize)", at: 0..<0)
    }
    try Encoding.requireUTF8(bytes)
    try Encoding.requireCharacters(bytes)
    var inspection = PreflightScanner(bytes, limits: limits)
    try inspection.run()
  }

  private mutating func run() throws(UnreadableDocument) {
    if bytes.starts(with: Encoding.byteOrderMark) { offset = Encoding.byteOrderMark.count }
    if XMLDeclaration.begins(at: offset, in: bytes) { try declaration() }
    offset = nextTag(from: offset)
    while offset < bytes.count { try markup() }
  }

  private mutating func declaration() throws(UnreadableDocument) {
    guard let range = XMLDeclaration.range(in: bytes) else {
      let line = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      throw UnreadableDocument(
        "expected ?> at the end of the XML declaration", at: offset..<line)
    }
    hasDeclaration = true
    offset = range.upperBound
  }

  /// Scans the markup that begins here, and moves to the next.
  private mutating func markup() throws(UnreadableDocument) {
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "!"):
      try exclamation()
      offset = nextTag(from: offset)
    case UInt8(ascii: "?"):
      throw processingInstruction()
    case UInt8(ascii: "<") where MergeConflict.begins(at: offset, in: bytes):
      throw UnreadableDocument(MergeConflict.finding(at: offset, in: bytes))
    default:
      let start = offset
      offset = nextTag(from: offset + 1)
      if offset - start > shortTag { try longTag(at: start) }
    }
  }

  private mutating func exclamation() throws(UnreadableDocument) {
    if starts(bytes, with: "<!--", at: offset) {
      try skip(past: "-->", from: 4, else: "unterminated comment")
    } else if starts(bytes, with: "<![CDATA[", at: offset) {
      try skip(past: "]]>", from: 9, else: "unterminated CDATA section")
    } else {
      throw UnreadableDocument(
        "unsupported DOCTYPE; entities are not expanded", at: offset..<min(bytes.count, offset + 9))
    }
  }

  private func processingInstruction() -> UnreadableDocument {
    let range = offset..<min(bytes.count, offset + 2)
    guard XMLDeclaration.begins(at: offset, in: bytes) else {
      return UnreadableDocument("unsupported processing instruction", at: range)
    }
    return UnreadableDocument(
      hasDeclaration
        ? "duplicate XML declaration" : "the XML declaration is not at the start of the file",
      at: range)
  }

  /// Counts the bytes and attributes of the tag at `start`, which may be too many: between it and
  /// the next there is much room, though it may all be text.
  private func longTag(at start: Int) throws(UnreadableDocument) {
    var attributes = 0
    var quote: UInt8?
    var end = start + 1
    while end < offset, quote != nil || bytes[end] != UInt8(ascii: ">") {
      if bytes[end] == quote {
        quote = nil
      } else if quote == nil, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
        quote = bytes[end]
        attributes += 1
      }
      end += 1
    }
    guard attributes <= limits.attributes else {
      throw UnreadableDocument(
        "an element has more than \(limits.attributes) attributes", at: start..<end)
    }
    guard end + 1 - start <= limits.tagSize else {
      throw UnreadableDocument("the tag has more than \(limits.tagSize) bytes", at: start..<end)
    }
  }

  private func nextTag(from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "<")), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private mutating func skip(
    past terminator: StaticString, from lead: Int, else message: String
  ) throws(UnreadableDocument) {
    let start = offset
    offset += lead
    while offset < bytes.count {
      if starts(bytes, with: terminator, at: offset) {
        offset += terminator.utf8CodeUnitCount
        return
      }
      if MergeConflict.begins(at: offset, in: bytes) {
        throw UnreadableDocument(MergeConflict.finding(at: offset, in: bytes))
      }
      offset += 1
    }
    throw UnreadableDocument(message, at: start..<bytes.count)
  }
}
