import BoardwalkDocument

extension Rule {
  /// A storyboard that nothing can begin with.
  package static let noEntryPoint = Rule(
    id: "no-entry-point", severity: .warning, category: .navigation,
    summary: "A storyboard has neither an initial view controller nor any identifier.",
    page: ExplainPage(
      happened: """
        An app enters a storyboard by its initial view controller, or by a view controller with a
        storyboard identifier. This one has scenes, but neither.
        """,
      harm: """
        No scene in it can ever be shown. As the app's main storyboard it launches into a black
        screen (LIFE-07).
        """,
      example: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" ...>
        ... with no initialViewController, and no storyboardIdentifier in any scene
        """,
      fix: """
        Mark one view controller as "Is Initial View Controller", or give those that code asks for
        a storyboard ID.
        """),
    check: .document { document in
      guard document.kind == .storyboard, document.root["initialViewController"] == nil,
        !document.viewControllers.isEmpty, document.identifiedControllers.isEmpty
      else { return [] }
      return [
        Violation(
          document.root,
          "give this storyboard an initial view controller, or a view controller an identifier: "
            + "nothing can enter it")
      ]
    })
}
