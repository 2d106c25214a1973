import BoardwalkDocument

/// The source of the noncanonical spellings of the merged document.
struct SpellingSource: Sendable {
  private let nonCanonicalSpellings: ThreeWay<[NonCanonicalSpelling.Token: NonCanonicalSpelling]>

  /// Whether no version departs from the canonical spelling anywhere.
  let isEmpty: Bool

  init(_ trees: ThreeWay<ElementTree>) {
    nonCanonicalSpellings = trees.map { tree in
      Dictionary(
        tree.nonCanonicalSpellings.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
    }
    isEmpty =
      trees.base.nonCanonicalSpellings.isEmpty && trees.ours.nonCanonicalSpellings.isEmpty
      && trees.theirs.nonCanonicalSpellings.isEmpty
  }

  /// The noncanonical spelling of `token` in place of those of `old`: from the side that changed
  /// it, without its text if the content differs.
  func nonCanonicalSpelling(
    at token: NonCanonicalSpelling.Token, for old: ThreeWay<NonCanonicalSpelling.Token?>,
    isSpelledAs: (Side) -> Bool
  ) -> NonCanonicalSpelling? {
    guard !isEmpty else { return nil }
    let found = old.zip(nonCanonicalSpellings).map { token, nonCanonicalSpellings in
      token.flatMap { nonCanonicalSpellings[$0] }
    }
    let written = found.map { $0.map { [$0.gap, $0.spelling] } }
    let present = old.ours == nil ? Side.theirs : old.theirs == nil ? .ours : nil
    let side = present ?? written.changedSide ?? .ours
    guard let nonCanonicalSpelling = found[side] else { return nil }
    let spelling = isSpelledAs(side) ? nonCanonicalSpelling.spelling : nil
    guard nonCanonicalSpelling.gap != nil || spelling != nil else { return nil }
    return NonCanonicalSpelling(at: token, gap: nonCanonicalSpelling.gap, spelling: spelling)
  }
}
