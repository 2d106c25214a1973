import BoardwalkBase

/// The text of a strings file: its entries with their ranges, and the first error.
///
/// Foundation reads such files too, but without positions.
package struct StringsText: Sendable {
  /// One `"key" = "value";`.
  package struct Entry: Sendable, Hashable {
    /// The key as written, without its quotes.
    package let key: String

    /// The bytes of the key, without its quotes.
    package let range: Range<Int>
  }

  /// A place where the text is not a list of entries.
  package struct Fault: Sendable, Hashable {
    /// The remedy, in the imperative.
    package let message: String

    /// The bytes at fault.
    package let range: Range<Int>
  }

  /// The entries before the first mistake, in order.
  package private(set) var entries: [Entry] = []

  /// The first mistake; nil if there is none.
  package private(set) var fault: Fault?

  /// The entries that `file`, in UTF-8, holds.
  package init(_ file: SourceFile) {
    var scanner = StringsScanner(file.bytes)
    do throws(Fault) {
      while let key = try scanner.nextWord("a key") {
        try scanner.take(UInt8(ascii: "="), "'=' after the key")
        guard try scanner.nextWord("a value") != nil else {
          throw Fault(message: "expected a value after '='", range: scanner.here)
        }
        try scanner.take(UInt8(ascii: ";"), "';' after the value")
        entries.append(Entry(key: file.text(in: key), range: key))
      }
    } catch {
      fault = error
    }
  }
}

extension StringsText.Fault: Error {}

/// Reads the words and marks of a strings file.
private struct StringsScanner {
  private let bytes: [UInt8]
  private var offset: Int

  /// The last word, with its quotes.
  private var lastWord = 0..<0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte that comes next, as a range; empty at the end.
  var here: Range<Int> { offset..<min(offset + 1, bytes.count) }

  /// The contents of the next quoted text, or the next bare word; nil at the end.
  mutating func nextWord(_ what: String) throws(StringsText.Fault) -> Range<Int>? {
    try skipBlanks()
    guard offset < bytes.count else { return nil }
    let start = offset
    if bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard offset < bytes.count else {
        offset = bytes.count
        throw .init(message: "unterminated string", range: start..<start + 1)
      }
      offset += 1
      lastWord = start..<offset
      return start + 1..<offset - 1
    }
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    guard offset > start else { throw .init(message: "expected \(what) in quotes", range: here) }
    lastWord = start..<offset
    return start..<offset
  }

  /// Steps over `mark`. If it is missing, the error is where it belongs: after the last word, or at
  /// its quote if the word goes on in another line, so that it probably lacks the second quote.
  mutating func take(_ mark: UInt8, _ what: String) throws(StringsText.Fault) {
    try skipBlanks()
    if offset < bytes.count, bytes[offset] == mark {
      offset += 1
      return
    }
    let newline = UInt8(ascii: "\n")
    if bytes[lastWord].contains(newline) {
      let quote = lastWord.lowerBound
      throw .init(message: "unterminated string", range: quote..<quote + 1)
    }
    let end = lastWord.upperBound
    let isInNextLine = bytes[end..<offset].contains(newline)
    throw .init(message: "expected \(what)", range: isInNextLine ? end - 1..<end : here)
  }

  private mutating func skipBlanks() throws(StringsText.Fault) {
    while offset < bytes.count {
      if bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[offset] <= 0x20 {
        offset += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringsText.Fault) {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if bytes[offset...].starts(with: "*/".utf8) {
        offset += 2
        return
      }
      offset += 1
    }
    throw .init(message: "unterminated comment", range: start..<start + 2)
  }

  /// Whether a word can contain `byte` without quotes.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
