import BoardwalkBase
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
        unit.overlaps.compactMap { lower, upper -> Violation? in
          guard let element = layout.element(of: unit.views[upper]),
            let other = layout.element(of: unit.views[lower])
          else { return nil }
          return Violation(
            element, "keep this \(element.noun) clear of the \(other.noun) that it covers in part",
            notes: [.init("the \(other.noun) below", at: other)])
        }
      }
    })
}

extension SolvedUnit {
  /// How many points of overlap nobody notices, along each axis.
  private static let tolerance = 2.0

  /// The controls, and the texts, of one view that cover part of an earlier one.
  fileprivate var overlaps: [(lower: Int, upper: Int)] {
    let candidates = views.indices.filter { views[$0].isContent && views[$0].superview != nil }
    let siblings = Dictionary(grouping: candidates) { views[$0].superview ?? 0 }
    return siblings.sorted { $0.key < $1.key }.flatMap { _, group in
      group.indices.flatMap { place in
        group[..<place].filter { isPartlyOver(views[$0], views[group[place]]) }
          .map { (lower: $0, upper: group[place]) }
      }
    }
  }

  private func isPartlyOver(_ lower: View, _ upper: View) -> Bool {
    guard lower.isControl == upper.isControl, let below = lower.seenFrame,
      let above = upper.seenFrame, let part = below.intersection(above)
    else { return false }
    return min(part.size.width, part.size.height) > Self.tolerance
      && !below.contains(above, within: 1) && !above.contains(below, within: 1)
  }
}

extension SolvedUnit.View {
  /// Where people see it: a label's text does not fill its frame.
  fileprivate var seenFrame: LayoutRect? { template.elementKind == .label ? textFrame : frame }
}
