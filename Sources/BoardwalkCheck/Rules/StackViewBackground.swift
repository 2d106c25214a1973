import BoardwalkDocument

extension Rule {
  /// A stack view with a background.
  package static let stackViewBackground = Rule(
    id: "stack-view-background", severity: .warning, category: .style,
    summary: "A stack view has a background color.",
    page: ExplainPage(
      defect: """
        A stack view has a background color.
        """,
      effect: """
        Stack views do not draw before iOS 14, so the color is invisible there.
        """,
      example: """
        <stackView ...>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        """,
      fix: """
        Put the stack view into a plain view that has the color.
        """),
    check: .document { document in
      document.elements(of: .stackView).compactMap { stack -> Violation? in
        guard let color = stack.child("color", key: "backgroundColor") else { return nil }
        return Violation(
          color, "a stack view has no visible background color before iOS 14")
      }
    })
}
