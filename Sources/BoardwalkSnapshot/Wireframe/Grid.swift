/// Character cells that lines and texts are drawn into.
struct Grid: Sendable {
  let columns: Int
  let rows: Int

  private var lines: [Lines]

  /// The texts of the cells: nil for nothing, an empty string for a wide character's second cell.
  private var texts: [String?]

  private var dimmed: [Bool]

  /// Blank cells.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    lines = Array(repeating: [], count: columns * rows)
    texts = Array(repeating: nil, count: columns * rows)
    dimmed = Array(repeating: false, count: columns * rows)
  }

  // MARK: Lines

  /// Draws a horizontal line.
  mutating func drawLine(row: Int, _ span: ClosedRange<Int>, isDashed: Bool = false) {
    guard (0..<rows).contains(row), span.count > 1 else { return }
    for column in span {
      var cell = lines[row * columns + column]
      let wasHorizontal = cell.contains(.left) || cell.contains(.right)
      if column > span.lowerBound { cell.insert(.left) }
      if column < span.upperBound { cell.insert(.right) }
      if !isDashed {
        cell.remove(.dashed)
      } else if !wasHorizontal {
        cell.insert(.dashed)
      }
      lines[row * columns + column] = cell
    }
  }

  /// Draws a vertical line.
  mutating func drawVerticalLine(column: Int, _ span: ClosedRange<Int>) {
    guard (0..<columns).contains(column) else { return }
    for row in span where (0..<rows).contains(row) {
      if row > span.lowerBound { lines[row * columns + column].insert(.up) }
      if row < span.upperBound { lines[row * columns + column].insert(.down) }
    }
  }

  /// Draws a frame; an opaque one clears its contents.
  mutating func drawBox(rows: ClosedRange<Int>, _ span: ClosedRange<Int>, isOpaque: Bool) {
    if isOpaque { clear(rows: rows, span) }
    drawLine(row: rows.lowerBound, span)
    drawLine(row: rows.upperBound, span)
    guard span.count > 1 else { return }
    drawVerticalLine(column: span.lowerBound, rows)
    drawVerticalLine(column: span.upperBound, rows)
  }

  private mutating func clear(rows: ClosedRange<Int>, _ span: ClosedRange<Int>) {
    for row in rows where (0..<self.rows).contains(row) {
      for column in span {
        let index = row * columns + column
        dimmed[index] = false
        // Lines that touch the frame from outside stay.
        var kept = lines[index]
        if row > rows.lowerBound { kept.remove(.up) }
        if row < rows.upperBound { kept.remove(.down) }
        if column > span.lowerBound { kept.remove(.left) }
        if column < span.upperBound { kept.remove(.right) }
        if kept.directions == 0 { kept = [] }
        lines[index] = kept
      }
    }
  }

  /// Joins horizontal lines to the vertical ones that they end at.
  mutating func joinLines() {
    for row in 0..<rows {
      for right in (row * columns + 1)..<((row + 1) * columns) {
        let left = right - 1
        if lines[left].isHorizontal, lines[right].isUpright {
          lines[left].insert(.right)
          lines[right].insert(.left)
        } else if lines[left].isUpright, lines[right].isHorizontal {
          lines[left].insert(.right)
          lines[right].insert(.left)
        }
      }
    }
  }

  /// Dims every cell.
  mutating func dim() {
    for index in dimmed.indices { dimmed[index] = true }
  }

  // MARK: Texts

  /// Whether the cell has neither a line nor a text.
  func isBlank(_ row: Int, _ column: Int) -> Bool {
    let index = row * columns + column
    return lines[index].directions == 0 && texts[index] == nil
  }

  /// The text in the cell; nil for none.
  func text(at row: Int, _ column: Int) -> String? { texts[row * columns + column] }

  /// Writes `text` from `column` on.
  mutating func write(_ text: String, row: Int, column: Int) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = CellWidth.of(character)
      if width == 0 {
        // A combining mark joins the previous cell.
        if column > 0, let before = texts[row * columns + column - 1], !before.isEmpty {
          texts[row * columns + column - 1] = before + String(character)
        }
        continue
      }
      guard column >= 0, column + width <= columns else { return }
      texts[row * columns + column] = String(character)
      if width == 2 { texts[row * columns + column + 1] = "" }
      column += width
    }
  }

  /// The rows as text.
  func text(_ glyphs: Glyphs) -> String {
    var result = ""
    result.reserveCapacity(rows * (columns * 3 + 1))
    for row in 0..<rows {
      for index in (row * columns)..<((row + 1) * columns) {
        if let text = texts[index] {
          result += text
        } else if lines[index].directions != 0 {
          result.append(glyphs.crossing(lines[index]))
        } else {
          result.append(dimmed[index] ? glyphs.dim : " ")
        }
      }
      result += "\n"
    }
    return result
  }
}
