import BoardwalkBase

/// Rectangles by the cells of a grid that they touch, so that few of them are compared with another
/// one.
struct RectangleGrid: Sendable {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The width and height of a cell, about those of a few labels.
  private static let cellSize = 128.0

  private var cells: [Cell: [LayoutRect]] = [:]

  /// Adds `rectangle`.
  mutating func insert(_ rectangle: LayoutRect) {
    for cell in Self.cells(touching: rectangle) { cells[cell, default: []].append(rectangle) }
  }

  /// Whether `rectangle` has an area in common with one of the rectangles.
  func overlaps(_ rectangle: LayoutRect) -> Bool {
    Self.cells(touching: rectangle).contains { cell in
      cells[cell]?.contains(where: rectangle.overlaps) ?? false
    }
  }

  private static func cells(touching rectangle: LayoutRect) -> [Cell] {
    let columns = indices(from: rectangle.minX, to: rectangle.maxX)
    let rows = indices(from: rectangle.minY, to: rectangle.maxY)
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }

  private static func indices(from start: Double, to end: Double) -> ClosedRange<Int> {
    let first = Int((start / cellSize).rounded(.down))
    return first...max(first, Int((end / cellSize).rounded(.down)))
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
