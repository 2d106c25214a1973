import Foundation

/// The number of a fact: a section and a number of two or three digits, such as `NAV-01` or
/// `S2-16`.
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
    let parts = text.components(separatedBy: "-")
    var numbers: Set<FactNumber> = []
    for (before, after) in zip(parts, parts.dropFirst()) {
      guard after.utf8.first.map(isDigit) == true else { continue }
      let section = String(before.reversed().prefix(while: isWord).reversed())
      if let number = FactNumber("\(section)-\(after.prefix(while: isWord))") {
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

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
