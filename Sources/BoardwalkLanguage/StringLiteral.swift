/// A text in double quotes, with Swift's escapes.
enum StringLiteral {
  /// Reads the text that begins with the quote at `start`.
  ///
  /// Returns its value and where it ends; a reason where it is malformed, and then the end of what
  /// belongs to it all the same.
  static func read(
    _ bytes: [UInt8], at start: Int
  ) -> (value: String, end: Int, reason: String?) {
    var value: [UInt8] = []
    var reason: String?
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        return (String(decoding: value, as: UTF8.self), index + 1, reason)
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
        reason =
          "write \\\\ for a backslash: only \\n \\t \\r \\0 \\\" \\' \\\\ and \\u{…} mean something"
        index += 2
      }
    }
    return (
      String(decoding: value, as: UTF8.self), min(index, bytes.count),
      "close the text with a double quote before the line ends"
    )
  }

  /// The character that the escape behind the backslash means, and where the escape ends.
  private static func escape(_ bytes: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
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
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return nil
      }
      return (scalar, close + 1)
    default: return nil
    }
  }
}
