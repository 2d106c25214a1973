import BoardwalkBase
import BoardwalkDocument

/// The parts of a screen that the frontmost opaque views hide, on a coarse grid.
struct Occlusion: Sendable {
  /// The height of a cell in points.
  static let height = 10.0

  private let columns: Int
  private let rows: Int
  private let top: Double

  /// For each cell, the number of marks when it was last covered.
  private var covered: [Int]

  /// Nothing hidden, in `columns` columns over `bounds`.
  init(columns: Int, bounds: LayoutRect) {
    self.columns = columns
    top = bounds.minY
    rows = max(1, Int((min(bounds.size.height, 10_000) / Self.height).rounded(.up)))
    covered = Array(repeating: 0, count: columns * rows)
  }

  /// Hides the first `count` marks within `span` and between `low` and `high`.
  mutating func cover(_ span: ClosedRange<Int>, from low: Double, to high: Double, with count: Int)
  {
    guard high - low >= 1 else { return }
    for row in self.row(low)...self.row(high - 1) {
      for column in span { covered[row * columns + column] = count }
    }
  }

  /// Whether the mark with the index `index` is hidden at `column` and `y`.
  func hides(_ column: Int, _ y: Double, behind index: Int) -> Bool {
    covered[row(y) * columns + min(max(column, 0), columns - 1)] > index
  }

  private func row(_ y: Double) -> Int {
    let row = (y - top) / Self.height
    return row.isFinite ? Int(min(max(row, 0), Double(rows - 1))) : 0
  }
}
