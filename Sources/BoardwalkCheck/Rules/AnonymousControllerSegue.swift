import BoardwalkDocument

extension Rule {
  /// A segue that only code could perform, but that has no name.
  package static let anonymousControllerSegue = Rule(
    id: "anonymous-controller-segue", severity: .warning, category: .navigation,
    summary: "A segue starts at a view controller and has no identifier.",
    page: ExplainPage(
      defect: """
        A segue that starts at a view controller, and not at a control in it, occurs only when code
        performs it by its identifier. This one has none.
        """,
      effect: """
        The segue can never be performed. Interface Builder warns: "Segues initiated directly from
        view controllers must have an identifier".
        """,
      example: """
        <viewController id="Lst-vc-001" sceneMemberID="viewController">
            <connections>
                <segue destination="Det-vc-001" kind="show" id="Sg1-00-001"/>
        """,
      fix: """
        Give the segue an identifier and perform it in code, or start it at a control.
        """),
    check: .document { document in
      // Segues of launch screens are never performed.
      guard !document.isLaunchScreen else { return [] }
      return document.segues.compactMap { segue -> Violation? in
        guard let kind = segue.kind, kind != .relationship, kind != .embed,
          segue.identifier == nil, let source = segue.source,
          ViewController.isViewController(source)
        else { return nil }
        return Violation(
          segue.element,
          "this \(kind.rawValue) segue starts at the view controller and has no identifier, "
            + "so it cannot be performed")
      }
    })
}
