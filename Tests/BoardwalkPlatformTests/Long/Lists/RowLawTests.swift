import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@testable import BoardwalkPlatform

/// Laws that hold of every table, whatever its sections are like.
@Suite("Table layout laws")
struct RowLawTests {
  /// Sections that follow from `seed`; some parts of them have no height.
  private func sections(_ seed: UInt64) -> [RowSection] {
    var random = SeededGenerator(seed: seed)
    func height() -> Double { Double(max(0, random.number(below: 60) - 15)) }
    return (0..<5).map { _ in
      let count = random.number(below: 6)
      return RowSection(
        random.number(below: 2) == 0
          ? .uniform(height(), count: count) : .each((0..<count).map { _ in height() }),
        headerHeight: height(), footerHeight: height())
    }
  }

  /// The places of all that `table` shows, from the top on.
  private func bands(_ table: RowArrangement, _ sections: [RowSection]) -> [LayoutRect] {
    sections.enumerated().flatMap { index, section in
      [table.headerFrame(of: index)]
        + (0..<section.rows.count).map { table.frame(of: ItemPath(section: index, item: $0)) }
        + [table.footerFrame(of: index)]
    }.compactMap(\.self)
  }

  @Test("a table is filled from header to footer without a gap", arguments: UInt64(0)..<40)
  func filled(_ seed: UInt64) {
    let sections = sections(seed)
    let table = RowArrangement(sections, width: 320, headerHeight: 70, footerHeight: 30)
    var bottom = 70.0
    for band in bands(table, sections) {
      #expect(band.minY == bottom && band.minX == 0 && band.size.width == 320)
      bottom = band.maxY
    }
    #expect(table.contentSize == LayoutSize(width: 320, height: bottom + 30))
  }

  @Test("uniform and individual row heights give the same positions")
  func uniform() {
    for (height, count) in [(44.0, 7), (0, 3), (33.5, 1), (10, 0)] {
      let one = RowOffsets(.uniform(height, count: count))
      let each = RowOffsets(.each([Double](repeating: height, count: count)))
      #expect(one.count == each.count && one.height == each.height)
      for row in 0..<count { #expect(one.span(of: row) == each.span(of: row)) }
      for top in stride(from: -50.0, to: 400, by: 8.25) {
        for length in [0.0, 1, 44, 1000] {
          #expect(
            one.rows(from: top, to: top + length) == each.rows(from: top, to: top + length),
            "\(length) from \(top)")
        }
      }
    }
  }

  @Test("sections that intersect a window are listed", arguments: UInt64(0)..<40)
  func window(_ seed: UInt64) {
    let sections = sections(seed)
    let table = RowArrangement(sections, width: 320)
    for top in stride(from: -30.0, to: table.contentSize.height + 30, by: 13) {
      let parts = sections.indices.map { index in
        [table.headerFrame(of: index), table.footerFrame(of: index)]
          + (0..<sections[index].rows.count).map {
            table.frame(of: ItemPath(section: index, item: $0))
          }
      }.map { $0.compactMap(\.self) }
      let expected = sections.indices.filter { index in
        parts[index].contains { $0.minY < top + 40 && $0.maxY > top }
      }
      // Those of no height may lie between and beside them.
      let shown = table.sections(from: top, to: top + 40).filter { !parts[$0].isEmpty }
      #expect(shown == expected)
    }
  }

  @Test("a table without sections has its header and footer")
  func empty() {
    let table = RowArrangement([], width: 320, headerHeight: 20, footerHeight: 30)
    #expect(table.contentSize == LayoutSize(width: 320, height: 50))
    #expect(table.rows(from: 0, to: 50).isEmpty && table.sections(from: 0, to: 50).isEmpty)
  }

  @Test("a negative row count is zero")
  func negative() {
    let heights = RowSection.Heights.uniform(44, count: -3)
    #expect(heights.count == 0)
    #expect(RowArrangement([RowSection(heights)], width: 10).contentSize.height == 0)
  }
}
