import BoardwalkDocument

extension Rule {
  /// An exit outside a scene's objects.
  package static let misplacedExit = Rule(
    id: "misplaced-exit", severity: .error, category: .navigation,
    summary: "An exit is outside of its scene's objects.",
    page: ExplainPage(
      defect: """
        The <exit> of a scene belongs to the <objects> of the scene, next to the view controller.
        This one is elsewhere, after a manual edit or a merge.
        """,
      effect: """
        The storyboard compiles without a warning, but all unwind segues to this exit are lost. At
        run time performing one fails with "has no segue with identifier" (NIB-09).
        """,
      example: """
        <scene sceneID="7sP-sc-001">
            <objects>...</objects>
            <exit id="Ex1-tt-001" userLabel="Exit" sceneMemberID="exit"/>
        </scene>
        """,
      fix: """
        Move the <exit> element into the <objects> of its scene.
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      return document.elements(of: .exit).compactMap { exit -> Violation? in
        guard let objects = exit.parent, document.kind(of: objects) == .objects,
          let scene = objects.parent, document.kind(of: scene) == .scene
        else {
          return Violation(
            exit,
            "this exit is in <\(exit.parent?.name ?? "")>, outside of its scene's <objects>",
            notes: [.init("at run time all unwind segues to it are missing")])
        }
        return nil
      }
    })
}
