/// The items that two sequences do not have in common.
///
/// The difference is minimal (Myers, "An O(ND) Difference Algorithm", 1986) unless both sequences
/// are long. Long ones are divided at the items that each has once (patience diff), so that no
/// input takes quadratic time.
package struct SequenceDifference: Sendable {
  /// The places of the old items that the new sequence lacks.
  package private(set) var removed: Set<Int> = []

  /// The places of the new items that the old sequence lacks.
  package private(set) var inserted: Set<Int> = []

  /// Equal items have equal numbers.
  private let old: [Int]
  private let new: [Int]

  /// The most items of two parts together whose minimal difference is found: it takes time that is
  /// quadratic in the differences.
  private static let maximumItemCount = 2_048

  /// The most times that a part is divided.
  private static let deepestDivision = 8

  /// The difference between `old` and `new`.
  package init<Item: Hashable>(from old: [Item], to new: [Item]) {
    var numbers: [Item: Int] = [:]
    func number(of item: Item) -> Int {
      if let known = numbers[item] { return known }
      numbers[item] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    compare(old.indices, new.indices, division: 0)
  }

  private mutating func compare(_ left: Range<Int>, _ right: Range<Int>, division: Int) {
    var (left, right) = (left, right)
    if left.count + right.count > Self.maximumItemCount {
      let start = zip(left, right).prefix { old[$0] == new[$1] }.count
      (left, right) = (left.dropFirst(start), right.dropFirst(start))
      let end = zip(left.reversed(), right.reversed()).prefix { old[$0] == new[$1] }.count
      (left, right) = (left.dropLast(end), right.dropLast(end))
    }
    guard left.count + right.count > Self.maximumItemCount else { return findMinimum(left, right) }
    let anchors = division < Self.deepestDivision ? anchors(left, right) : []
    guard !anchors.isEmpty else {
      removed.formUnion(left)
      inserted.formUnion(right)
      return
    }
    for (mine, other) in anchors {
      compare(left.lowerBound..<mine, right.lowerBound..<other, division: division + 1)
      (left, right) = (mine + 1..<left.upperBound, other + 1..<right.upperBound)
    }
    compare(left, right, division: division + 1)
  }

  private mutating func findMinimum(_ left: Range<Int>, _ right: Range<Int>) {
    for change in new[right].difference(from: old[left]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(right.lowerBound + offset)
      }
    }
  }

  /// The places of the items that both parts have once, as far as they are in one order.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)] {
    let mine = Self.uniquePlaces(in: old, left)
    let other = Self.uniquePlaces(in: new, right)
    let common = left.compactMap { place -> (Int, Int)? in
      guard mine[old[place]] == place, let found = other[old[place]] else { return nil }
      return (place, found)
    }
    return LongestIncreasingSubsequence.places(in: common.map(\.1)).map { common[$0] }
  }

  /// The place of each of `items` that `range` has once.
  private static func uniquePlaces(in items: [Int], _ range: Range<Int>) -> [Int: Int] {
    Dictionary(range.map { (items[$0], $0) }, uniquingKeysWith: { _, _ in -1 })
      .filter { $0.value >= 0 }
  }
}
