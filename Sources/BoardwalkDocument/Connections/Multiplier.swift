/// The factor of a constraint, which Interface Builder spells in three ways: `0.8`, `16:9`, `1/3`.
public struct Multiplier: Sendable, Hashable, Codable {
  /// The factor's value.
  public let value: Double

  /// The factor as written.
  public let spelling: String

  /// The factor spelt by `spelling`; nil if it is none, or divides by zero.
  public init?(_ spelling: String) {
    self.spelling = spelling
    let parts = spelling.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard let first = parts.first.flatMap({ Double($0) }) else { return nil }
    switch parts.count {
    case 1:
      guard parts[0].count == spelling.count else { return nil }
      value = first
    case 2:
      guard let second = Double(parts[1]), second != 0 else { return nil }
      value = first / second
    default:
      return nil
    }
    guard value.isFinite else { return nil }
  }
}
