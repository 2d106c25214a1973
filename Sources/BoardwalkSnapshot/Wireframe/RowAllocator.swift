import BoardwalkDocument

/// The mapping from heights to rows of a wireframe.
///
/// A row is about twenty-two points high, half of a bar or of a table row. The rows are not evenly
/// spaced: every line of text and every border gets its own row where they would meet, equal
/// distances get equal numbers of rows, and long lines such as bars and separators keep their
/// positions.
struct RowAllocator: Sendable {
  /// The usual height of a row in points.
  static let rowHeight = 22.0

  /// Texts side by side whose centers are at most this far apart are on one line.
  private static let sameLine = 6.0

  private var heights: [Double]
  private var rows: [Int]
  private var textRow: [Int]
  private var lineRow: [Int]
  private var anchor: (y: Double, row: Int)
  private var last: (y: Double, row: Int)
  private let longLine: Int

  /// An allocator for a wireframe `columns` wide whose top border is at `top`.
  init(columns: Int, top: Double) {
    heights = [top]
    rows = [0]
    textRow = Array(repeating: -1, count: columns)
    lineRow = Array(repeating: 0, count: columns)
    anchor = (top, 0)
    last = (top, 0)
    longLine = columns / 2
  }

  /// The row of the last height that was added.
  var lastRow: Int { last.row }

  /// The row for a line of text at `y`, no higher than any before.
  mutating func addText(at y: Double, _ columns: Range<Int>) -> Int {
    let least = columns.reduce(0) { max($0, textRow[$1] + 1, lineRow[$1] + 1) }
    var row = max(least, last.row + steps(from: last.y, to: y))
    if y - last.y <= Self.sameLine, last.row >= least { row = last.row }
    for column in columns { textRow[column] = row }
    settle(y, row)
    return row
  }

  /// The row for a horizontal line at `y`, no higher than any before and at least `least`.
  mutating func addLine(at y: Double, _ columns: ClosedRange<Int>, atLeast least: Int = 0) -> Int {
    let free = columns.reduce(least) { max($0, textRow[$1] + 1, lineRow[$1]) }
    let isLong = columns.count > longLine
    let from = isLong ? anchor : last
    let row = max(free, last.row, from.row + steps(from: from.y, to: y))
    for column in columns { lineRow[column] = row }
    settle(y, row)
    if isLong { anchor = (y, row) }
    return row
  }

  /// The row nearest to `y`.
  func row(at y: Double) -> Int {
    var low = 0
    var high = heights.count
    while low < high {
      let middle = (low + high) / 2
      if heights[middle] <= y { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return rows[0] }
    guard low < heights.count else { return rows[low - 1] + steps(from: heights[low - 1], to: y) }
    let (top, bottom) = (heights[low - 1], heights[low])
    let share = bottom > top ? (y - top) / (bottom - top) : 0
    return rows[low - 1] + Int((Double(rows[low] - rows[low - 1]) * share).rounded())
  }

  private mutating func settle(_ y: Double, _ row: Int) {
    heights.append(y)
    rows.append(row)
    // A height that shares a row does not change the distance to the next one.
    if row > last.row { last = (y, row) }
  }

  private func steps(from: Double, to y: Double) -> Int {
    let steps = (y - from) / Self.rowHeight
    return steps.isFinite ? Int(min(max(steps, 0), 1000).rounded()) : 0
  }
}
