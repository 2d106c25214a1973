import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSchema

extension Rule {
  /// A text without a constraint that keeps it from overlapping its neighbor.
  package static let missingTrailingConstraint = Rule(
    id: "missing-trailing-constraint", severity: .note, category: .frames,
    summary: "A text has no trailing constraint.",
    page: ExplainPage(
      defect: """
        A text is constrained at its leading edge only. With the usual growth in translation it
        would overlap its neighbor or leave its view. Xcode reports "Trailing constraint is missing,
        which may cause overlapping with other views.".
        """,
      effect: """
        Longer texts leave the screen or overlap other views.
        """,
      example: """
        <constraint firstItem="Ttl-lb-001" firstAttribute="leading" secondItem="Vew-00-001"
                    secondAttribute="leading" constant="20" id="Con-st-001"/>
        ... and none for the trailing edge of Ttl-lb-001
        """,
      fix: """
        Constrain the trailing edge, with "greater than or equal" if the text may be shorter.
        """),
    check: .layout { layout in
      guard layout.setting.usesDocumentTexts else { return [] }
      return layout.units.flatMap { unit -> [Violation] in
        let ended = unit.endedViews
        let neighbors = NeighborSearch(unit, isRightToLeft: layout.setting.isRightToLeft)
        return unit.views.indices.compactMap { index in
          let view = unit.views[index]
          guard view.isContent, view.isWorded, view.isPlaced, !view.isArranged,
            !ended.contains(view.template.id),
            let room = neighbors.room(beside: index),
            let text = view.shownText,
            let longer = view.fit(of: Pseudolocalizer.lengthened(text)),
            longer.available > 0, view.template.elementKind != .textField,
            longer.needed > room, let element = layout.element(of: view)
          else { return nil }
          return Violation(
            element, "this text has no trailing constraint, and a longer one does not fit")
        }
      }
    })
}

extension SolvedRoot {
  /// The ids of the views whose end or width some constraint limits.
  fileprivate var endedViews: Set<String> {
    let ends: Set<LayoutAttribute?> = [
      .trailing, .right, .trailingMargin, .rightMargin, .centerX, .width,
    ]
    var ids: Set<String> = []
    for view in views {
      for constraint in view.constraints {
        if ends.contains(constraint.firstAttribute) {
          ids.insert(constraint.firstItem ?? view.template.id)
        }
        if let id = constraint.secondItem, ends.contains(constraint.secondAttribute) {
          ids.insert(id)
        }
      }
    }
    return ids
  }
}
