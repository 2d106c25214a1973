import Testing

@testable import BoardwalkSnapshot

@Suite("Character grid")
struct GridTests {
  private func picture(_ columns: Int, _ rows: Int, _ draw: (inout Grid) -> Void) -> String {
    var grid = Grid(columns: columns, rows: rows)
    draw(&grid)
    return grid.text(.unicode)
  }

  @Test("adjacent boxes share junction characters in either order", arguments: [false, true])
  func crossings(_ isReversed: Bool) {
    let boxes: [(ClosedRange<Int>, ClosedRange<Int>)] = [
      (0...2, 0...3), (0...2, 3...6), (2...4, 0...3), (2...4, 3...6),
    ]
    let picture = picture(7, 5) { grid in
      for (rows, span) in isReversed ? boxes.reversed() : boxes {
        grid.drawBox(rows: rows, span, isOpaque: false)
      }
    }
    #expect(picture == "┌──┬──┐\n│  │  │\n├──┼──┤\n│  │  │\n└──┴──┘\n")
  }

  @Test("every line junction has its own character")
  func signs() {
    let signs = (UInt8(1)..<16).map { Glyphs.unicode.crossing(Lines(rawValue: $0)) }
    #expect(signs == Array("││││─┘┐┤─└┌├─┴┬┼".filter { $0 != "│" || true }.dropFirst()))
    #expect(Glyphs.unicode.crossing([.left, .right, .dashed]) == "╌")
    #expect(Glyphs.unicode.crossing([.up, .right, .dashed]) == "└")
    #expect(Glyphs.ascii.crossing([.up, .left]) == "+")
    #expect(Glyphs.ascii.crossing([.down]) == "|")
  }

  @Test("an opaque box hides its background and keeps adjoining lines")
  func opaque() {
    let picture = picture(7, 5) { grid in
      grid.drawLine(row: 2, 0...6)
      grid.drawVerticalLine(column: 3, 0...4)
      grid.drawBox(rows: 1...3, 2...4, isOpaque: true)
      grid.joinLines()
    }
    #expect(picture == "   │   \n  ┌┴┐  \n──┤ ├──\n  └┬┘  \n   │   \n")
  }

  @Test("solid lines cover dashed ones in either order")
  func dashes() {
    let over = picture(3, 1) { grid in
      grid.drawLine(row: 0, 0...2)
      grid.drawLine(row: 0, 0...2, isDashed: true)
    }
    #expect(over == "───\n")
    let under = picture(3, 1) { grid in
      grid.drawLine(row: 0, 0...2, isDashed: true)
      grid.drawLine(row: 0, 0...2)
    }
    #expect(under == "───\n")
    #expect(picture(3, 1) { $0.drawLine(row: 0, 0...2, isDashed: true) } == "╌╌╌\n")
  }

  @Test(
    "texts end with the row, and wide characters are not split",
    arguments: [
      ("abc", 0, "abc  "), ("abc", 3, "   ab"), ("日本", 0, "日本 "), ("日本", 2, "  日 "),
      ("日", 4, "     "), ("e\u{301}x", 0, "e\u{301}x   "), ("a\u{200B}b", 0, "a\u{200B}b   "),
      ("👍🏽!", 1, " 👍🏽! "), ("", 0, "     "), ("abc", 9, "     "),
    ])
  func texts(_ text: String, _ column: Int, _ row: String) {
    #expect(picture(5, 1) { $0.write(text, row: 0, column: column) } == row + "\n")
    #expect(picture(5, 1) { $0.write(text, row: 7, column: column) } == "     \n")
  }

  @Test("only existing cells are dimmed")
  func dim() {
    let picture = picture(6, 3) { grid in
      grid.write("ab", row: 0, column: 0)
      grid.dim()
      grid.drawBox(rows: 0...2, 3...5, isOpaque: true)
    }
    #expect(picture == "ab░┌─┐\n░░░│ │\n░░░└─┘\n")
  }

  @Test("lines outside of the grid are not drawn", arguments: [-1, 3, 100])
  func outside(_ row: Int) {
    #expect(picture(3, 3) { $0.drawLine(row: row, 0...2) } == "   \n   \n   \n")
    #expect(picture(3, 3) { $0.drawVerticalLine(column: row, 0...2) } == "   \n   \n   \n")
    let verticalLine = picture(3, 3) { $0.drawVerticalLine(column: 1, -5...50) }
    #expect(verticalLine == " │ \n │ \n │ \n")
  }
}
