import BoardwalkDocument

extension SceneGraph {
  /// The graph of a xib as it is once loaded by an owner of the class `className`: a view controller
  /// whose view is what the owner's `view` outlet is connected to, else the first top-level view.
  ///
  /// Nil where the main document is no xib. A xib that holds a view controller of its own keeps it.
  public func owned(by className: String) -> SceneGraph? {
    guard let main, documents[main].kind == .xib, let scene = documents[main].scenes.first else {
      return nil
    }
    var graph = self
    graph.documents[main].initialScene = 0
    guard scene.controller == nil else { return graph }
    let connected = scene.outlets.first {
      $0.source == Self.ownerID && $0.property == "view"
    }?.destination
    let view = scene.looseViews.first { $0.id == connected } ?? scene.looseViews.first
    graph.documents[main].scenes[0].content = .controller(
      ControllerTemplate(
        id: Self.ownerID, kind: .viewController,
        customClass: CustomClass(name: className, module: nil), name: className, view: view,
        toolbarItems: [], hidesBottomBarWhenPushed: false,
        presentation: .init(definesContext: false, providesTransitionStyle: false),
        relationships: [], nested: [], runtimeAttributes: [],
        rest: ArchivedElement(name: "viewController"), position: scene.position))
    graph.documents[main].scenes[0].looseViews.removeAll { $0.id == view?.id }
    return graph
  }

  /// The id of the placeholder that stands for a xib's owner.
  public static let ownerID = "-1"
}
