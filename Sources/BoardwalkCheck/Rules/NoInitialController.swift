import BoardwalkDocument

extension Rule {
  /// A storyboard that can only be instantiated by identifiers.
  package static let noInitialController = Rule(
    id: "no-initial-controller", severity: .note, category: .navigation,
    summary: "A storyboard has no initial view controller.",
    page: ExplainPage(
      defect: """
        No view controller is the initial one. Code can instantiate those that have a storyboard
        identifier.
        """,
      effect: """
        This is valid, and common for a storyboard that is a collection of screens. As the main or
        launch storyboard it shows a black screen (LIFE-07), and a storyboard reference without an
        identifier cannot lead to it.
        """,
      example: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" ...>
        ... with no initialViewController
        """,
      fix: """
        If the storyboard has a first scene, mark it as the initial view controller.
        """),
    check: .document { document in
      guard document.kind == .storyboard, document.root["initialViewController"] == nil,
        !document.identifiedControllers.isEmpty, !MisspelledKinds.hidesObjects(of: document)
      else { return [] }
      return [
        Violation(
          document.root,
          "this storyboard has no initial view controller")
      ]
    })
}
