import BoardwalkGraph

/// The scenes with an incoming segue or relationship, or an identifier that code uses.
struct SceneAccess: Sendable {
  private let graph: SceneGraph
  private let navigation: NavigationGraph<ScenePlace, Void>

  /// The access to the scenes of `graph`.
  init(_ graph: SceneGraph) {
    self.graph = graph
    let references = SceneReferences(graph)
    var navigation = NavigationGraph<ScenePlace, Void>()
    for place in Self.places(of: graph) {
      guard let scene = graph.scene(at: place) else { continue }
      if let reference = scene.reference,
        let target = references.place(of: reference, in: place.document)
      {
        navigation.addEdge(from: place, to: target)
      }
      let inside =
        scene.segues.compactMap(\.destination)
        + (scene.controller?.relationships ?? []).map(\.scene)
      for scene in inside {
        navigation.addEdge(from: place, to: ScenePlace(document: place.document, scene: scene))
      }
    }
    self.navigation = navigation
  }

  /// The scenes that are not among `reached` and that code can get to: from one of those, by a
  /// storyboard identifier, or on from a scene that code can get to.
  func scenesReachedByCode(besides reached: Set<ScenePlace>) -> Set<ScenePlace> {
    let named = Self.places(of: graph).filter {
      graph.scene(at: $0)?.controller?.storyboardIdentifier != nil
    }
    return navigation.reachable(from: named + reached).subtracting(reached)
  }

  private static func places(of graph: SceneGraph) -> [ScenePlace] {
    graph.documents.enumerated().flatMap { index, document in
      document.scenes.indices.map { ScenePlace(document: index, scene: $0) }
    }
  }
}
