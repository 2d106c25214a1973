import BoardwalkDocument

extension Rule {
  /// An unreachable scene.
  package static let unreachableScene = Rule(
    id: "unreachable-scene", severity: .warning, category: .navigation,
    summary: "No path leads to a scene.",
    page: ExplainPage(
      defect: """
        A scene is reachable from the initial view controller or from one with a storyboard
        identifier, through segues and relationships. No such path leads to this scene.
        """,
      effect: """
        The scene never appears, and Interface Builder omits it from the compiled storyboard. Often
        a merge has lost the segue to it, or its identifier.
        """,
      example: """
        <scene sceneID="Set-sc-001">
            <objects>
                <viewController title="Settings" id="Set-vc-001" sceneMemberID="viewController"/>
        ... and no segue with destination="Set-vc-001"
        """,
      fix: """
        Connect a segue to the scene, or give it a storyboard identifier if code instantiates it.
        Delete it if it is not needed.
        """),
    check: .document { document in
      guard document.kind == .storyboard, let scenes = SceneReachability(document),
        !MisspelledKinds.hidesObjects(of: document)
      else { return [] }
      var seen: Set<Int> = []
      return document.viewControllers.compactMap { controller -> Violation? in
        guard let scene = document.scene(of: controller.element)?.element,
          seen.insert(scene.index).inserted, !scenes.isReached(scene)
        else { return nil }
        let reason =
          scenes.isDestination(scene)
          ? "only unreachable scenes lead to it" : "no segue leads to it"
        return Violation(
          controller.element,
          "\"\(controller.displayName)\" is unreachable: \(reason), and it has no storyboard identifier"
        )
      }
    })
}
