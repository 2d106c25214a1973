import BoardwalkDocument
import BoardwalkTree

extension Rule {
  /// A constraint that says what another says already.
  public static let duplicateConstraint = Rule(
    id: "duplicate-constraint", severity: .warning, category: .layout,
    summary: "Two constraints of a view say the same.",
    page: ExplainPage(
      happened: """
        A view holds two constraints with the same items, attributes, relation, multiplier,
        constant and priority, perhaps with the items the other way round. One of them was added
        twice, or came back in a merge.
        """,
      harm: """
        Nothing yet. But whoever changes one of them changes nothing on screen, or makes the two
        conflict.
        """,
      example: """
        <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Vew-00-001"
                    secondAttribute="top" constant="20" id="Con-st-001"/>
        <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Vew-00-001"
                    secondAttribute="top" constant="20" id="Con-st-002"/>
        """,
      fix: "Delete one of the two."),
    check: .document { document in
      let references = ConstraintReferences(document)
      return document.elements(of: .constraints).flatMap { list -> [Violation] in
        var first: [ConstraintMeaning: Element] = [:]
        var violations: [Violation] = []
        for element in list.children(named: "constraint") {
          guard let meaning = ConstraintMeaning(Constraint(element)),
            !references.contains(element)
          else { continue }
          guard let other = first[meaning] else {
            first[meaning] = element
            continue
          }
          violations.append(
            Violation(
              element, "delete this constraint: another one of this view says the same",
              notes: [.init("the other constraint", at: other)],
              fix: .remove("delete this constraint", isSafe: true)))
        }
        return violations
      }
    })
}
