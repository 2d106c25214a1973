/// The work done for a problem, which is limited.
///
/// It counts what is done and no time: the same problem is given up at the same place on any machine.
struct Effort: Sendable {
  /// The maximum number of written entries of simplex tables. A layout of a few hundred views that
  /// all depend on each other takes about a tenth of it.
  static let entryLimit = 30_000_000

  /// The maximum number of priority levels.
  static let levelLimit = 500

  /// The number of written entries.
  private(set) var entries = 0

  /// The number of solved levels.
  private(set) var levels = 0

  /// Whether the problem is given up.
  var isSpent: Bool { entries > Self.entryLimit || levels > Self.levelLimit }

  /// Counts `count` entries that are written.
  mutating func add(entries count: Int) { entries += count }

  /// Counts one more level.
  mutating func addLevel() { levels += 1 }
}
