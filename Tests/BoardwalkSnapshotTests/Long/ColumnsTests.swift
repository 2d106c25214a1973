import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkSnapshot

@Suite("Points to columns")
struct ColumnsTests {
  private let phone = Columns(width: 375)

  private func rect(_ x: Double, _ width: Double) -> LayoutRect {
    LayoutRect(x: x, y: 0, width: width, height: 10)
  }

  @Test(
    "a screen has a column per eight points and at least a minimum",
    arguments: [
      (320, 40), (375, 47), (390, 49), (1024, 128), (0, 8), (-5, 8), (8, 8), (1e9, 400),
      (.infinity, 400),
    ] as [(Double, Int)])
  func count(_ width: Double, _ count: Int) {
    #expect(Columns(width: width).count == count)
  }

  @Test("columns of any frame are on the screen")
  func onScreen() {
    let numbers = [0, 1, 8, 100, 374, 375, 1e9, -1, -1e9, 9e307, .infinity, -.infinity, .nan]
    for x in numbers {
      for width in numbers {
        let span = phone.span(rect(x, width))
        let textColumns = phone.textColumns(rect(x, width))
        #expect(span.lowerBound >= 0 && span.upperBound < phone.count, "\(x) \(width)")
        #expect(
          textColumns.lowerBound >= 1 && textColumns.upperBound <= phone.count, "\(x) \(width)")
        #expect(!textColumns.isEmpty, "\(x) \(width)")
      }
    }
  }

  @Test("adjacent frames share no text columns", arguments: [8, 20, 44, 93.75, 125])
  func neighbors(_ width: Double) {
    // The screen's own border takes the first column.
    var last = phone.textColumns(rect(8, width))
    var x = 8 + width
    while x + width <= 375 {
      let next = phone.textColumns(rect(x, width))
      #expect(last.upperBound <= next.lowerBound, "\(x)")
      last = next
      x += width
    }
  }

  @Test(
    "borders are in the first and last columns of a frame",
    arguments: [
      (0, 375, 0, 46), (0, 8, 0, 0), (0, 16, 0, 1), (8, 8, 1, 1), (16, 343, 2, 44), (4, 8, 0, 1),
      (7.9, 0.2, 1, 1),
    ] as [(Double, Double, Int, Int)])
  func spans(_ x: Double, _ width: Double, _ first: Int, _ last: Int) {
    #expect(phone.span(rect(x, width)) == first...last)
  }

  @Test("columns increase with x")
  func order() {
    var last = 0
    for x in stride(from: -20.0, through: 400, by: 0.5) {
      let column = phone.column(x)
      #expect(column >= last)
      last = column
    }
    #expect(last == 46)
  }
}
