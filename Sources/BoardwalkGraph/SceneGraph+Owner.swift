import BoardwalkDocument

extension SceneGraph {
  /// The graph of a xib loaded by an owner of the class `className`: a view controller with the
  /// view of the owner's `view` outlet, else the first top-level view.
  ///
  /// Nil if the main document is not a xib. A xib with a view controller keeps it.
  package func owned(by className: String) -> SceneGraph? {
    guard let main, documents[main].kind == .xib, let scene = documents[main].scenes.first else {
      return nil
    }
    var graph = self
    graph.documents[main].initialScene = 0
    graph.documents[main].scenes[0] = scene.owned(by: className)
    return graph
  }

  /// The id of the placeholder of a xib's owner.
  package static let ownerID = "-1"
}

extension CompiledScene {
  /// The objects of a xib loaded by an owner of the class `className`, as in
  /// ``SceneGraph/owned(by:)``.
  package func owned(by className: String) -> CompiledScene {
    guard controller == nil else { return self }
    let connected = outlets.first {
      $0.source == SceneGraph.ownerID && $0.property == "view"
    }?.destination
    let view = topLevelViews.first { $0.id == connected } ?? topLevelViews.first
    var scene = self
    scene.content = .controller(
      ControllerTemplate(
        id: SceneGraph.ownerID, kind: .viewController,
        customClass: CustomClass(name: className, module: nil), name: className, view: view,
        toolbarItems: [], hidesBottomBarWhenPushed: false,
        presentation: .init(definesContext: false, providesTransitionStyle: false),
        relationships: [], nested: [], runtimeAttributes: [],
        rest: Archived(ArchivedElement(name: "viewController")), position: position))
    scene.topLevelViews.removeAll { $0.id == view?.id }
    return scene
  }
}
