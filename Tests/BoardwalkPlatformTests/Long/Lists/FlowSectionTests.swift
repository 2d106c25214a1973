import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

@Suite("Flow layout sections")
struct FlowSectionTests {
  private static let bounds = LayoutSize(width: 100, height: 200)

  @Test(
    "delegate sizes break greedily, and the last line has minimum spacing (FLOW-02, 03, 05, 07)")
  func varied() {
    let sizes = [(30, 10), (30, 30), (20, 20), (60, 10), (50, 40), (20, 10), (10, 20)].map {
      LayoutSize(width: Double($0.0), height: Double($0.1))
    }
    let arrangement = FlowArrangement(
      [FlowSection(.each(sizes), minimumLineSpacing: 5, minimumInteritemSpacing: 4)],
      in: Self.bounds)
    let frames = sizes.indices.compactMap { arrangement.frame(of: ItemPath(item: $0)) }
    #expect(
      frames == [
        // 20 points are left for two gaps, and what is lower is centered.
        LayoutRect(x: 0, y: 10, width: 30, height: 10),
        LayoutRect(x: 40, y: 0, width: 30, height: 30),
        LayoutRect(x: 80, y: 5, width: 20, height: 20),
        // Alone, as the next does not fit: centered (FLOW-04).
        LayoutRect(x: 20, y: 35, width: 60, height: 10),
        LayoutRect(x: 0, y: 50, width: 50, height: 40),
        LayoutRect(x: 54, y: 65, width: 20, height: 10),
        LayoutRect(x: 78, y: 60, width: 10, height: 20),
      ])
    #expect(arrangement.contentSize.height == 90)
  }

  @Test("equal delegate sizes form a grid (FLOW-06, 07)")
  func same() {
    let size = LayoutSize(width: 30, height: 30)
    let each = FlowArrangement(
      [FlowSection(.each([LayoutSize](repeating: size, count: 5)), minimumInteritemSpacing: 2)],
      in: Self.bounds)
    let grid = FlowArrangement(
      [FlowSection(.uniform(size, count: 5), minimumInteritemSpacing: 2)], in: Self.bounds)
    for item in 0..<5 {
      #expect(each.frame(of: ItemPath(item: item)) == grid.frame(of: ItemPath(item: item)))
    }
    #expect(each.frame(of: ItemPath(item: 4))?.minX == 35)
  }

  @Test("headers and footers have the collection's width and ignore insets (FLOW-08, 09)")
  func supplements() {
    let section = FlowSection(
      .uniform(LayoutSize(width: 20, height: 20), count: 1),
      inset: LayoutInsets(top: 3, left: 7, bottom: 5, right: 7),
      headerSize: LayoutSize(width: 10, height: 40), footerSize: LayoutSize(width: 0, height: 6))
    let arrangement = FlowArrangement([section, FlowSection(count: 1)], in: Self.bounds)
    #expect(arrangement.headerFrame(of: 0) == LayoutRect(x: 0, y: 0, width: 100, height: 40))
    #expect(arrangement.footerFrame(of: 0) == LayoutRect(x: 0, y: 68, width: 100, height: 6))
    #expect(arrangement.headerFrame(of: 1) == nil)
    #expect(arrangement.frame(of: ItemPath(section: 1, item: 0))?.minY == 74)
  }

  @Test("a section without items has its insets (FLOW-10)")
  func empty() {
    let section = FlowSection(
      .each([]), inset: LayoutInsets(top: 3, bottom: 5),
      headerSize: LayoutSize(width: 0, height: 10))
    let arrangement = FlowArrangement([section], in: Self.bounds)
    #expect(arrangement.contentSize.height == 18)
    #expect(arrangement.items(in: LayoutRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
  }

  @Test("horizontal columns fill from the top (FLOW-12)")
  func horizontal() {
    let section = FlowSection(
      .uniform(LayoutSize(width: 40, height: 60), count: 4),
      inset: LayoutInsets(top: 10, left: 1, bottom: 10, right: 2),
      headerSize: LayoutSize(width: 25, height: 5))
    let arrangement = FlowArrangement(
      [section], in: Self.bounds, direction: .horizontal)
    #expect(arrangement.headerFrame(of: 0) == LayoutRect(x: 0, y: 0, width: 25, height: 200))
    #expect(
      arrangement.frame(of: ItemPath(item: 1)) == LayoutRect(x: 26, y: 130, width: 40, height: 60))
    #expect(arrangement.frame(of: ItemPath(item: 2))?.origin == LayoutPoint(x: 76, y: 10))
    #expect(arrangement.contentSize == LayoutSize(width: 25 + 1 + 40 + 10 + 40 + 2, height: 200))
  }

  @Test("a full horizontal column is justified (FLOW-03, 12)")
  func column() {
    let section = FlowSection(.uniform(LayoutSize(width: 10, height: 45), count: 8))
    let arrangement = FlowArrangement([section], in: Self.bounds, direction: .horizontal)
    #expect(arrangement.frame(of: ItemPath(item: 2))?.origin == LayoutPoint(x: 0, y: 155))
    #expect(arrangement.frame(of: ItemPath(item: 3))?.origin == LayoutPoint(x: 20, y: 0))
  }

  @Test("missing items have no attributes")
  func nothing() {
    let arrangement = FlowArrangement([FlowSection(count: 3)], in: Self.bounds)
    for path in [
      ItemPath(item: 3), ItemPath(item: -1), ItemPath(section: 1, item: 0),
      ItemPath(section: -1, item: 0),
    ] {
      #expect(arrangement.frame(of: path) == nil)
    }
    #expect(arrangement.headerFrame(of: 5) == nil && arrangement.footerFrame(of: -1) == nil)
  }

  @Test("invalid sizes are zero")
  func hostile() {
    let sizes = [
      LayoutSize(width: .nan, height: 10), LayoutSize(width: -5, height: .infinity),
      LayoutSize(width: 0, height: 0),
    ]
    let arrangement = FlowArrangement(
      [FlowSection(.each(sizes)), FlowSection(.uniform(sizes[2], count: .max / 4))],
      in: Self.bounds)
    #expect(arrangement.frame(of: ItemPath(item: 1))?.size == LayoutSize(width: 0, height: 0))
    #expect(arrangement.contentSize.height.isFinite)
  }
}
