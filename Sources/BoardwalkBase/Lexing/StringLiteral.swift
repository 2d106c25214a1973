/// A text in double quotes, with Swift's escapes.
package enum StringLiteral {
  /// A syntax error with its range.
  typealias Fault = (reason: String, range: Range<Int>)

  /// The end of the string that begins with the quote at `start`, if it has no escapes.
  static func plainEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    let end = ByteClass.plainText.end(in: bytes, from: start + 1, before: bytes.count)
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end + 1 : nil
  }

  /// Parses the string that begins with the quote at `start`.
  ///
  /// Returns its value and its end, with a fault if it is malformed.
  static func read(
    _ bytes: [UInt8], at start: Int
  ) -> (value: String, end: Int, fault: Fault?) {
    // Most texts have no escapes.
    if let end = plainEnd(bytes, at: start) {
      return (String(decoding: bytes[start + 1..<end - 1], as: UTF8.self), end, nil)
    }
    var value: [UInt8] = []
    var fault: Fault?
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        return (String(decoding: value, as: UTF8.self), index + 1, fault)
      }
      guard byte == UInt8(ascii: "\\") else {
        value.append(byte)
        index += 1
        continue
      }
      if let (scalar, end) = escape(bytes, at: index + 1) {
        value.append(contentsOf: Array(String(Character(scalar)).utf8))
        index = end
      } else {
        fault = fault ?? (unknownEscape, index..<min(index + 2, bytes.count))
        let isBeforeLineEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        index += isBeforeLineEnd ? 1 : 2
      }
    }
    if let end = endOfBroken(bytes, from: index) {
      return (String(decoding: value, as: UTF8.self), end, (brokenLine, start..<end))
    }
    let end = withoutBrace(bytes, start + 1..<min(index, bytes.count))
    let reason = "unterminated string"
    return (String(decoding: value, as: UTF8.self), end, (reason, start..<end))
  }

  private static let brokenLine = "unterminated string; write \\n for a line break"

  /// The end of a text that is broken at the line end at `index`: after the only quote on the next
  /// line, if a word is adjacent to it; a quote that begins a text follows a blank.
  private static func endOfBroken(_ bytes: [UInt8], from index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let line = bytes[(index + 1)...].prefix(1000).prefix { $0 != UInt8(ascii: "\n") }
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), quote > line.startIndex,
      line[(quote + 1)...].allSatisfy({ $0 != UInt8(ascii: "\"") }),
      bytes[quote - 1] > 0x20, bytes[quote - 1] != UInt8(ascii: "(")
    else { return nil }
    return quote + 1
  }

  private static let unknownEscape =
    "unknown escape; expected \\n \\t \\r \\0 \\\" \\' \\\\ or \\u{…}"

  /// The end of an unclosed text before a brace at the end of its line, which opens a body more
  /// often than it belongs to the text.
  private static func withoutBrace(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - 1 > range.lowerBound, bytes[end - 1] == UInt8(ascii: "{"), bytes[end - 2] == 0x20
    else { return range.upperBound }
    return end - 1
  }

  /// The character of the escape after the backslash, and the end of the escape.
  static func escape(_ bytes: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "n"): return ("\n", index + 1)
    case UInt8(ascii: "t"): return ("\t", index + 1)
    case UInt8(ascii: "r"): return ("\r", index + 1)
    case UInt8(ascii: "0"): return ("\0", index + 1)
    case UInt8(ascii: "\""): return ("\"", index + 1)
    case UInt8(ascii: "'"): return ("'", index + 1)
    case UInt8(ascii: "\\"): return ("\\", index + 1)
    case UInt8(ascii: "u"):
      guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{"),
        let close = bytes[(index + 2)...].prefix(9).firstIndex(of: UInt8(ascii: "}"))
      else { return nil }
      let digits = String(decoding: bytes[(index + 2)..<close], as: UTF8.self)
      // A leading sign would be parsed as part of the number.
      guard digits.first != "+", let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else {
        return nil
      }
      return (scalar, close + 1)
    default: return nil
    }
  }

  /// `text` in double quotes, with escapes for invisible characters.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether `scalar` is invisible: line and paragraph separators, joiners, zero-width spaces, and
  /// bidirectional marks.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
