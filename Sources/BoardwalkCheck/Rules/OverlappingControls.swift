import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// Two overlapping controls.
  package static let overlappingControls = Rule(
    id: "overlapping-controls", severity: .warning, category: .frames,
    summary: "Two controls overlap.",
    page: ExplainPage(
      defect: """
        Two controls of one view, or two texts, overlap partly. Views that cover each other
        completely are not reported, nor are controls that cover the center of another in the
        document, or texts that lie over each other's: a button in a text field is intended, and of
        two views in one place code shows one. Nor are overlaps that a negative distance or spacing
        states.
        """,
      effect: """
        People tap the wrong control or cannot read the texts.
        """,
      example: """
        <button ... id="Btn-sv-001">
            <rect key="frame" x="20" y="80" width="100" height="44"/>
        <button ... id="Btn-cn-001">
            <rect key="frame" x="90" y="80" width="100" height="44"/>
        """,
      fix: """
        Constrain one view to the edge of the other, or put both into a stack view.
        """),
    check: .layout { layout in
      layout.units.flatMap { unit in
        let search = OverlapSearch(unit)
        return search.pairs.compactMap { layout.overlap($0, in: unit) }
          + (search.incompleteSuperview.flatMap { layout.omission(of: $0, in: unit) } ?? [])
      }
    })
}

extension LaidOutDocument {
  /// The violation for a pair of overlapping views.
  fileprivate func overlap(_ pair: OverlapSearch.Pair, in unit: SolvedRoot) -> Violation? {
    guard let element = element(of: unit.views[pair.upper]),
      let other = self.element(of: unit.views[pair.lower])
    else { return nil }
    return Violation(
      element, "this \(element.noun) overlaps \(other.noun.withArticle)",
      notes: [.init("overlapped \(other.noun)", at: other)])
  }

  /// The note that the search for overlaps in `view` ended early.
  fileprivate func omission(of view: Int, in unit: SolvedRoot) -> [Violation]? {
    element(of: unit.views[view]).map { element in
      [
        Violation(
          element,
          "only the first \(OverlapSearch.pairLimit) overlaps in this \(element.noun) are reported",
          severity: .note)
      ]
    }
  }
}
