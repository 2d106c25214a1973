/// A directed graph of screens and the edges between them.
///
/// The creator decides what a node is (a scene, a controller, a state of an app), and what edges
/// and their labels are. All searches follow the edges of a node in the order of their addition, so
/// that results do not depend on hashing.
package struct NavigationGraph<Node: Hashable & Sendable, Way: Sendable>: Sendable {
  /// A way from one node to another.
  package struct Edge: Sendable {
    /// The source.
    package let source: Node

    /// The destination.
    package let destination: Node

    /// The label.
    package let way: Way
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
  package mutating func addEdge(from source: Node, to destination: Node, _ way: Way) {
    if edges[source] == nil { sources.append(source) }
    edges[source, default: []].append(Edge(source: source, destination: destination, way: way))
  }

  /// The edges that leave `node`, in the order in which they were added.
  package func edges(from node: Node) -> [Edge] { edges[node] ?? [] }

  /// The graph with each edge turned around.
  package var reversed: NavigationGraph {
    var result = NavigationGraph()
    for edge in sources.flatMap(edges(from:)) {
      result.addEdge(from: edge.destination, to: edge.source, edge.way)
    }
    return result
  }
}

extension NavigationGraph where Way == Void {
  /// Adds an edge from `source` to `destination`, of which nothing more is known.
  package mutating func addEdge(from source: Node, to destination: Node) {
    addEdge(from: source, to: destination, ())
  }
}
