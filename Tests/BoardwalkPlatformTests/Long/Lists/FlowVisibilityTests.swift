import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

@Suite("Visible items of flow layouts")
struct FlowVisibilityTests {
  @Test("only lines that intersect the window are listed, among any number (S1-15)")
  func window() {
    let arrangement = FlowGridTests.arrange(FlowGridTests.section(100_000), width: 320)
    let first = arrangement.items(in: LayoutRect(x: 0, y: 0, width: 320, height: 480))
    #expect(first == (0..<12).map { ItemPath(item: $0) })
    let far = arrangement.items(in: LayoutRect(x: 0, y: 10 + 140 * 20_000, width: 320, height: 120))
    #expect(far == (60_000..<60_003).map { ItemPath(item: $0) })
  }

  @Test("a line that only touches the window is not visible")
  func edges() {
    let arrangement = FlowGridTests.arrange(FlowGridTests.section(9), width: 320)
    #expect(arrangement.items(in: LayoutRect(x: 0, y: 130, width: 320, height: 20)).isEmpty)
    #expect(arrangement.items(in: LayoutRect(x: 0, y: 129, width: 320, height: 21)).count == 3)
    #expect(arrangement.items(in: LayoutRect(x: 0, y: 130, width: 320, height: 21)).count == 3)
  }

  @Test("the result equals querying every item")
  func everyItem() {
    let sizes = (0..<300).map { (index: Int) -> LayoutSize in
      let width = 10 + index * 7 % 43
      let height = 5 + index * 11 % 31
      return LayoutSize(width: Double(width), height: Double(height))
    }
    for direction in ScrollDirection.allCases {
      let arrangement = FlowArrangement(
        [
          FlowSection(.each(sizes), inset: LayoutInsets(top: 4, left: 4, bottom: 9, right: 2)),
          FlowSection(.each([])),
          FlowGridTests.section(40, item: LayoutSize(width: 30, height: 17)),
        ], in: LayoutSize(width: 200, height: 150), direction: direction, scale: 1)
      let all =
        (0..<300).map { ItemPath(item: $0) } + (0..<40).map { ItemPath(section: 2, item: $0) }
      for start in stride(from: -50.0, to: 2_000, by: 37) {
        let window = LayoutRect(x: start / 3, y: start, width: 61, height: 83)
        let expected = all.filter { path in
          guard let frame = arrangement.frame(of: path) else { return false }
          return frame.minX < window.maxX && frame.maxX > window.minX && frame.minY < window.maxY
            && frame.maxY > window.minY
        }
        #expect(arrangement.items(in: window) == expected)
      }
    }
  }

  @Test("the sections in a window are found")
  func sections() {
    let arrangement = FlowArrangement(
      [FlowSection(count: 5), FlowSection(count: 0), FlowSection(count: 5), FlowSection(count: 1)],
      in: LayoutSize(width: 300, height: 50))
    #expect(arrangement.sections(in: LayoutRect(x: 0, y: 49, width: 300, height: 20)) == 0..<3)
    #expect(arrangement.sections(in: LayoutRect(x: 0, y: 100, width: 300, height: 20)) == 3..<4)
    #expect(arrangement.sections(in: LayoutRect(x: 0, y: 150, width: 300, height: 20)).isEmpty)
  }
}
