import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

/// Flow layouts that were recorded with UIKit on iOS 26.1.
@Suite("Recorded flow layouts")
struct RecordedFlowTests {
  private func frames(_ section: FlowSection, width: Double, _ count: Int) -> [LayoutRect] {
    let arrangement = FlowArrangement([section], in: LayoutSize(width: width, height: 600))
    return (0..<count).compactMap { arrangement.frame(of: ItemPath(item: $0)) }
  }

  @Test("ORC-103: equal items keep their columns in the last line")
  func grid() {
    let section = FlowSection(
      .uniform(LayoutSize(width: 84, height: 56), count: 11),
      inset: LayoutInsets(top: 10, left: 12, bottom: 10, right: 12), minimumLineSpacing: 18,
      minimumInteritemSpacing: 14)
    let frames = frames(section, width: 375, 11)
    #expect(frames.prefix(3).map(\.minX) == [12, 145.5, 279])
    #expect([0, 3, 6, 9].map { frames[$0].minY } == [10, 84, 158, 232])
    #expect(frames.suffix(2).map(\.minX) == [12, 145.5])
  }

  @Test("ORC-103: different items have minimum spacing in the last line")
  func mixed() {
    let sizes = [(200, 44), (70, 60), (120, 44), (90, 80), (110, 44)].map {
      LayoutSize(width: Double($0.0), height: Double($0.1))
    }
    let section = FlowSection(
      .each(sizes), inset: LayoutInsets(top: 10, left: 12, bottom: 10, right: 12),
      minimumLineSpacing: 18, minimumInteritemSpacing: 14)
    let frames = frames(section, width: 375, 5)
    #expect(frames.map(\.minX) == [12, 293, 12, 146, 250])
    // What is lower stands in the middle of its row: (60 - 44) / 2.
    #expect(frames[0].minY - frames[1].minY == 8)
  }

  @Test(
    "ORC-103: remaining space is distributed between items, and a single item is at the left",
    arguments: [
      (375.0, 100.0, 20.0, 8.0, 3, [20, 137.5, 255]), (320, 100, 10, 10, 2, [10, 210]),
    ] as [(Double, Double, Double, Double, Int, [Double])])
  func rows(
    _ width: Double, _ item: Double, _ inset: Double, _ gap: Double, _ count: Int, _ xs: [Double]
  ) {
    let section = FlowSection(
      .uniform(LayoutSize(width: item, height: 40), count: count + 1),
      inset: LayoutInsets(top: 0, left: inset, bottom: 0, right: inset), minimumLineSpacing: 10,
      minimumInteritemSpacing: gap)
    let frames = frames(section, width: width, count + 1)
    #expect(frames.prefix(count).map(\.minX) == xs)
    #expect(frames.last?.minX == inset)
  }
}
