import BoardwalkDocument

extension Rule {
  /// A stack view with a background.
  package static let stackViewBackground = Rule(
    id: "stack-view-background", severity: .warning, category: .style,
    summary: "A stack view has a background colour.",
    page: ExplainPage(
      happened: "A stack view is given a background colour.",
      harm: "Before iOS 14 stack views draw nothing, so the colour does not show there.",
      example: """
        <stackView ...>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        """,
      fix: "Put the stack view into a plain view that has the colour."),
    check: .document { document in
      document.elements(of: .stackView).compactMap { stack -> Violation? in
        guard let color = stack.child("color", key: "backgroundColor") else { return nil }
        return Violation(
          color, "give a view around this stack view the colour: before iOS 14 it does not show")
      }
    })
}
