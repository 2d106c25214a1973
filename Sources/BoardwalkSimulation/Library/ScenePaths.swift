import BoardwalkGraph

/// The shortest paths between the scenes of a graph.
///
/// A document is searched once, from its initial scene, so that showing all scenes costs about as
/// much as showing one. Searches from other scenes end at their goals, which are mostly near.
struct ScenePaths: Sendable {
  typealias Navigation = NavigationGraph<ScenePlace, SceneEdge>

  /// The maximum number of steps to a scene; a scene farther away is shown alone.
  static let longestPath = 100

  private let graph: SceneGraph
  private var navigations: [Int: Navigation] = [:]
  private var containers: [Int: Navigation] = [:]

  /// The searches from initial scenes, by document.
  private var searches: [Int: ShortestPaths<ScenePlace, SceneEdge>] = [:]

  init(_ graph: SceneGraph) { self.graph = graph }

  /// The shortest path from `start` to `goal`; nil if there is none, or only a very long one.
  mutating func shortestPath(
    from start: ScenePlace, to goal: ScenePlace
  ) -> [Navigation.Edge]? {
    guard start != goal else { return [] }
    let navigation = navigation(inDocument: start.document)
    guard start.scene == graph.documents[start.document].initialScene else {
      return navigation.shortestPath(from: start, to: goal, limit: Self.longestPath)
    }
    let search = searches[start.document] ?? navigation.shortestPaths(from: start)
    searches[start.document] = search
    return search.path(to: goal, limit: Self.longestPath)
  }

  /// The outermost container that holds the scene at `place` from the start.
  mutating func outermostContainer(of place: ScenePlace) -> ScenePlace? {
    let known =
      containers[place.document] ?? graph.relationships(inDocument: place.document).reversed
    containers[place.document] = known
    var result = place
    var met: Set<ScenePlace> = [place]
    while let next = known.edges(from: result).first?.destination, met.insert(next).inserted {
      result = next
    }
    return result == place ? nil : result
  }

  private mutating func navigation(inDocument document: Int) -> Navigation {
    let known = navigations[document] ?? graph.navigation(inDocument: document)
    navigations[document] = known
    return known
  }
}
