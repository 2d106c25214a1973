import BoardwalkBase
import BoardwalkDocument

/// Aligns siblings that only order and content identify, such as the segments of a control: equal
/// ones by a longest common subsequence, then those between them in order.
struct SiblingAlignment {
  /// The nodes of each aligned element.
  private(set) var rows: [ThreeWay<Int?>] = []

  init(_ siblings: ThreeWay<[Element]>) {
    let contents = siblings.map { $0.map(SubtreeContent.init) }
    let ours = Self.partners(of: contents.base, in: contents.ours)
    let theirs = Self.partners(of: contents.base, in: contents.theirs)
    rows = siblings.base.indices.map { place in
      ThreeWay(
        base: siblings.base[place].index,
        ours: ours[place].map { siblings.ours[$0].index },
        theirs: theirs[place].map { siblings.theirs[$0].index })
    }
    addNew(
      siblings, contents, taken: (Set(ours.compactMap(\.self)), Set(theirs.compactMap(\.self))))
  }

  /// Adds siblings that the base does not have; equal additions of both sides are one.
  private mutating func addNew(
    _ siblings: ThreeWay<[Element]>, _ contents: ThreeWay<[SubtreeContent]>,
    taken: (ours: Set<Int>, theirs: Set<Int>)
  ) {
    var added = Dictionary(
      grouping: siblings.theirs.indices.filter { !taken.theirs.contains($0) }.reversed()
    ) { contents.theirs[$0] }
    for place in siblings.ours.indices where !taken.ours.contains(place) {
      let partner = added[contents.ours[place]]?.popLast()
      rows.append(
        ThreeWay(
          base: nil, ours: siblings.ours[place].index,
          theirs: partner.map { siblings.theirs[$0].index }))
    }
    for place in added.values.joined().sorted() {
      rows.append(ThreeWay(base: nil, ours: nil, theirs: siblings.theirs[place].index))
    }
  }

  /// For each of `old`, the index of its counterpart in `new`.
  private static func partners(of old: [SubtreeContent], in new: [SubtreeContent]) -> [Int?] {
    var result = [Int?](repeating: nil, count: old.count)
    let difference = SequenceDifference(from: old, to: new)
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (oldGap, newGap) = (left, right)
      while difference.removed.contains(left) { left += 1 }
      while difference.inserted.contains(right) { right += 1 }
      for (left, right) in zip(oldGap..<left, newGap..<right) { result[left] = right }
      if left < old.count, right < new.count { result[left] = right }
      left += 1
      right += 1
    }
    return result
  }
}
