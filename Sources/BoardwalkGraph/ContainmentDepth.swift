import BoardwalkDocument

/// The nesting depth of view controllers, by relationships and embed segues.
///
/// A running app, its layout and its pictures follow containers on the stack, so a chain of
/// thousands is refused before it is run.
struct ContainmentDepth: Sendable {
  /// The maximum nesting depth of controllers; real apps have at most six or so.
  static let limit = 64

  /// The first scene, in the order of the documents, with more than `limit` controllers inside each
  /// other; nil if there is none.
  private(set) var firstBeyondLimit: ScenePlace?

  private let graph: SceneGraph
  private let references: SceneReferences

  /// The nesting depth of each scene, itself included; 0 while it is being computed. A cycle is
  /// reported elsewhere and counts once.
  private var depths: [ScenePlace: Int] = [:]

  private struct Visit {
    let place: ScenePlace
    var depth = 1
    var pending: ArraySlice<ScenePlace>
  }

  /// The depths in `graph`.
  init(_ graph: SceneGraph) {
    self.graph = graph
    references = SceneReferences(graph)
    for (document, compiled) in graph.documents.enumerated() {
      for scene in compiled.scenes.indices {
        let place = ScenePlace(document: document, scene: scene)
        measure(place)
        if depths[place, default: 0] > Self.limit {
          firstBeyondLimit = place
          return
        }
      }
    }
  }

  /// Finds the depth of `start` by depth-first search with an explicit stack.
  private mutating func measure(_ start: ScenePlace) {
    guard depths[start] == nil else { return }
    var path = [visit(start)]
    while let last = path.indices.last {
      guard let next = path[last].pending.popFirst() else {
        let done = path.removeLast()
        depths[done.place] = done.depth
        if let outer = path.indices.last {
          path[outer].depth = max(path[outer].depth, done.depth + 1)
        }
        continue
      }
      if let depth = depths[next] {
        path[last].depth = max(path[last].depth, depth + 1)
      } else {
        path.append(visit(next))
      }
    }
  }

  private mutating func visit(_ place: ScenePlace) -> Visit {
    depths[place] = 0
    return Visit(place: place, pending: contents(of: place)[...])
  }

  /// The initial children of the scene at `place`, with references resolved.
  private func contents(of place: ScenePlace) -> [ScenePlace] {
    guard let scene = graph.scene(at: place), let controller = scene.controller else { return [] }
    let embedded = scene.segues.filter { $0.kind == .embed }.compactMap(\.destination)
    return (controller.allRelationships.map(\.scene) + embedded).compactMap {
      references.resolved(ScenePlace(document: place.document, scene: $0))
    }
  }
}

extension SceneGraph {
  /// Throws if view controllers are nested too deeply.
  package func validateContainment() throws(SceneGraphError) {
    guard let place = ContainmentDepth(self).firstBeyondLimit else { return }
    throw .containersTooDeep(name: scene(at: place)?.name ?? "a scene")
  }
}
