import BoardwalkBase
import BoardwalkTestSupport
import Testing

@testable import BoardwalkWeb

@Suite("Rectangle grid")
struct RectangleGridTests {
  @Test("the grid finds the same overlaps as comparing each pair")
  func pairs() {
    var generator = SeededGenerator(seed: 18)
    for size in [40.0, 400, 4_000] {
      let rectangles = (0..<200).map { _ in
        LayoutRect(
          x: .random(in: -1_000...1_000, using: &generator).rounded(),
          y: .random(in: -1_000...1_000, using: &generator).rounded(),
          width: .random(in: 0...size, using: &generator).rounded(),
          height: .random(in: 0...size, using: &generator).rounded())
      }
      var grid = RectangleGrid()
      for rectangle in rectangles.prefix(100) { grid.insert(rectangle) }
      for rectangle in rectangles.dropFirst(100) {
        let isTaken = rectangles.prefix(100).contains { other in
          rectangle.minX < other.maxX && other.minX < rectangle.maxX
            && rectangle.minY < other.maxY && other.minY < rectangle.maxY
        }
        #expect(grid.overlaps(rectangle) == isTaken, "\(rectangle)")
      }
    }
  }
}
