import BoardwalkBase
import BoardwalkGraph

/// Scenes in columns by their distance from the start, for documents without usable positions.
struct LayeredArrangement: Sendable {
  /// The top left corners of the cards, in their order.
  let origins: [LayoutPoint]

  /// The positions of `cards`, beginning with the initial scene; `edges` are their connections, by
  /// index.
  init(_ cards: [SceneCard], edges: [(from: Int, to: Int)]) {
    var graph = NavigationGraph<Int, Void>()
    for edge in edges { graph.addEdge(from: edge.from, to: edge.to) }
    let entered = Set(edges.filter { $0.from != $0.to }.map(\.to))
    let starts = [0] + cards.indices.filter { !entered.contains($0) } + cards.indices
    var columns: [[Int]] = []
    var depths: [Int: Int] = [:]
    for visit in graph.breadthFirst(from: starts.prefix(cards.isEmpty ? 0 : starts.count)) {
      let depth = visit.arrival.flatMap { depths[$0.source] }.map { $0 + 1 } ?? 0
      depths[visit.node] = depth
      if columns.count <= depth { columns.append([]) }
      columns[depth].append(visit.node)
    }
    origins = Self.origins(cards, columns.flatMap { Self.split($0, of: cards.count) })
  }

  /// `column` split into several if it would be much higher than a map of `count` scenes is wide.
  private static func split(_ column: [Int], of count: Int) -> [[Int]] {
    let most = max(3, Int(Double(count).squareRoot().rounded(.up)))
    return stride(from: 0, to: column.count, by: most).map { start in
      Array(column[start..<min(start + most, column.count)])
    }
  }

  private static func origins(_ cards: [SceneCard], _ columns: [[Int]]) -> [LayoutPoint] {
    let gap = CanvasArrangement.gap
    var origins = cards.map { _ in LayoutPoint(x: 0, y: 0) }
    var x = 0.0
    for column in columns {
      var y = 0.0
      for index in column {
        origins[index] = LayoutPoint(x: x, y: y)
        y += cards[index].size.height + gap.height
      }
      x += (column.map { cards[$0].size.width }.max() ?? 0) + gap.width
    }
    return origins
  }
}
