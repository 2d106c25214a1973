import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSchema

extension Rule {
  /// A constraint between attributes that cannot be compared.
  package static let impossibleConstraint = Rule(
    id: "impossible-constraint", severity: .error, category: .layout,
    summary: "A constraint relates incompatible attributes.",
    page: ExplainPage(
      defect: """
        A constraint relates a horizontal attribute to a vertical one, a size to a position, a
        leading or trailing edge to a left or right one, or it sets a position equal to a number
        alone, as a multiplier of 0 does.
        """,
      effect: """
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
        constraints.document.tree.element(at: entry.node).flatMap { violation(of: entry, $0) }
      }
    })

  /// The violation of the constraint `entry`, which `element` describes; nil if UIKit accepts it.
  private static func violation(
    of entry: ConstraintScan.Entry, _ element: Element
  ) -> Violation? {
    guard let first = entry.first, let dimension = AttributeDimension(first) else { return nil }
    guard entry.hasSecondAttribute else {
      return dimension == .size || entry.hasSecondItem ? nil : alone(element, first)
    }
    if entry.isMultipliedByZero, dimension != .size { return withoutSecond(element) }
    guard let second = entry.second, let other = AttributeDimension(second),
      !dimension.pairs(with: other)
    else { return nil }
    return Violation(
      element, "secondAttribute",
      "'\(first.rawValue)' cannot be related to '\(second.rawValue)'",
      notes: [
        .init("'\(first.rawValue)' can be related to \(dimension.partners)"),
        .init("at run time: Invalid pairing of layout attributes"),
      ])
  }

  /// The violation for a position whose second item is multiplied by 0.
  private static func withoutSecond(_ constraint: Element) -> Violation {
    Violation(
      constraint, "multiplier", "a multiplier of 0 sets a position equal to a number alone",
      notes: [.init("at run time: Location attributes must be specified in pairs")])
  }

  /// The violation for a position without a second item.
  private static func alone(_ constraint: Element, _ attribute: LayoutAttribute) -> Violation {
    Violation(
      constraint, "firstAttribute",
      "'\(attribute.rawValue)' is a position and needs a second item",
      notes: [.init("at run time: Location attributes must be specified in pairs")])
  }
}
