/// The shortest paths from one node of a graph, as a tree of the edges by which a breadth-first
/// search came to each node.
package struct ShortestPaths<Node: Hashable & Sendable, Label: Sendable>: Sendable {
  /// The node at which all paths begin.
  package let start: Node

  private var arrivals: [Node: NavigationGraph<Node, Label>.Edge] = [:]

  init(from start: Node, visits: [NavigationGraph<Node, Label>.Visit]) {
    self.start = start
    for visit in visits { arrivals[visit.node] = visit.arrival }
  }

  /// The edges from `start` to `goal`, empty if they are equal; nil if there is no path with at
  /// most `limit` edges.
  package func path(
    to goal: Node, limit: Int = .max
  ) -> [NavigationGraph<Node, Label>.Edge]? {
    var path: [NavigationGraph<Node, Label>.Edge] = []
    var node = goal
    while node != start {
      guard let edge = arrivals[node], path.count < limit else { return nil }
      path.append(edge)
      node = edge.source
    }
    return path.reversed()
  }
}
