/// The relationships of a graph by which a controller would contain itself.
///
/// UIKit would never finish making such a controller.
struct RelationshipCircles: Sendable {
  /// A relationship, by the scene of the container and that of what it contains.
  struct Edge: Sendable {
    var container: ScenePlace
    var content: ScenePlace
  }

  /// The relationships that close a circle, in the order in which they are met.
  private(set) var edges: [Edge] = []

  private let graph: SceneGraph
  private let references: SceneReferences
  private var states: [ScenePlace: State] = [:]

  private enum State {
    case open, done
  }

  private struct Visit {
    var place: ScenePlace
    var pending: ArraySlice<ScenePlace>
  }

  /// The circles of `graph`.
  init(_ graph: SceneGraph) {
    self.graph = graph
    references = SceneReferences(graph)
    for (document, compiled) in graph.documents.enumerated() {
      for scene in compiled.scenes.indices {
        follow(ScenePlace(document: document, scene: scene))
      }
    }
  }

  /// Follows all relationships from `start`, depth first, but not on the stack.
  private mutating func follow(_ start: ScenePlace) {
    guard states[start] == nil else { return }
    var path = [visit(start)]
    while let last = path.indices.last {
      guard let next = path[last].pending.popFirst() else {
        states[path[last].place] = .done
        path.removeLast()
        continue
      }
      switch states[next] {
      case .open: edges.append(Edge(container: path[last].place, content: next))
      case .done: continue
      case nil: path.append(visit(next))
      }
    }
  }

  private mutating func visit(_ place: ScenePlace) -> Visit {
    states[place] = .open
    let relationships = graph.scene(at: place)?.controller?.allRelationships ?? []
    return Visit(
      place: place,
      pending: relationships.compactMap { content(of: $0, in: place.document) }[...])
  }

  /// The scene that takes its place in the container, references followed.
  func content(
    of relationship: ControllerTemplate.Relationship, in document: Int
  ) -> ScenePlace? {
    let place = ScenePlace(document: document, scene: relationship.scene)
    guard let reference = graph.scene(at: place)?.reference else { return place }
    return references.place(of: reference, in: document)
  }
}

extension ControllerTemplate {
  /// Its own relationships and those of the controllers described inside it.
  var allRelationships: [Relationship] {
    relationships + nested.flatMap(\.allRelationships)
  }

  /// Sets its relationships that satisfy `isCircular` aside, and those of the controllers inside.
  mutating func setAside(where isCircular: (Relationship) -> Bool) {
    circularRelationships += relationships.filter(isCircular)
    relationships.removeAll(where: isCircular)
    for index in nested.indices { nested[index].setAside(where: isCircular) }
  }
}

extension SceneGraph {
  /// Sets aside each relationship by which a controller would contain itself.
  mutating func setCircularRelationshipsAside() {
    let circles = RelationshipCircles(self)
    let edges = Dictionary(grouping: circles.edges, by: \.container)
    for (place, edges) in edges {
      guard case .controller(var controller) = documents[place.document].scenes[place.scene].content
      else { continue }
      let contents = Set(edges.map(\.content))
      controller.setAside {
        circles.content(of: $0, in: place.document).map(contents.contains) ?? false
      }
      documents[place.document].scenes[place.scene].content = .controller(controller)
    }
  }
}
