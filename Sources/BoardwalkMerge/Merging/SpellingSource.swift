import BoardwalkDocument

/// The source of the noncanonical spellings of the merged document.
struct SpellingSource: Sendable {
  private let departures: ThreeWay<[NonCanonicalSpelling.Token: NonCanonicalSpelling]>

  /// Whether no version departs from the canonical spelling anywhere.
  let isEmpty: Bool

  init(_ trees: ThreeWay<ElementTree>) {
    departures = trees.map { tree in
      Dictionary(tree.departures.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
    }
    isEmpty =
      trees.base.departures.isEmpty && trees.ours.departures.isEmpty
      && trees.theirs.departures.isEmpty
  }

  /// The noncanonical spelling of `token` in place of those of `old`: from the side that changed
  /// it, without its text if the content differs.
  func departure(
    at token: NonCanonicalSpelling.Token, for old: ThreeWay<NonCanonicalSpelling.Token?>,
    isSpelledAs: (Side) -> Bool
  ) -> NonCanonicalSpelling? {
    guard !isEmpty else { return nil }
    let found = old.zip(departures).map { token, departures in token.flatMap { departures[$0] } }
    let written = found.map { $0.map { [$0.gap, $0.spelling] } }
    let present = old.ours == nil ? Side.theirs : old.theirs == nil ? .ours : nil
    let side = present ?? written.changedSide ?? .ours
    guard let departure = found[side] else { return nil }
    let spelling = isSpelledAs(side) ? departure.spelling : nil
    guard departure.gap != nil || spelling != nil else { return nil }
    return NonCanonicalSpelling(at: token, gap: departure.gap, spelling: spelling)
  }
}
