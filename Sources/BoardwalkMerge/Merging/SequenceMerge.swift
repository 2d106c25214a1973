import BoardwalkBase

/// Merges three orders of items by their neighbors.
///
/// Items that both sides have in the base's order divide all three sequences into gaps; added and
/// moved items are put into the gap of their side. It is diff3 (Khanna, Kunal and Pierce, "A Formal
/// Investigation of Diff3", 2007) for unique items, so that moves are detected.
struct SequenceMerge<Item: Hashable & Sendable> {
  /// The merged order: each item that either side has, once.
  private(set) var items: [Item] = []

  /// The items that both sides moved to different places; they have our place.
  private(set) var disputed: [Item] = []

  private let sequences: ThreeWay<[Item]>
  private let key: (Item) -> String

  /// The order of `sequences`. If both sides add items in one gap, those whose first one has the
  /// smaller `key` come first, so that the result does not depend on which side is which.
  init(_ sequences: ThreeWay<[Item]>, key: @escaping (Item) -> String) {
    self.sequences = sequences
    self.key = key
    if sequences.ours == sequences.theirs || sequences.theirs == sequences.base {
      items = sequences.ours
      if sequences.ours == sequences.theirs { return }
    }
    if sequences.ours == sequences.base { items = sequences.theirs }
    // A side that only lacks items which are nevertheless kept does not decide alone.
    guard items.isEmpty || Set(items) != Set(sequences.ours).union(sequences.theirs) else { return }
    items = []
    merge()
  }

  private mutating func merge() {
    let inBase = Set(sequences.base)
    let kept = ThreeWay(
      base: inBase, ours: Self.unmoved(sequences.ours, sequences.base),
      theirs: Self.unmoved(sequences.theirs, sequences.base))
    let present = sequences.map(Set.init)
    let stable = kept.ours.intersection(kept.theirs)
    var runs = ThreeWay(
      base: [], ours: Self.runs(of: sequences.ours, between: stable),
      theirs: Self.runs(of: sequences.theirs, between: stable))
    let gapOfTheirs = Self.gaps(in: runs.theirs)
    let gapOfOurs = Self.gaps(in: runs.ours)
    var notFromOurs: Set<Item> = []
    var notFromTheirs: Set<Item> = []
    for (item, gap) in gapOfOurs where present.theirs.contains(item) {
      guard let other = gapOfTheirs[item] else { continue }
      let isMovedByOurs = !kept.ours.contains(item)
      let isMovedByTheirs = !kept.theirs.contains(item)
      if isMovedByOurs && isMovedByTheirs {
        guard gap != other else { continue }
        notFromTheirs.insert(item)
        if inBase.contains(item) { disputed.append(item) }
      } else if isMovedByOurs {
        notFromTheirs.insert(item)
      } else {
        notFromOurs.insert(item)
      }
    }
    disputed = disputed.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    runs.ours = runs.ours.map { $0.filter { !notFromOurs.contains($0) } }
    runs.theirs = runs.theirs.map { $0.filter { !notFromTheirs.contains($0) } }
    let order = sequences.ours.filter(stable.contains)
    for gap in 0...order.count {
      items += interleaved(runs.ours[gap], runs.theirs[gap])
      if gap < order.count { items.append(order[gap]) }
    }
  }

  /// Two runs of one gap as one: items of both divide them further.
  private func interleaved(_ ours: [Item], _ theirs: [Item]) -> [Item] {
    if ours.isEmpty || ours == theirs { return theirs }
    guard let first = theirs.first, let mine = ours.first else { return ours }
    let places = Dictionary(uniqueKeysWithValues: zip(theirs, theirs.indices))
    let common = ours.filter { places[$0] != nil }
    guard !common.isEmpty else { return key(mine) < key(first) ? ours + theirs : theirs + ours }
    let stable = Set(
      LongestIncreasingSubsequence.places(in: common.compactMap { places[$0] }).map { common[$0] })
    // Items in contradictory orders stay where ours has them.
    let crossing = Set(common).subtracting(stable)
    let left = Self.runs(of: ours, between: stable)
    let right = Self.runs(of: theirs.filter { !crossing.contains($0) }, between: stable)
    var result: [Item] = []
    for (gap, item) in ours.filter(stable.contains).enumerated() {
      result += interleaved(left[gap], right[gap]) + [item]
    }
    return result + interleaved(left[stable.count], right[stable.count])
  }

  /// The items of `sequence` that are in the order of `base`.
  private static func unmoved(_ sequence: [Item], _ base: [Item]) -> Set<Item> {
    let places = Dictionary(uniqueKeysWithValues: zip(base, base.indices))
    let common = sequence.filter { places[$0] != nil }
    return Set(
      LongestIncreasingSubsequence.places(in: common.compactMap { places[$0] }).map { common[$0] })
  }

  /// The items of `sequence` before, between and after those of `stable`.
  private static func runs(of sequence: [Item], between stable: Set<Item>) -> [[Item]] {
    sequence.split(
      maxSplits: .max, omittingEmptySubsequences: false, whereSeparator: stable.contains
    )
    .map(Array.init)
  }

  private static func gaps(in runs: [[Item]]) -> [Item: Int] {
    var gaps: [Item: Int] = [:]
    for (gap, run) in runs.enumerated() { for item in run { gaps[item] = gap } }
    return gaps
  }
}
