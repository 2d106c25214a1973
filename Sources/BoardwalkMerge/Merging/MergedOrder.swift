import BoardwalkDocument

/// The order of the elements in each merged element.
struct MergedOrder {
  /// The children of an element, in order.
  private(set) var children: [MergeContext.Match]

  /// Elements that both sides moved to different places.
  private(set) var disputed: [MergeContext.Match] = []

  /// The order of the children that `placement` gives the element of `match`; that of `side` alone
  /// if it is not nil.
  init(
    in match: MergeContext.Match, _ placement: Placement, only side: Side?,
    _ context: MergeContext
  ) {
    let matching = context.matching
    let elements = matching.elements(match)
    let sequences = elements.zip(matching.matches).map { element, matches in
      element.map { element in
        element.children.map { matches[$0.index] }.filter { placement.parents[$0] == match }
      } ?? []
    }
    if let side {
      children = sequences[side]
      return
    }
    let order = SequenceMerge(sequences) { Self.key(of: $0, matching) }
    children = order.items
    let name = (elements.ours ?? elements.theirs)?.name ?? ""
    if !Self.sets.contains(name) { disputed = order.disputed }
  }

  /// Elements whose children have no order that has an effect.
  static let sets: Set<String> = [
    "constraints", "connections", "resources", "scenes", "userDefinedRuntimeAttributes",
    "variation", "mask", "dependencies", "objects", "inferredMetricsTieBreakers", "designables",
    "classes", "relationships", "document",
  ]

  /// The sort key of new siblings, which does not depend on which side is which.
  private static func key(of match: MergeContext.Match, _ matching: ElementMatching) -> String {
    let elements = matching.elements(match)
    let versions =
      elements.base.map { [$0] } ?? [elements.ours, elements.theirs].compactMap(\.self)
    return versions.map { element in
      let names = [element.name, element["key"], element["name"], element.objectID]
      return (names.map { $0 ?? "" } + [SubtreeContent(element).text]).joined(separator: "\u{1}")
    }.min() ?? ""
  }
}
