import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A constraint between attributes that cannot be compared.
  package static let impossibleConstraint = Rule(
    id: "impossible-constraint", severity: .error, category: .layout,
    summary: "A constraint relates incompatible attributes.",
    page: ExplainPage(
      happened: """
        A constraint relates a horizontal attribute to a vertical one, a size to a position, a
        leading or trailing edge to a left or right one, or it sets a position equal to a number
        alone, as a multiplier of 0 does.
        """,
      harm: """
        The app ends when the view is loaded: "Invalid pairing of layout attributes", or "Location
        attributes must be specified in pairs".
        """,
      example: """
        <constraint firstItem="Lab-el-001" firstAttribute="leading" secondItem="Vew-00-001"
                    secondAttribute="top" constant="20" id="Con-st-001"/>
        """,
      fix: """
        Relate leading to leading or trailing, top to top or bottom, sizes to sizes. A position
        needs a second item; only a width or height can equal a number.
        """),
    check: .constraints { constraints in
      constraints.entries.compactMap { entry in
        guard let first = entry.first,
          let element = constraints.document.tree.element(at: entry.node)
        else { return nil }
        let constraint = Constraint(element)
        guard entry.hasSecondAttribute else {
          return first.isSize || entry.hasSecondItem ? nil : alone(constraint)
        }
        if entry.isMultipliedByZero, !first.isSize { return withoutSecond(constraint) }
        guard let second = entry.second, !first.pairs(with: second) else { return nil }
        return Violation(
          element, "secondAttribute",
          "'\(constraint.firstAttribute)' cannot be related to "
            + "'\(constraint.secondAttribute ?? "")'",
          notes: [
            .init("'\(constraint.firstAttribute)' can be related to \(first.partners)"),
            .init("at run time: Invalid pairing of layout attributes"),
          ])
      }
    })

  /// The violation for a position whose second item is multiplied by 0.
  private static func withoutSecond(_ constraint: Constraint) -> Violation {
    Violation(
      constraint.element, "multiplier",
      "a multiplier of 0 sets a position equal to a number alone",
      notes: [.init("at run time: Location attributes must be specified in pairs")])
  }

  /// The violation for a position without a second item.
  private static func alone(_ constraint: Constraint) -> Violation {
    Violation(
      constraint.element, "firstAttribute",
      "'\(constraint.firstAttribute)' is a position and needs a second item",
      notes: [.init("at run time: Location attributes must be specified in pairs")])
  }
}
