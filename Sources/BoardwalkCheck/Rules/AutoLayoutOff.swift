import BoardwalkDocument

extension Rule {
  /// A document without Auto Layout.
  package static let autoLayoutOff = Rule(
    id: "auto-layout-off", severity: .warning, category: .style,
    summary: "A document does not use Auto Layout.",
    page: ExplainPage(
      defect: """
        Use Auto Layout is off for this document: views keep their frames, except for autoresizing
        masks.
        """,
      effect: """
        Screens do not adapt to other devices, text sizes and languages.
        """,
      example: """
        <document ... useAutolayout="NO">
        """,
      fix: """
        Turn Use Auto Layout on in the file inspector, and add constraints.
        """),
    check: .document { document in
      guard !document.usesAutoLayout else { return [] }
      return [Violation(document.root, "useAutolayout", "this document does not use Auto Layout")]
    })
}
