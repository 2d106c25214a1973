import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

@Suite("Row positions")
struct RowArrangementTests {
  private static let table = RowArrangement(
    [
      RowSection(.uniform(44, count: 3), headerHeight: 28),
      RowSection(.each([60, 0, 20]), footerHeight: 10), RowSection(.uniform(44, count: 0)),
    ], width: 320, headerHeight: 100, footerHeight: 5)

  @Test("headers, rows and footers follow each other")
  func frames() {
    let table = Self.table
    #expect(table.headerFrame(of: 0) == LayoutRect(x: 0, y: 100, width: 320, height: 28))
    #expect(
      table.frame(of: ItemPath(item: 2)) == LayoutRect(x: 0, y: 216, width: 320, height: 44))
    #expect(
      table.frame(of: ItemPath(section: 1, item: 2))
        == LayoutRect(x: 0, y: 320, width: 320, height: 20))
    #expect(table.footerFrame(of: 1) == LayoutRect(x: 0, y: 340, width: 320, height: 10))
    #expect(table.contentSize == LayoutSize(width: 320, height: 355))
  }

  @Test("zero-height parts have no frame")
  func none() {
    #expect(Self.table.headerFrame(of: 1) == nil)
    #expect(Self.table.footerFrame(of: 0) == nil)
    #expect(Self.table.frame(of: ItemPath(section: 1, item: 1)) == nil)
    #expect(Self.table.frame(of: ItemPath(section: 2, item: 0)) == nil)
    #expect(Self.table.frame(of: ItemPath(section: 9, item: 0)) == nil)
    #expect(Self.table.frame(of: ItemPath(item: -1)) == nil)
  }

  @Test("only rows that intersect the window are listed, among any number (TBL-04)")
  func window() {
    let table = RowArrangement([RowSection(.uniform(44, count: 100_000))], width: 320)
    #expect(table.rows(from: 0, to: 88) == [ItemPath(item: 0), ItemPath(item: 1)])
    #expect(
      table.rows(from: 44 * 50_000 + 1, to: 44 * 50_001 + 1)
        == [ItemPath(item: 50_000), ItemPath(item: 50_001)])
    #expect(table.rows(from: 44 * 100_000, to: 1e12).isEmpty)
    #expect(table.rows(from: -100, to: 0).isEmpty)
  }

  @Test("the result equals querying every row")
  func everyRow() {
    let all = (0..<2).flatMap { section in (0..<3).map { ItemPath(section: section, item: $0) } }
    for top in stride(from: 0.0, to: 400, by: 7) {
      let expected = all.filter { path in
        guard let frame = Self.table.frame(of: path) else { return false }
        return frame.minY < top + 15 && frame.maxY > top
      }
      let found = Self.table.rows(from: top, to: top + 15)
      #expect(found.filter { Self.table.frame(of: $0) != nil } == expected)
    }
  }

  @Test("invalid heights are zero")
  func hostile() {
    let table = RowArrangement(
      [RowSection(.each([.nan, -4, .infinity])), RowSection(.uniform(.nan, count: .max))],
      width: .nan)
    #expect(table.contentSize == LayoutSize(width: 0, height: 0))
    #expect(table.rows(from: 0, to: 100).isEmpty)
  }

  @Test("index paths sort and print as in UIKit (S1-27)")
  func paths() {
    #expect(ItemPath(section: 9, item: 4).description == "[9, 4]")
    #expect(ItemPath(item: 5) < ItemPath(section: 1, item: 0))
    #expect(ItemPath(section: 1, item: 0) < ItemPath(section: 1, item: 1))
  }

  @Test("the padding of a section is above its header")
  func padding() {
    var section = RowSection(.uniform(44, count: 1), headerHeight: 28)
    section.headerPadding = 22
    let table = RowArrangement([section, section], width: 320)
    #expect(table.headerFrame(of: 0)?.minY == 22)
    #expect(table.frame(of: ItemPath(section: 0, item: 0))?.minY == 50)
    #expect(table.headerFrame(of: 1)?.minY == 116)
    #expect(table.contentSize.height == 188)
  }
}
