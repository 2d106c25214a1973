import BoardwalkGraph

/// What storyboard references stand for.
struct ReferenceTargets {
  private let graph: SceneGraph
  private let storyboards: [String: [Int]]

  init(_ graph: SceneGraph) {
    self.graph = graph
    storyboards = Dictionary(
      grouping: graph.documents.indices.filter { graph.documents[$0].kind == .storyboard },
      by: { graph.documents[$0].name })
  }

  /// Where a way to `place` leads in the end.
  func target(of place: ScenePlace) -> NavigationMap.Way.Target {
    var place = place
    // More references than documents would be a circle.
    for _ in 0...graph.documents.count {
      guard let scene = graph.scene(at: place) else { return .missing("nothing") }
      if scene.controller != nil { return .scene(place) }
      guard let reference = scene.reference else { return .missing("nothing") }
      guard let next = follow(reference, from: place.document) else {
        return .missing(words(for: reference))
      }
      place = next
    }
    return .missing("a circle of references")
  }

  private func follow(_ reference: ReferenceTemplate, from document: Int) -> ScenePlace? {
    var document = document
    if let name = reference.storyboardName {
      guard let found = nearest(storyboards[name] ?? [], to: document) else { return nil }
      document = found
    }
    let scenes = graph.documents[document].scenes
    let scene: Int?
    if let identifier = reference.identifier {
      scene = scenes.firstIndex { $0.controller?.storyboardIdentifier == identifier }
    } else {
      scene = graph.documents[document].initialScene
    }
    return scene.map { ScenePlace(document: document, scene: $0) }
  }

  /// The document whose path has most in common with that of `document`.
  private func nearest(_ candidates: [Int], to document: Int) -> Int? {
    let path = graph.documents[document].path.utf8
    return candidates.max { left, right in
      shared(path, graph.documents[left].path) < shared(path, graph.documents[right].path)
    }
  }

  private func shared(_ path: String.UTF8View, _ other: String) -> Int {
    zip(path, other.utf8).prefix { $0 == $1 }.count
  }

  private func words(for reference: ReferenceTemplate) -> String {
    let storyboard = reference.storyboardName ?? "this storyboard"
    return reference.identifier.map { "\($0) of \(storyboard)" } ?? storyboard
  }
}
