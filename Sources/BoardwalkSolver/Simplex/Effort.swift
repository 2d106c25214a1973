/// The work done for a problem, which is limited.
///
/// It counts what is done and no time: the same problem is given up at the same place on any machine.
struct Effort: Sendable {
  /// How many entries of simplex tables may be written. A layout of a few hundred views that all depend
  /// on each other takes about a tenth of it.
  static let entryLimit = 30_000_000

  /// How many levels of priority may be settled one after the other, each inside the one before.
  static let levelLimit = 500

  /// How many entries were written.
  private(set) var entries = 0

  /// How many levels were settled.
  private(set) var levels = 0

  /// Whether the problem is given up.
  var isSpent: Bool { entries > Self.entryLimit || levels > Self.levelLimit }

  /// Counts `count` entries that are written.
  mutating func add(entries count: Int) { entries += count }

  /// Counts one more level.
  mutating func addLevel() { levels += 1 }
}
