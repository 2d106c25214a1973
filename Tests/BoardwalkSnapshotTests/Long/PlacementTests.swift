import Testing

@testable import BoardwalkSnapshot

@Suite("Text placement")
struct PlacementTests {
  private func text(
    _ text: String, _ textColumns: Range<Int>, _ alignment: Fitting.Alignment = .left,
    mayOverflow: Bool = true,
    isOptional: Bool = false
  ) -> WireframeDrawing.Text {
    WireframeDrawing.Text(
      y: 0, textColumns: textColumns, text: text, tighter: text, alignment: alignment,
      isBracketed: text.hasPrefix("["), mayOverflow: mayOverflow, isOptional: isOptional)
  }

  private func row(_ texts: [WireframeDrawing.Text], _ lines: (inout Grid) -> Void = { _ in })
    -> String
  {
    var grid = Grid(columns: 20, rows: 1)
    lines(&grid)
    TextPlacement(row: 0, ellipsis: "…").write(texts, into: &grid)
    return String(grid.text(.unicode).dropLast())
  }

  @Test("a text is at its position and overflows into free cells")
  func alone() {
    #expect(row([text("abc", 2..<8)]) == "  abc               ")
    #expect(row([text("abc", 2..<8, .right)]) == "     abc            ")
    #expect(row([text("abc", 2..<9, .center)]) == "    abc             ")
    #expect(row([text("abcdefgh", 2..<5)]) == "  abcdefgh          ")
    #expect(row([text("abcdefgh", 12..<15, .right)]) == "       abcdefgh     ")
    #expect(row([text("abcdefgh", 2..<5, mayOverflow: false)]) == "  ab…               ")
  }

  @Test("a text ends one space before its neighbor, in either order")
  func neighbors() {
    let left = text("a rather long text", 0..<6)
    let right = text("next", 10..<16)
    #expect(row([left, right]) == "a rather… next      ")
    #expect(row([right, left]) == "a rather… next      ")
  }

  @Test("brackets are kept when their content is truncated")
  func brackets() {
    #expect(row([text("[ abcdefgh ]", 0..<8, mayOverflow: false)]) == "[ abcd…]            ")
  }

  @Test("lines block texts")
  func lines() {
    let cut = row([text("abcdefgh", 2..<6)]) { $0.drawVerticalLine(column: 7, 0...0) }
    #expect(cut == "  abcdefgh          ")
    let box = row([text("abcdefgh", 2..<6)]) { $0.drawBox(rows: -1...1, 0...7, isOpaque: false) }
    #expect(box == "│ abcd…│            ")
  }

  @Test("low-priority text is drawn where it partly fits")
  func faint() {
    let name = text("picture", 4..<14, .center, isOptional: true)
    #expect(row([name]) == "     picture        ")
    #expect(row([text("firm text on it", 0..<16), name]) == "firm text on it     ")
  }
}
