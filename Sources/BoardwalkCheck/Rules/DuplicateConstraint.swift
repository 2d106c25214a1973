import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// A constraint that repeats another one.
  package static let duplicateConstraint = Rule(
    id: "duplicate-constraint", severity: .warning, category: .layout,
    summary: "Two constraints of a view are equal.",
    page: ExplainPage(
      defect: """
        A view has two constraints with the same items, attributes, relation, multiplier, constant
        and priority, possibly with the items swapped. One was added twice, or restored by a merge.
        """,
      effect: """
        No immediate effect. A change of one of them has no effect either, or creates a conflict.
        """,
      example: """
        <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Vew-00-001"
                    secondAttribute="top" constant="20" id="Con-st-001"/>
        <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Vew-00-001"
                    secondAttribute="top" constant="20" id="Con-st-002"/>
        """,
      fix: """
        Delete one of the two.
        """),
    check: .constraints { constraints in
      let candidates = similarConstraints(among: constraints)
      guard !candidates.isEmpty else { return [] }
      let references = ConstraintReferences(constraints.document)
      return candidates.filter { !references.contains($0) }
        .repeats { ConstraintMeaning(Constraint($0)) }
        .map { _, first, later in
          Violation(
            later, "this constraint duplicates another one of the view",
            notes: [.init("other constraint", at: first)],
            fix: .remove("delete this constraint", isSafe: true))
        }
    })

  /// The constraints that relate the same anchors as another of the same view, in document order.
  private static func similarConstraints(among constraints: ConstraintScan) -> [Element] {
    let entries = constraints.entries
    var seen: Set<UInt64> = []
    var doubled: Set<UInt64> = []
    for entry in entries where !seen.insert(entry.fingerprint).inserted {
      doubled.insert(entry.fingerprint)
    }
    guard !doubled.isEmpty else { return [] }
    return entries.filter { doubled.contains($0.fingerprint) }
      .compactMap { constraints.document.tree.element(at: $0.node) }
  }
}
