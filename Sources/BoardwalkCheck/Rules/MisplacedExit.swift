import BoardwalkDocument

extension Rule {
  /// An exit outside a scene's objects.
  package static let misplacedExit = Rule(
    id: "misplaced-exit", severity: .error, category: .navigation,
    summary: "An exit stands outside its scene's objects.",
    page: ExplainPage(
      happened: """
        The <exit> of a scene belongs among the scene's <objects>, beside the view controller. Here
        it stands somewhere else: documents edited or merged as text get this wrong.
        """,
      harm: """
        The storyboard compiles without a word, but all unwind segues to this exit vanish. At run
        time performing one fails with "has no segue with identifier" (NIB-09).
        """,
      example: """
        <scene sceneID="7sP-sc-001">
            <objects>...</objects>
            <exit id="Ex1-tt-001" userLabel="Exit" sceneMemberID="exit"/>
        </scene>
        """,
      fix: "Move the <exit> element into the <objects> of its scene."),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      return document.elements(of: .exit).compactMap { exit -> Violation? in
        guard let objects = exit.parent, document.kind(of: objects) == .objects,
          let scene = objects.parent, document.kind(of: scene) == .scene
        else {
          return Violation(
            exit,
            "move this exit into its scene's <objects>: it stands in "
              + "<\(exit.parent?.name ?? "")>",
            notes: [.init("at run time all unwind segues to it are gone")])
        }
        return nil
      }
    })
}
