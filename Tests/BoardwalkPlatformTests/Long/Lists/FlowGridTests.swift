import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

/// The numbers that the cookbook's grid uses: items of 80 × 120, 20 between lines, 10 between
/// items, insets of 10, 20, 10 and 20.
@Suite("Uniform flow layouts")
struct FlowGridTests {
  static let item = LayoutSize(width: 80, height: 120)

  static func section(_ count: Int, item: LayoutSize = item, header: Double = 0) -> FlowSection {
    FlowSection(
      .uniform(item, count: count), inset: LayoutInsets(top: 10, left: 20, bottom: 10, right: 20),
      minimumLineSpacing: 20, minimumInteritemSpacing: 10,
      headerSize: LayoutSize(width: 300, height: header),
      footerSize: LayoutSize(width: 300, height: header))
  }

  static func arrange(_ section: FlowSection, width: Double, scale: Double = 2) -> FlowArrangement {
    FlowArrangement([section], in: LayoutSize(width: width, height: 480), scale: scale)
  }

  static func xs(_ arrangement: FlowArrangement, _ count: Int) -> [Double] {
    (0..<count).compactMap { arrangement.frame(of: ItemPath(item: $0))?.minX }
  }

  @Test(
    "full lines are justified (FLOW-20…23)",
    arguments: [
      (320, [20, 120, 220]), (375, [20, 147.5, 275]), (414, [20, 118, 216, 314]),
      (390, [20, 110, 200, 290]),
    ] as [(Double, [Double])])
  func justified(_ width: Double, _ expected: [Double]) {
    let arrangement = Self.arrange(Self.section(20), width: width)
    #expect(Self.xs(arrangement, expected.count) == expected)
    #expect(
      arrangement.frame(of: ItemPath(item: expected.count))?.origin == LayoutPoint(x: 20, y: 150))
  }

  @Test("an iPad fits eight and eleven items (FLOW-24)")
  func pads() throws {
    let upright = Self.arrange(Self.section(40), width: 768, scale: 1000)
    let gap = try #require(upright.frame(of: ItemPath(item: 1))).minX - 100
    #expect(abs(gap - 88.0 / 7) < 0.001)
    #expect(upright.frame(of: ItemPath(item: 8))?.minY == 150)
    let side = Self.arrange(Self.section(40), width: 1024, scale: 10)
    #expect(side.frame(of: ItemPath(item: 1))?.minX == 20 + 80 + 10.4)
    #expect(side.frame(of: ItemPath(item: 11))?.minY == 150)
  }

  @Test("twenty items fill seven lines, the last aligned to the columns (FLOW-25, 06)")
  func height() {
    #expect(Self.arrange(Self.section(20), width: 320).contentSize.height == 980)
    let framed = Self.arrange(Self.section(20, header: 50), width: 320)
    #expect(framed.contentSize.height == 1080)
    #expect(
      [18, 19].compactMap { framed.frame(of: ItemPath(item: $0))?.origin } == [
        LayoutPoint(x: 20, y: 50 + 10 + 6 * 140), LayoutPoint(x: 120, y: 50 + 10 + 6 * 140),
      ])
  }

  @Test("at twice the size one item fits and is centered (FLOW-26, 04)")
  func pinched() {
    let item = LayoutSize(width: 160, height: 240)
    let arrangement = Self.arrange(Self.section(3, item: item), width: 320)
    #expect(Self.xs(arrangement, 3) == [80, 80, 80])
  }

  @Test("fewer items than fit keep the columns")
  func fewer() {
    #expect(Self.xs(Self.arrange(Self.section(2), width: 320), 2) == [20, 120])
  }

  @Test("oversized items are centered past the edges and reported (FLOW-14)")
  func tooWide() {
    let arrangement = Self.arrange(
      Self.section(2, item: LayoutSize(width: 340, height: 10)), width: 320)
    #expect(arrangement.frame(of: ItemPath(item: 0))?.minX == -10)
    #expect(arrangement.frame(of: ItemPath(item: 1))?.minY == 40)
    #expect(arrangement.firstOverlongItem == ItemPath(item: 0))
    #expect(Self.arrange(Self.section(2), width: 320).firstOverlongItem == nil)
  }

  @Test(
    "the first oversized item of several sizes is reported (FLOW-14)",
    arguments: [
      ([20, 280, 30], nil), ([280 + 1e-10, 20], nil), ([20, 281, 30, 400], 1), ([300, 20], 0),
      ([20, 20, 290], 2), ([], nil),
    ] as [([Double], Int?)])
  func firstTooWide(_ widths: [Double], _ item: Int?) {
    var section = Self.section(0)
    section.items = .each(widths.map { LayoutSize(width: $0, height: 10) })
    let arrangement = Self.arrange(section, width: 320)
    #expect(arrangement.firstOverlongItem == item.map { ItemPath(item: $0) })
  }

  @Test("a section has UIKit's defaults: 50 × 50 items with spacing 10 (FLOW-01)")
  func defaults() {
    let arrangement = FlowArrangement(
      [FlowSection(count: 7)], in: LayoutSize(width: 350, height: 400))
    #expect(arrangement.frame(of: ItemPath(item: 4))?.minX == 240)
    #expect(
      arrangement.frame(of: ItemPath(item: 6)) == LayoutRect(x: 0, y: 60, width: 50, height: 50))
    #expect(arrangement.contentSize == LayoutSize(width: 350, height: 110))
  }

  @Test("frames are aligned to pixels (FLOW-11)")
  func pixels() {
    let section = FlowSection(
      .uniform(LayoutSize(width: 30, height: 30.1), count: 4), minimumInteritemSpacing: 1)
    let arrangement = FlowArrangement(
      [section], in: LayoutSize(width: 100, height: 100), scale: 3)
    #expect(
      arrangement.frame(of: ItemPath(item: 1))
        == LayoutRect(x: 35, y: 0, width: 30, height: 90.0 / 3))
  }
}
