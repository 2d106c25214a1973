import BoardwalkDocument

extension Rule {
  /// A storyboard that is entered by identifiers only.
  package static let noInitialController = Rule(
    id: "no-initial-controller", severity: .note, category: .navigation,
    summary: "A storyboard has no initial view controller.",
    page: ExplainPage(
      happened: """
        No view controller is marked as the initial one. Code can still ask for those that have a
        storyboard identifier.
        """,
      harm: """
        It is legal, and usual for a storyboard that serves as a collection of screens. As the main
        or launch storyboard it shows a black screen (LIFE-07), and a reference without an
        identifier cannot lead to it.
        """,
      example: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" ...>
        ... with no initialViewController
        """,
      fix: "If one scene is where the storyboard begins, mark it as the initial view controller."),
    check: .document { document in
      guard document.kind == .storyboard, document.root["initialViewController"] == nil,
        !document.identifiedControllers.isEmpty
      else { return [] }
      return [
        Violation(
          document.root,
          "mark an initial view controller if this storyboard begins somewhere: it can be entered "
            + "by identifiers only")
      ]
    })
}
