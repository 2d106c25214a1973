import BoardwalkGraph

/// An edge from a scene to another one of its document that changes the screen.
enum SceneEdge: Sendable {
  case relationship
  case segue(SegueTemplate)
}

extension SceneGraph {
  /// The scenes of the document with index `document` and the ways between them; none if there is
  /// no such document.
  ///
  /// A child of a container view is part of its parent's screen, so an embed segue is not an edge.
  func navigation(inDocument document: Int) -> NavigationGraph<ScenePlace, SceneEdge> {
    var graph = relationships(inDocument: document)
    for (place, scene) in scenes(ofDocument: document) {
      for segue in scene.segues where segue.kind != .embed && segue.kind != .custom {
        guard let destination = segue.destination else { continue }
        graph.addEdge(
          from: place, to: ScenePlace(document: document, scene: destination), .segue(segue))
      }
    }
    return graph
  }

  /// The containers of a document and their initial children.
  func relationships(inDocument document: Int) -> NavigationGraph<ScenePlace, SceneEdge> {
    var graph = NavigationGraph<ScenePlace, SceneEdge>()
    for (place, scene) in scenes(ofDocument: document) {
      for relationship in scene.controller?.relationships ?? [] {
        graph.addEdge(
          from: place, to: ScenePlace(document: document, scene: relationship.scene),
          .relationship)
      }
    }
    return graph
  }

  private func scenes(ofDocument document: Int) -> [(place: ScenePlace, scene: CompiledScene)] {
    guard documents.indices.contains(document) else { return [] }
    return documents[document].scenes.enumerated().map { index, scene in
      (ScenePlace(document: document, scene: index), scene)
    }
  }
}
