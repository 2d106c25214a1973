import BoardwalkDocument

/// The elements of the merged document.
struct Presence {
  /// By match, whether it is kept.
  private(set) var isKept: [Bool]

  /// The outermost elements that one side deleted and the other one changed, by that side; they are
  /// kept.
  private(set) var deletedBy: [ElementMatching.Match: Side] = [:]

  private let matching: ElementMatching
  private let required: Set<ElementMatching.Match>
  private let decision: (_ match: ElementMatching.Match, _ deleter: Side) -> Side?

  /// Decides for all of `matching`: `required` elements are kept, `excluded` ones are not, and
  /// `decision` is the side that decides between a deletion and a change, if it is known.
  init(
    _ matching: ElementMatching, required: Set<ElementMatching.Match>,
    excluded: Set<ElementMatching.Match>,
    decision: @escaping (_ match: ElementMatching.Match, _ deleter: Side) -> Side?
  ) {
    self.matching = matching
    self.required = required
    self.decision = decision
    isKept = matching.nodes.indices.map { match in
      !excluded.contains(match)
        && (matching.nodes[match].ours != nil || matching.nodes[match].theirs != nil)
    }
    for side in Side.allCases { decideDeletions(by: side) }
  }

  /// Whether `side` deleted the element of `match` and the other has it.
  private func isDeleted(_ match: ElementMatching.Match, by side: Side) -> Bool {
    let nodes = matching.nodes[match]
    return nodes.base != nil && nodes[side] == nil && nodes[side.other] != nil
  }

  private mutating func decideDeletions(by side: Side) {
    let keeper = matching.trees[side.other]
    let needed = neededNodes(deletedBy: side)
    for node in 0..<keeper.nodeCount {
      let match = matching.matches[side.other][node]
      guard match >= 0, matching.nodes[match][side] == nil, let element = keeper.element(at: node)
      else { continue }
      let parent = element.parent.map { matching.matches[side.other][$0.index] }
      // Descendants of a deleted element are deleted.
      if let parent, matching.nodes[parent][side] == nil, isDeleted(outermostOf: parent, by: side) {
        isKept[match] = isKept[parent]
      } else if isDeleted(match, by: side) {
        let isDropped = decision(match, side) == side && !required.contains(match)
        isKept[match] = needed[node] && !isDropped
        if isKept[match] { deletedBy[match] = side }
      }
    }
  }

  /// Whether `side` deleted `match`, which it does not have, or an element around it.
  private func isDeleted(outermostOf match: ElementMatching.Match, by side: Side) -> Bool {
    var current: ElementMatching.Match? = match
    while let here = current, matching.nodes[here][side] == nil {
      if isDeleted(here, by: side) { return true }
      current = matching.parents(here)[side.other]
    }
    return false
  }

  /// By node of the other side, whether it or something inside that `side` does not have either is
  /// changed or required.
  private func neededNodes(deletedBy side: Side) -> [Bool] {
    let keeper = matching.trees[side.other]
    var needed = [Bool](repeating: false, count: keeper.nodeCount)
    for node in (0..<keeper.nodeCount).reversed() {
      let match = matching.matches[side.other][node]
      guard match >= 0, matching.nodes[match][side] == nil, let element = keeper.element(at: node)
      else { continue }
      if !needed[node] {
        needed[node] = required.contains(match) || isChanged(element, match, by: side.other)
      }
      if needed[node], let parent = element.parent { needed[parent.index] = true }
    }
    return needed
  }

  /// Whether `side` changed `element` beyond Interface Builder's derived values, moved it or added
  /// it.
  private func isChanged(
    _ element: Element, _ match: ElementMatching.Match, by side: Side
  ) -> Bool {
    guard let base = matching.base(match) else { return DerivedValue.of(element) == nil }
    if base.name != element.name { return true }
    if DerivedValue.of(element) != nil { return false }
    let names = Set(base.attributes.map(\.name)).union(element.attributes.map(\.name))
    if names.contains(where: {
      base[$0] != element[$0] && DerivedValue.of($0, in: element) == nil
    }) {
      return true
    }
    let parents = matching.parents(match)
    return base.text != element.text || parents.base != parents[side]
  }
}
