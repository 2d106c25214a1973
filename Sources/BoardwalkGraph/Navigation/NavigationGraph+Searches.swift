extension NavigationGraph {
  /// The nodes that edges lead to from `starts`, each once, by breadth-first search (Moore, "The shortest
  /// path through a maze", 1959).
  ///
  /// The search of the first start ends before that of the second begins, and so on. All ends where `goal`
  /// is met.
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

  /// `starts` and all nodes that edges lead to from there.
  package func reachable(from starts: some Sequence<Node>) -> Set<Node> {
    var reached: Set<Node> = []
    reach(from: starts, into: &reached)
    return reached
  }

  /// Adds `starts` to `reached`, and all nodes that edges lead to from there, other than through nodes
  /// that were reached before.
  package func reach(from starts: some Sequence<Node>, into reached: inout Set<Node>) {
    var pending = Array(starts)
    while let node = pending.popLast() {
      guard reached.insert(node).inserted else { continue }
      pending += edges(from: node).map(\.destination)
    }
  }

  /// The fewest edges that lead from `start` to `goal`, none if they are the same node; nil if no
  /// way leads there, or only one of more than `limit` edges.
  package func shortestPath(from start: Node, to goal: Node, limit: Int = .max) -> [Edge]? {
    ShortestPaths(from: start, visits: breadthFirst(from: [start], until: goal))
      .path(to: goal, limit: limit)
  }

  /// The shortest paths from `start` to all nodes that edges lead to from there.
  package func shortestPaths(from start: Node) -> ShortestPaths<Node, Way> {
    ShortestPaths(from: start, visits: breadthFirst(from: [start]))
  }

  /// Calls `body` for each cycle that a depth-first search closes (Tarjan, "Depth-first search and linear
  /// graph algorithms", 1972): with the edges from a node to another one, and the edge that leads back.
  ///
  /// Without the closing edges the graph has no cycles. The search keeps its own stack, as the graph may
  /// be deep.
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
