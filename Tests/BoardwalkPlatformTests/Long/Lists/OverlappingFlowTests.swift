import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

/// Distances may be negative: cards lie on top of each other so.
@Suite("Overlapping flow layout items")
struct OverlappingFlowTests {
  private static let mixed = (0..<30).map { (index: Int) -> LayoutSize in
    let (width, height) = (20 + index * 13 % 40, 10 + index * 37 % 90)
    return LayoutSize(width: Double(width), height: Double(height))
  }

  private static let kinds: [FlowSection.ItemSizes] = [
    .uniform(LayoutSize(width: 40, height: 60), count: 30), .each(mixed),
  ]

  @Test(
    "all overlapping items in a window are found",
    arguments: kinds, [0.0, -5, -15, -40])
  func lines(_ items: FlowSection.ItemSizes, _ spacing: Double) {
    let section = FlowSection(items, minimumLineSpacing: spacing)
    for direction in ScrollDirection.allCases {
      let arrangement = FlowArrangement(
        [section], in: LayoutSize(width: 100, height: 100), direction: direction)
      let all = (0..<30).map { ItemPath(item: $0) }
      for start in stride(from: -20.0, to: 1000, by: 11) {
        let window = LayoutRect(x: start, y: start, width: 50, height: 9)
        let expected = all.filter { path in
          guard let frame = arrangement.frame(of: path) else { return false }
          return frame.minX < window.maxX && frame.maxX > window.minX
            && frame.minY < window.maxY && frame.maxY > window.minY
        }
        #expect(arrangement.items(in: window) == expected, "\(spacing) from \(start)")
      }
    }
  }

  @Test(
    "items that overlap other sections through negative insets are found in both", arguments: kinds)
  func sections(_ items: FlowSection.ItemSizes) {
    let insets = [
      LayoutInsets(top: -30, bottom: 5), LayoutInsets(top: 5, left: -20, bottom: -45), .zero,
    ]
    let arrangement = FlowArrangement(
      insets.map { FlowSection(items, inset: $0) }, in: LayoutSize(width: 100, height: 100))
    let all = insets.indices.flatMap { section in
      (0..<30).map { ItemPath(section: section, item: $0) }
    }
    for start in stride(from: -60.0, to: 5_000, by: 13) {
      let window = LayoutRect(x: -50, y: start, width: 200, height: 9)
      let expected = all.filter { path in
        arrangement.frame(of: path).map { $0.minY < window.maxY && $0.maxY > start } ?? false
      }
      #expect(arrangement.items(in: window) == expected, "from \(start)")
    }
  }

  @Test("the content size includes overlapping items")
  func extent() {
    let cards = FlowArrangement(
      [FlowSection(.uniform(LayoutSize(width: 90, height: 60), count: 5), minimumLineSpacing: -40)],
      in: LayoutSize(width: 100, height: 300))
    #expect(cards.contentSize.height == 4 * 20 + 60)
    #expect(cards.frame(of: ItemPath(item: 4))?.maxY == cards.contentSize.height)
  }

  @Test("zero spacing along a line does not overlap (FLOW-03)")
  func along() {
    let arrangement = FlowArrangement(
      [
        FlowSection(
          .uniform(LayoutSize(width: 40, height: 10), count: 3), minimumInteritemSpacing: -30)
      ], in: LayoutSize(width: 100, height: 100))
    #expect(arrangement.frame(of: ItemPath(item: 1))?.minX == 60)
    #expect(arrangement.frame(of: ItemPath(item: 2))?.minY == 20)
  }
}
