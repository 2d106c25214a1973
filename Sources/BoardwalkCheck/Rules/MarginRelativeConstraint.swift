import BoardwalkDocument

extension Rule {
  /// A constraint to a margin.
  package static let marginRelativeConstraint = Rule(
    id: "margin-relative-constraint", severity: .warning, category: .style,
    summary: "A constraint is relative to a margin.",
    page: ExplainPage(
      defect: """
        A constraint relates to the margin of a view instead of its edge or the safe area.
        """,
      effect: """
        Margins differ between devices, systems and levels of the hierarchy, so the distance on the
        screen differs from the constant.
        """,
      example: """
        <constraint firstAttribute="leadingMargin" secondItem="Lab-el-001" secondAttribute="leading" .../>
        """,
      fix: """
        Constrain to the edge or the safe area, and turn Relative to margin off.
        """),
    check: .document { document in
      document.elements(of: .constraint).compactMap { element -> Violation? in
        let margin = ["firstAttribute", "secondAttribute"].first {
          element[$0]?.hasSuffix("Margin") ?? false
        }
        guard let margin else { return nil }
        return Violation(element, margin, "this constraint is relative to a margin")
      }
    })
}
