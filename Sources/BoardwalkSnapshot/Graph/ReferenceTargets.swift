import BoardwalkGraph

/// The destinations of storyboard references.
struct ReferenceTargets {
  private let graph: SceneGraph
  private let references: SceneReferences

  init(_ graph: SceneGraph) {
    self.graph = graph
    references = SceneReferences(graph)
  }

  /// The destination that `place` resolves to.
  func target(of place: ScenePlace) -> NavigationMap.Link.Target {
    var place = place
    for _ in 0...SceneReferences.longestChain {
      guard let scene = graph.scene(at: place) else { return .missing("nothing") }
      if scene.controller != nil { return .scene(place) }
      guard let reference = scene.reference else { return .missing("nothing") }
      guard let next = references.nextPlace(of: reference, in: place.document) else {
        return .missing(words(for: reference))
      }
      place = next
    }
    return .missing("a circle of references")
  }

  private func words(for reference: ReferenceTemplate) -> String {
    let storyboard = reference.storyboardName ?? "this storyboard"
    return reference.identifier.map { "\($0) of \(storyboard)" } ?? storyboard
  }
}
