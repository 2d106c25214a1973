import Testing

@testable import BoardwalkSnapshot

@Suite("Row allocation")
struct RowAllocatorTests {
  private func ruler() -> RowAllocator { RowAllocator(columns: 40, top: 0) }

  @Test("rows of equal height have equally many lines")
  func equalRows() {
    var ruler = ruler()
    let rows = (1...12).map { ruler.addLine(at: Double($0) * 43.67, 0...39) }
    #expect(rows == (1...12).map { $0 * 2 })
  }

  @Test("texts side by side share a line")
  func neighbors() {
    var ruler = ruler()
    let name = ruler.addText(at: 100, 2..<10)
    #expect(ruler.addText(at: 105, 12..<20) == name)
  }

  @Test("texts that overlap horizontally have separate lines")
  func overlap() {
    var ruler = ruler()
    let first = ruler.addText(at: 100, 2..<10)
    let second = ruler.addText(at: 105, 8..<20)
    #expect(second == first + 1)
    #expect(ruler.addText(at: 107, 8..<9) == second + 1)
  }

  @Test("texts and drawn lines at close heights have separate rows")
  func textsAndRules() {
    var ruler = ruler()
    let line = ruler.addLine(at: 60, 0...39)
    let text = ruler.addText(at: 61, 5..<9)
    #expect(text == line + 1)
    #expect(ruler.addLine(at: 62, 0...39) == text + 1)
    #expect(ruler.addLine(at: 63, 0...39) == text + 1)
  }

  @Test("heights without a row of their own are interpolated")
  func interpolation() {
    var ruler = ruler()
    _ = ruler.addLine(at: 220, 0...39)
    #expect(ruler.row(at: 0) == 0)
    #expect(ruler.row(at: 110) == 5)
    #expect(ruler.row(at: 220) == 10)
    #expect(ruler.row(at: 264) == 12)
    #expect(ruler.row(at: -5) == 0)
  }
}
