import BoardwalkDocument

extension Rule {
  /// A segue of a kind that iOS 8 replaced.
  package static let deprecatedSegue = Rule(
    id: "deprecated-segue", severity: .warning, category: .deprecation,
    summary: "A segue has a kind that iOS 8 replaced.",
    page: ExplainPage(
      defect: """
        The kind of a segue is push, modal, popover or replace.
        """,
      effect: """
        These kinds are deprecated since iOS 8: a push ends the app without a navigation controller,
        and none of them adapts to the size of the screen. Xcode warns: "Push segues are deprecated
        in iOS 8.0 and later".
        """,
      example: """
        <segue destination="Det-vc-001" kind="push" identifier="showItem" id="Seg-ue-001"/>
        """,
      fix: """
        Use show for push, presentation for modal, popoverPresentation for popover, and showDetail
        for replace. They require size classes (Use Trait Variations in the file inspector).
        """),
    check: .document { document in
      // Without size classes Interface Builder offers no other kinds.
      guard document.kind == .storyboard, document.usesTraitVariations else { return [] }
      return document.elements(of: .segue).compactMap { segue in
        guard let kind = segue["kind"], let modern = successors[kind] else { return nil }
        return Violation(
          segue, "kind", "\(kind) segues are deprecated since iOS 8",
          fix: .write(
            modern, "use a \(modern) segue", isSafe: kind == "push" || kind == "modal"))
      }
    })

  private static let successors = [
    "push": "show", "modal": "presentation", "popover": "popoverPresentation",
    "replace": "showDetail",
  ]
}
