import BoardwalkDocument

extension Rule {
  /// A container view that nothing is put into.
  package static let containerWithoutEmbed = Rule(
    id: "container-without-embed", severity: .note, category: .navigation,
    summary: "A container view embeds nothing.",
    page: ExplainPage(
      defect: """
        A container view has no embed segue, so it loads no scene.
        """,
      effect: """
        It stays empty unless code adds the view of a child controller, for which a plain view is
        sufficient.
        """,
      example: """
        <containerView opaque="NO" contentMode="scaleToFill" id="Con-vw-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
        </containerView>
        """,
      fix: """
        Embed a scene, or use a plain view.
        """),
    check: .document { document in
      document.elements(of: .containerView).compactMap { container -> Violation? in
        guard !View(container).segues.contains(where: { $0.kind == .embed }) else { return nil }
        return Violation(
          container, "this container view has no embed segue")
      }
    })
}
