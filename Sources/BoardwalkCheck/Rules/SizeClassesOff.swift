import BoardwalkDocument

extension Rule {
  /// A document without size classes.
  package static let sizeClassesOff = Rule(
    id: "size-classes-off", severity: .warning, category: .style,
    summary: "A document does not use size classes.",
    page: ExplainPage(
      defect: """
        Use Trait Variations is off for this document.
        """,
      effect: """
        Its segues have the kinds of iOS 7, and its contents cannot differ between iPhone and iPad.
        """,
      example: """
        <document ... useTraitCollections="NO">
        """,
      fix: """
        Turn Use Trait Variations on in the file inspector.
        """),
    check: .document { document in
      guard document.root["useTraitCollections"] != "YES" else { return [] }
      return [
        Violation(document.root, "useTraitCollections", "this document does not use size classes")
      ]
    })
}
