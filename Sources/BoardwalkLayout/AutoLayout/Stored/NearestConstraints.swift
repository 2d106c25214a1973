/// The missed constraints that are nearest to each node, where a constraint makes the nodes that it
/// ties adjacent. No path leads through the outermost view, which ties almost all others.
///
/// One breadth-first search from all nodes with a missed constraint finds them: a search from each
/// node would take quadratic time.
struct NearestConstraints {
  /// The missed constraints nearest to each node, in the order in which a breadth-first search from
  /// that node reaches them.
  private(set) var rows: [[Int]]

  /// The constraints that `isMissed` holds for; `ties` are the nodes that each constraint ties, of
  /// `count` nodes.
  init(_ ties: [[Int]], among count: Int, where isMissed: (Int) -> Bool) {
    var rowsOfNode = [[Int]](repeating: [], count: count)
    for (row, nodes) in ties.enumerated() {
      for node in nodes where node != 0 && rowsOfNode[node].last != row {
        rowsOfNode[node].append(row)
      }
    }
    rows = rowsOfNode.map { $0.filter(isMissed) }
    var distances = rows.map { $0.isEmpty ? Int.max : 0 }
    var queue = rows.indices.filter { !rows[$0].isEmpty }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for neighbor in rowsOfNode[node].lazy.flatMap({ ties[$0] }) where neighbor != 0 {
        if distances[neighbor] == .max {
          distances[neighbor] = distances[node] + 1
          queue.append(neighbor)
        } else if distances[neighbor] < distances[node] {
          add(rows[neighbor], to: node)
        }
      }
    }
  }

  private mutating func add(_ found: [Int], to node: Int) {
    if rows[node].isEmpty {
      rows[node] = found
    } else if rows[node] != found {
      let known = Set(rows[node])
      rows[node] += found.filter { !known.contains($0) }
    }
  }
}
