/// Paints a drawing into character cells.
struct WireframePainter {
  let drawing: WireframeDrawing
  let glyphs: Glyphs

  /// The picture, a line feed after each row.
  func picture() -> String {
    let marks = drawing.visibleMarks
    var places = Array(repeating: Place(), count: marks.count)
    var allocator = RowAllocator(columns: drawing.columns.count, top: drawing.bounds.minY)
    for edge in edges(of: marks) {
      switch edge.kind {
      case .text(let preferredColumns):
        places[edge.index].top = allocator.addText(at: edge.y, preferredColumns)
      case .top(let span): places[edge.index].top = allocator.addLine(at: edge.y, span)
      case .bottom(let span):
        places[edge.index].bottom = allocator.addLine(
          at: edge.y, span, atLeast: places[edge.index].top + 1)
      }
    }
    let whole = 0...(drawing.columns.count - 1)
    let bottom = allocator.addLine(at: drawing.bounds.maxY, whole, atLeast: 1)
    var grid = Grid(columns: drawing.columns.count, rows: bottom + 1)
    grid.drawBox(rows: 0...bottom, whole, isOpaque: false)
    var texts: [Int: [WireframeDrawing.Text]] = [:]
    for (mark, place) in zip(marks, places) {
      draw(mark, place, allocator, into: &grid, &texts)
    }
    grid.joinLines()
    for row in 0...bottom {
      guard let texts = texts[row] else { continue }
      TextPlacement(row: row, ellipsis: glyphs.ellipsis).write(texts, into: &grid)
    }
    return grid.text(glyphs)
  }

  /// The rows of a mark.
  private struct Place {
    var top = 0
    var bottom = 0
  }

  /// A height that needs a row.
  private struct Edge {
    enum Kind {
      case text(Range<Int>)
      case top(ClosedRange<Int>)
      case bottom(ClosedRange<Int>)
    }

    let y: Double
    let index: Int
    let kind: Kind
  }

  /// All heights that matter, from the top.
  private func edges(of marks: [WireframeDrawing.Mark]) -> [Edge] {
    var edges: [Edge] = []
    for (index, mark) in marks.enumerated() {
      switch mark {
      case .text(let text):
        if !text.isOptional {
          edges.append(Edge(y: text.y, index: index, kind: .text(text.preferredColumns)))
        }
      case .line(let line):
        edges.append(Edge(y: line.y, index: index, kind: .top(line.columns)))
      case .box(let box):
        edges.append(Edge(y: box.top, index: index, kind: .top(box.columns)))
        edges.append(
          Edge(y: max(box.bottom, box.top + 1), index: index, kind: .bottom(box.columns)))
      case .verticalLine, .dim: break
      }
    }
    return edges.sorted { ($0.y, $0.index) < ($1.y, $1.index) }
  }

  private func draw(
    _ mark: WireframeDrawing.Mark, _ place: Place, _ allocator: RowAllocator, into grid: inout Grid,
    _ texts: inout [Int: [WireframeDrawing.Text]]
  ) {
    switch mark {
    case .text(let text):
      texts[text.isOptional ? allocator.row(at: text.y) : place.top, default: []].append(text)
    case .line(let line): grid.drawLine(row: place.top, line.columns, isDashed: line.isDashed)
    case .box(let box):
      grid.drawBox(
        rows: place.top...max(place.top, place.bottom), box.columns, isOpaque: box.isOpaque)
    case .verticalLine(let verticalLine):
      let top = allocator.row(at: verticalLine.top)
      grid.drawVerticalLine(
        column: verticalLine.column, top...max(top, allocator.row(at: verticalLine.bottom)))
    case .dim: grid.dim()
    }
  }
}
