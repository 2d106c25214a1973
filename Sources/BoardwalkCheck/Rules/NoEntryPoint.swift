import BoardwalkDocument

extension Rule {
  /// A storyboard that nothing can begin with.
  package static let noEntryPoint = Rule(
    id: "no-entry-point", severity: .warning, category: .navigation,
    summary: "A storyboard has neither an initial view controller nor a storyboard identifier.",
    page: ExplainPage(
      defect: """
        An app enters a storyboard through its initial view controller, or through a view controller
        with a storyboard identifier. This storyboard has scenes, but neither.
        """,
      effect: """
        None of its scenes can appear. As the main storyboard of the app it shows a black screen
        (LIFE-07).
        """,
      example: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" ...>
        ... with no initialViewController, and no storyboardIdentifier in any scene
        """,
      fix: """
        Mark one view controller as "Is Initial View Controller", or set the storyboard identifiers
        that code uses.
        """),
    check: .document { document in
      guard document.kind == .storyboard, document.root["initialViewController"] == nil,
        !document.viewControllers.isEmpty, document.identifiedControllers.isEmpty,
        !MisspelledKinds.hidesObjects(of: document)
      else { return [] }
      return [
        Violation(
          document.root,
          "this storyboard has no initial view controller and no storyboard identifiers")
      ]
    })
}
