/// Puts the texts of one row side by side so that none covers another or a line.
struct TextPlacement {
  let row: Int
  let ellipsis: Character

  /// Writes `texts` into `grid`; optional ones last, if there is space.
  func write(_ texts: [WireframeDrawing.Text], into grid: inout Grid) {
    let firm = texts.filter { !$0.isOptional }.sorted { left, right in
      (left.preferredColumns.lowerBound, left.preferredColumns.upperBound) < (
        right.preferredColumns.lowerBound, right.preferredColumns.upperBound
      )
    }
    for (index, text) in firm.enumerated() {
      let next = firm.dropFirst(index + 1).first {
        $0.preferredColumns.lowerBound > text.preferredColumns.lowerBound
      }
      write(text, before: next?.preferredColumns.lowerBound, into: &grid)
    }
    for text in texts where text.isOptional { write(text, before: nil, into: &grid) }
  }

  private func write(_ text: WireframeDrawing.Text, before next: Int?, into grid: inout Grid) {
    let preferredColumns = text.preferredColumns
    guard let start = preferredColumns.first(where: { grid.isBlank(row, $0) }) else { return }
    let width = CellWidth.of(text.text)
    let room = room(around: start, of: text, needing: width, before: next, in: grid)
    guard !room.isEmpty else { return }
    let fitting = width <= room.count ? text.text : text.tighter
    let shown = cut(fitting, to: room.count, isBracketed: text.isBracketed)
    // A single ellipsis is omitted.
    if shown == String(ellipsis), shown != text.text { return }
    if text.isOptional, shown != text.text, CellWidth.of(shown) < 4 { return }
    let wanted = wantedStart(of: text, width: CellWidth.of(shown))
    let column = min(max(wanted, room.lowerBound), room.upperBound - CellWidth.of(shown))
    grid.write(shown, row: row, column: column)
  }

  private func cut(_ text: String, to width: Int, isBracketed: Bool) -> String {
    guard isBracketed, CellWidth.of(text) > width, width > 4, let end = text.last else {
      return Fitting.truncate(text, to: width, ellipsis: ellipsis)
    }
    let head = String(text.dropLast())
    return Fitting.truncate(head, to: width - 1, ellipsis: ellipsis) + String(end)
  }

  private func wantedStart(of text: WireframeDrawing.Text, width: Int) -> Int {
    switch text.alignment {
    case .left: text.textColumns.lowerBound
    case .right: text.textColumns.upperBound - width
    case .center: text.textColumns.lowerBound + (text.textColumns.count - width) / 2
    }
  }

  /// The blank cells around `start` that the text may take, a blank left between it and others.
  private func room(
    around start: Int, of text: WireframeDrawing.Text, needing width: Int, before next: Int?,
    in grid: Grid
  ) -> Range<Int> {
    var upper = start
    let end = next.map { max(start + 1, $0 - 1) } ?? grid.columns
    let last =
      text.mayOverflow
      ? max(start, text.textColumns.lowerBound) + width : text.textColumns.upperBound
    while upper < min(last, end), grid.isBlank(row, upper) { upper += 1 }
    var lower = start
    let runsLeft = text.mayOverflow && text.alignment != .left
    let first =
      runsLeft
      ? text.textColumns.upperBound - max(width, text.textColumns.count)
      : text.textColumns.lowerBound
    while lower > max(first, 0), grid.isBlank(row, lower - 1) { lower -= 1 }
    // Texts need a blank between them; lines do not.
    if lower > 0, lower < start, grid.hasText(row, lower - 1) { lower += 1 }
    if text.mayOverflow, upper < grid.columns, upper - 1 > start, grid.hasText(row, upper) {
      upper -= 1
    }
    return lower..<max(lower, upper)
  }
}

extension Grid {
  /// Whether a text is in the cell.
  fileprivate func hasText(_ row: Int, _ column: Int) -> Bool {
    text(at: row, column) != nil
  }
}
