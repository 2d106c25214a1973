import BoardwalkLayout

extension Rule {
  /// Constraints that cannot all hold.
  package static let conflictingConstraints = Rule(
    id: "conflicting-constraints", severity: .warning, category: .frames,
    summary: "Required constraints contradict each other.",
    page: ExplainPage(
      defect: """
        Some required constraints cannot hold together. The finding lists a minimal set: without any
        one of them, the others can hold. If the conflict depends on the size of a margin or safe
        area, which differs between devices, it is a note. Interface Builder lists it under
        "Conflicting Constraints".
        """,
      effect: """
        The app logs "Unable to simultaneously satisfy constraints" and breaks one of them, not
        necessarily the intended one.
        """,
      example: """
        <constraint firstItem="Nam-lb-001" firstAttribute="leading" secondItem="Vew-00-001"
                    secondAttribute="leading" constant="20" id="Con-st-001"/>
        <constraint firstItem="Nam-lb-001" firstAttribute="trailing" secondItem="Vew-00-001"
                    secondAttribute="leading" constant="80" id="Con-st-002"/>
        <constraint firstItem="Nam-lb-001" firstAttribute="width" constant="100" id="Con-st-003"/>
        """,
      fix: """
        Remove one of the constraints, or give it a priority below 1000.
        """),
    check: .layout { layout in
      layout.units.flatMap { unit in
        unit.conflicts.compactMap { conflict in
          ConstraintConflict(conflict, in: unit, of: layout)?.violation(in: layout.document)
        }
      } + layout.skippedUnits.compactMap(layout.omission)
    })
}

extension LaidOutDocument {
  /// The note that `unit` was not checked; nil if it has no view with an id.
  fileprivate func omission(of unit: SolvedRoot) -> Violation? {
    let elements = unit.views.lazy.compactMap { element(of: $0) }
    guard let element = elements.first else { return nil }
    return Violation(
      element,
      "the layout of this \(element.noun) is not checked: its constraints exceed the work limit",
      severity: .note)
  }
}
