/// A directed graph of screens and the edges between them.
///
/// The creator decides what a node is (a scene, a controller, a state of an app), and what edges
/// and their labels are. All searches follow the edges of a node in the order of their addition, so
/// that results do not depend on hashing.
package struct NavigationGraph<Node: Hashable & Sendable, Label: Sendable>: Sendable {
  /// A labeled edge from one node to another.
  package struct Edge: Sendable {
    /// The source.
    package let source: Node

    /// The destination.
    package let destination: Node

    /// The label.
    package let label: Label
  }

  /// A node that a search came to.
  package struct Visit: Sendable {
    /// The node.
    package let node: Node

    /// The edge by which the search came to it; nil if the search began there.
    package let arrival: Edge?
  }

  /// The nodes that edges leave, in the order of their first edges.
  private(set) var sources: [Node] = []
  private var edges: [Node: [Edge]] = [:]

  /// A graph without edges.
  package init() {}

  /// Adds an edge from `source` to `destination`.
  package mutating func addEdge(from source: Node, to destination: Node, _ label: Label) {
    if edges[source] == nil { sources.append(source) }
    edges[source, default: []].append(Edge(source: source, destination: destination, label: label))
  }

  /// The edges that leave `node`, in the order in which they were added.
  package func edges(from node: Node) -> [Edge] { edges[node] ?? [] }

  /// The graph with each edge turned around.
  package var reversed: NavigationGraph {
    var result = NavigationGraph()
    for edge in sources.flatMap(edges(from:)) {
      result.addEdge(from: edge.destination, to: edge.source, edge.label)
    }
    return result
  }
}

extension NavigationGraph where Label == Void {
  /// Adds an edge from `source` to `destination`, of which nothing more is known.
  package mutating func addEdge(from source: Node, to destination: Node) {
    addEdge(from: source, to: destination, ())
  }
}

extension NavigationGraph {
  /// The nodes that are reachable from `starts`, each once, by breadth-first search (Moore, "The
  /// shortest path through a maze", 1959).
  ///
  /// The search of each start ends before that of the next begins. All ends at `goal`.
  package func breadthFirst(from starts: some Sequence<Node>, until goal: Node? = nil) -> [Visit] {
    var visits: [Visit] = []
    var met: Set<Node> = []
    var next = 0
    for start in starts where met.insert(start).inserted {
      visits.append(Visit(node: start, arrival: nil))
      if start == goal { return visits }
      while next < visits.count {
        for edge in edges(from: visits[next].node) where met.insert(edge.destination).inserted {
          visits.append(Visit(node: edge.destination, arrival: edge))
          if edge.destination == goal { return visits }
        }
        next += 1
      }
    }
    return visits
  }

  /// `starts` and all nodes that are reachable from them.
  package func reachable(from starts: some Sequence<Node>) -> Set<Node> {
    var reached: Set<Node> = []
    reach(from: starts, into: &reached)
    return reached
  }

  /// Adds `starts` to `reached`, and all nodes that are reachable from them without passing through
  /// `reached` nodes.
  package func reach(from starts: some Sequence<Node>, into reached: inout Set<Node>) {
    var pending = Array(starts)
    while let node = pending.popLast() {
      guard reached.insert(node).inserted else { continue }
      for edge in edges(from: node) { pending.append(edge.destination) }
    }
  }

  /// The shortest path from `start` to `goal`, empty if they are equal; nil if there is none with
  /// at most `limit` edges.
  package func shortestPath(from start: Node, to goal: Node, limit: Int = .max) -> [Edge]? {
    ShortestPaths(from: start, visits: breadthFirst(from: [start], until: goal))
      .path(to: goal, limit: limit)
  }

  /// The shortest paths from `start` to all reachable nodes.
  package func shortestPaths(from start: Node) -> ShortestPaths<Node, Label> {
    ShortestPaths(from: start, visits: breadthFirst(from: [start]))
  }

  /// Calls `body` for each cycle that a depth-first search closes (Tarjan, "Depth-first search and
  /// linear graph algorithms", 1972), with its path and the closing edge.
  ///
  /// Without the closing edges the graph is acyclic. The search has an explicit stack, as the graph
  /// may be deep.
  package func forEachCycle(_ body: (_ path: ArraySlice<Edge>, _ closing: Edge) -> Void) {
    var finished: Set<Node> = []
    for start in sources where !finished.contains(start) {
      var path: [Edge] = []
      var depths = [start: 0]
      var pending = [edges(from: start)[...]]
      while let last = pending.indices.last {
        guard let edge = pending[last].popFirst() else {
          let node = path.popLast()?.destination ?? start
          finished.insert(node)
          depths[node] = nil
          pending.removeLast()
          continue
        }
        if let depth = depths[edge.destination] {
          body(path[depth...], edge)
        } else if !finished.contains(edge.destination) {
          path.append(edge)
          depths[edge.destination] = path.count
          pending.append(edges(from: edge.destination)[...])
        }
      }
    }
  }
}
