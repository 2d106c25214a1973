import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform

extension Simulation {
  /// `view` of the controller `id`, with the heights that delegates give the rows of its static
  /// tables (TBL-52).
  func withRowHeights(_ view: ViewTemplate, of id: ControllerID) -> ViewTemplate {
    guard let controller = controllers[id], controller.hasRowHeights else { return view }
    var view = view
    view.setRowHeights(controller.lists.mapValues(\.staticHeights))
    return view
  }
}

extension Controller {
  /// Whether a delegate gives rows of its document heights.
  var hasRowHeights: Bool { self.lists.values.contains { !$0.staticHeights.isEmpty } }
}

extension ViewTemplate {
  /// Gives the rows of the static tables in it their `heights`, by the tables' ids.
  fileprivate mutating func setRowHeights(_ heights: [String: [ItemPath: Double]]) {
    if let heights = heights[id], !heights.isEmpty { table?.setRowHeights(heights) }
    for index in subviews.indices { subviews[index].setRowHeights(heights) }
  }
}

extension TableTemplate {
  /// Gives the rows their `heights`, and moves the rows below accordingly. A row without height
  /// cannot be seen.
  fileprivate mutating func setRowHeights(_ heights: [ItemPath: Double]) {
    var growth = 0.0
    for section in sections.indices {
      for item in sections[section].cells.indices {
        var cell = sections[section].cells[item]
        let stored = cell.frame?.size.height ?? cell.content.rowHeight ?? rowHeight ?? 0
        let height = heights[ItemPath(section: section, item: item)]
        cell.frame?.origin.y += growth
        if let height {
          growth += height - stored
          cell.frame?.size.height = height
          cell.content.rowHeight = height
          cell.isHidden = cell.isHidden || height == 0
        }
        sections[section].cells[item] = cell
      }
    }
  }
}
