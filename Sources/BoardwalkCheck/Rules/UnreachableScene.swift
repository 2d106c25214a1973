import BoardwalkDocument

extension Rule {
  /// A scene that nothing leads to.
  package static let unreachableScene = Rule(
    id: "unreachable-scene", severity: .warning, category: .navigation,
    summary: "Nothing leads to a scene.",
    page: ExplainPage(
      happened: """
        A scene can be reached from the initial view controller or one with a storyboard
        identifier, through segues and the places in containers. No such way leads to this one.
        """,
      harm: """
        The scene never shows, and Interface Builder leaves it out of the compiled storyboard. Often
        the segue to it, or its identifier, was lost in a merge.
        """,
      example: """
        <scene sceneID="Set-sc-001">
            <objects>
                <viewController title="Settings" id="Set-vc-001" sceneMemberID="viewController"/>
        ... and no segue with destination="Set-vc-001"
        """,
      fix: """
        Connect a segue to it, or give it a storyboard identifier if code instantiates it. Delete
        it if nothing needs it any more.
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      let scenes = SceneReachability(document)
      guard scenes.hasEntry, !scenes.isAllEntered else { return [] }
      var seen: Set<Int> = []
      return document.viewControllers.compactMap { controller -> Violation? in
        guard let scene = document.scene(of: controller.element)?.element,
          seen.insert(scene.index).inserted, !scenes.isReached(scene)
        else { return nil }
        let reason =
          scenes.isDestination(scene)
          ? "only scenes that nothing leads to lead to it" : "no segue leads to it"
        return Violation(
          controller.element,
          "give \"\(controller.words)\" a way in: \(reason) and it has no storyboard identifier")
      }
    })
}
