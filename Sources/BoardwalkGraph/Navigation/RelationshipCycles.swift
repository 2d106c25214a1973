/// The relationships of a graph by which a controller would contain itself.
///
/// UIKit would create controllers without end.
struct RelationshipCycles: Sendable {
  /// A relationship, by the scenes of the container and its child.
  struct Edge: Sendable {
    var container: ScenePlace
    var content: ScenePlace
  }

  /// The relationships that close a circle, in the order in which a search finds them.
  private(set) var edges: [Edge] = []

  private let references: SceneReferences

  /// The circles of `graph`.
  init(_ graph: SceneGraph) {
    references = SceneReferences(graph)
    var containment = NavigationGraph<ScenePlace, Void>()
    for (document, compiled) in graph.documents.enumerated() {
      for (index, scene) in compiled.scenes.enumerated() {
        let container = ScenePlace(document: document, scene: index)
        for relationship in scene.controller?.allRelationships ?? [] {
          guard let content = content(of: relationship, in: document) else { continue }
          containment.addEdge(from: container, to: content)
        }
      }
    }
    containment.forEachCycle { _, closing in
      edges.append(Edge(container: closing.source, content: closing.destination))
    }
  }

  /// The scene of the child that `relationship` adds, with storyboard references resolved.
  func content(
    of relationship: ControllerTemplate.Relationship, in document: Int
  ) -> ScenePlace? {
    references.resolved(ScenePlace(document: document, scene: relationship.scene))
  }
}

extension ControllerTemplate {
  /// Its own relationships and those of nested controllers.
  var allRelationships: [Relationship] {
    relationships + nested.flatMap(\.allRelationships)
  }

  /// Moves the relationships that satisfy `isCircular` to `circularRelationships`, also in nested
  /// controllers.
  mutating func removeRelationships(where isCircular: (Relationship) -> Bool) {
    circularRelationships += relationships.filter(isCircular)
    relationships.removeAll(where: isCircular)
    for index in nested.indices { nested[index].removeRelationships(where: isCircular) }
  }
}

extension SceneGraph {
  /// Sets aside each relationship by which a controller would contain itself.
  mutating func removeCircularRelationships() {
    let circles = RelationshipCycles(self)
    let edges = Dictionary(grouping: circles.edges, by: \.container)
    for (place, edges) in edges {
      guard case .controller(var controller) = documents[place.document].scenes[place.scene].content
      else { continue }
      let contents = Set(edges.map(\.content))
      controller.removeRelationships {
        circles.content(of: $0, in: place.document).map(contents.contains) ?? false
      }
      documents[place.document].scenes[place.scene].content = .controller(controller)
    }
  }
}
