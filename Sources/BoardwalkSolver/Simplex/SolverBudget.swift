/// The work done for a problem, with its limit.
///
/// It counts operations and not time, so that the limit is the same on any machine.
struct SolverBudget: Sendable {
  /// The maximum number of written tableau entries. A layout of a few hundred mutually dependent
  /// views takes about a tenth.
  static let entryLimit = 30_000_000

  /// The maximum number of priority levels.
  static let levelLimit = 500

  /// The number of written entries.
  private(set) var entries = 0

  /// The number of solved levels.
  private(set) var levels = 0

  /// Whether the limit is exceeded.
  var isExhausted: Bool { entries > Self.entryLimit || levels > Self.levelLimit }

  mutating func add(entries count: Int) { entries += count }

  mutating func addLevel() { levels += 1 }
}
