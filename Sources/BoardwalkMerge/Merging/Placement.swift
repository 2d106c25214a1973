import BoardwalkDocument

/// In which element each kept one lies.
struct Placement: Sendable {
  /// The parent match by match; nil for the root and for removed elements.
  private(set) var parents: [ElementMatching.Match?]

  /// The elements that both sides moved to different parents.
  private(set) var disputed: Set<ElementMatching.Match> = []

  private let matching: ElementMatching

  /// The place of each element, that of `preferred` if the sides disagree.
  init(
    _ matching: ElementMatching, _ presence: Presence,
    preferred: (ElementMatching.Match) -> Side
  ) {
    self.matching = matching
    parents = Array(repeating: nil, count: matching.nodes.count)
    var isMoved = ThreeWay(base: false, ours: false, theirs: false)
    for match in matching.nodes.indices where presence.isKept[match] {
      let around = matching.parents(match)
      guard let ours = around.ours, let theirs = around.theirs else {
        parents[match] = around.ours ?? around.theirs
        continue
      }
      let side = ThreeWay(base: around.base ?? ours, ours: ours, theirs: theirs).changedSide
      if side == nil { disputed.insert(match) }
      for side in Side.allCases where around[side] != around.base { isMoved[side] = true }
      parents[match] = around[side ?? preferred(match)]
    }
    // One side alone cannot move elements into each other.
    if isMoved.ours, isMoved.theirs { breakCycles(preferred) }
  }

  /// Breaks cycles of elements that were moved into each other, at their places on one side.
  private mutating func breakCycles(_ preferred: (ElementMatching.Match) -> Side) {
    for match in parents.indices {
      while let cycle = cycle(from: match) {
        var isChanged = false
        for member in cycle {
          let around = matching.parents(member)
          guard around.ours != around.theirs, let other = around[preferred(member)],
            other != parents[member]
          else { continue }
          parents[member] = other
          disputed.insert(member)
          isChanged = true
        }
        if !isChanged { break }
      }
    }
  }

  /// The elements around `match` that would contain themselves.
  private func cycle(from match: ElementMatching.Match) -> [ElementMatching.Match]? {
    var path: [ElementMatching.Match] = []
    var seen: Set<ElementMatching.Match> = []
    var current: ElementMatching.Match? = match
    while let here = current {
      if !seen.insert(here).inserted {
        return path.firstIndex(of: here).map { Array(path[$0...]) }
      }
      path.append(here)
      current = parents[here]
    }
    return nil
  }
}
