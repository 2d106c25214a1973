/// The factor of a constraint, which Interface Builder spells in three ways: `0.8`, `16:9`, `1/3`.
package struct Multiplier: Sendable, Hashable, Codable {
  /// The factor's value.
  package let value: Double

  /// The factor as written.
  package let spelling: String

  /// The factor spelled by `spelling`; nil if it is none, or divides by zero.
  package init?(_ spelling: String) {
    self.spelling = spelling
    let parts = spelling.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x3A || $0 == 0x2F })
    let numbers = parts.compactMap { Self.number($0) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: value = numbers[0]
    case 2: value = numbers[0] / numbers[1]
    default: return nil
    }
    guard value.isFinite else { return nil }
  }

  /// The number `part` in Interface Builder's spelling.
  private static func number(_ part: Substring.UTF8View) -> Double? {
    ValueFormat.number.accepts(Array(part)[...]) ? Double(Substring(part)) : nil
  }
}
