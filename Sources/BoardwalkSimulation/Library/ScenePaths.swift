import BoardwalkGraph

/// The shortest ways between the scenes of a graph.
///
/// A document is searched once from each scene where ways begin, so that showing all of its scenes costs
/// about as much as showing one.
struct ScenePaths: Sendable {
  typealias Navigation = NavigationGraph<ScenePlace, SceneWay>

  /// How many steps are taken to a scene; a scene that is farther away is shown by itself.
  static let longestPath = 100

  private let graph: SceneGraph
  private var navigations: [Int: Navigation] = [:]
  private var containers: [Int: Navigation] = [:]
  private var searches: [ScenePlace: ShortestPaths<ScenePlace, SceneWay>] = [:]

  init(_ graph: SceneGraph) { self.graph = graph }

  /// The fewest steps from `start` to `goal`; nil where no way leads there, or only a very long one.
  mutating func shortestPath(
    from start: ScenePlace, to goal: ScenePlace
  ) -> [Navigation.Edge]? {
    let search =
      searches[start] ?? navigation(inDocument: start.document).shortestPaths(from: start)
    searches[start] = search
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
