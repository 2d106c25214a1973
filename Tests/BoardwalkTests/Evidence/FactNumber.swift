/// The number of a fact: a section and a number of two or three digits, such as `NAV-01` or `S2-16`.
struct FactNumber: Hashable, Sendable, CustomStringConvertible {
  let section: String
  let number: String

  var description: String { "\(section)-\(number)" }

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, (2...4).contains(parts[0].count), (2...3).contains(parts[1].count),
      parts[0].utf8.allSatisfy({ Self.isSectionByte($0) }),
      parts[1].utf8.allSatisfy({ Self.isDigit($0) })
    else { return nil }
    section = String(parts[0])
    number = String(parts[1])
  }

  /// The numbers that `text` cites, of whatever section.
  static func numbers(in text: String) -> Set<FactNumber> {
    let bytes = Array(text.utf8)
    var numbers: Set<FactNumber> = []
    for (hyphen, byte) in bytes.enumerated() where byte == UInt8(ascii: "-") {
      var start = hyphen
      while start > 0, isWordByte(bytes[start - 1]) { start -= 1 }
      var end = hyphen + 1
      while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
      guard end > hyphen + 2, isDigit(bytes[hyphen + 1]) else { continue }
      if let number = FactNumber(String(decoding: bytes[start..<end], as: UTF8.self)) {
        numbers.insert(number)
      }
    }
    return numbers
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSectionByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || isDigit(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isSectionByte(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
