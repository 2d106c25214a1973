import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// Two controls where one covers part of the other.
  package static let overlappingControls = Rule(
    id: "overlapping-controls", severity: .warning, category: .frames,
    summary: "A control covers part of another one.",
    page: ExplainPage(
      happened: """
        Two controls of one view, or two texts, lie partly over each other. One that lies wholly over
        another is left alone: a button in a field is meant to be there, and of two in one place
        code shows one.
        """,
      harm: "People tap the wrong one, or cannot read either.",
      example: """
        <button ... id="Btn-sv-001">
            <rect key="frame" x="20" y="80" width="100" height="44"/>
        <button ... id="Btn-cn-001">
            <rect key="frame" x="90" y="80" width="100" height="44"/>
        """,
      fix: "Constrain one to the edge of the other, or put both into a stack view."),
    check: .layout { layout in
      layout.units.flatMap { unit in
        let search = OverlapSearch(unit)
        return search.pairs.compactMap { layout.overlap($0, in: unit) }
          + (search.unfinished.flatMap { layout.omission(of: $0, in: unit) } ?? [])
      }
    })
}

extension LaidOutDocument {
  /// What is said of a pair of overlapping views.
  fileprivate func overlap(_ pair: OverlapSearch.Pair, in unit: SolvedRoot) -> Violation? {
    guard let element = element(of: unit.views[pair.upper]),
      let other = self.element(of: unit.views[pair.lower])
    else { return nil }
    return Violation(
      element, "keep this \(element.noun) clear of the \(other.noun) that it covers in part",
      notes: [.init("the \(other.noun) below", at: other)])
  }

  /// What is said where the search for overlaps ended early among the parts of `view`.
  fileprivate func omission(of view: Int, in unit: SolvedRoot) -> [Violation]? {
    element(of: unit.views[view]).map { element in
      [
        Violation(
          element,
          "overlaps inside this \(element.noun) are left out after the first "
            + "\(OverlapSearch.pairLimit)", severity: .note)
      ]
    }
  }
}
