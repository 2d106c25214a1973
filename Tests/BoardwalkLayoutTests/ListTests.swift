import BoardwalkDocument
import BoardwalkLayout
import Testing

struct ListTests {
  @Test func prototypesStackBelowTheBar() throws {
    let root = try #require(try Sample.screen("tabs").layers.first).view
    #expect(root.all("UITableViewCell").map(\.frame.minY) == [116])
    #expect(root.all("UITableViewCell").map(\.frame.size.height) == [72])
  }

  @Test func staticRowsStandWhereTheyAreStored() throws {
    let root = try #require(try Sample.screen("settings").layers.first).view
    let rows = root.all("UITableViewCell")
    #expect(rows.map { $0.frame.minY - 64 } == [35, 79, 123, 205, 249, 339])
    #expect(rows.map { $0.row?.isFirst } == [true, false, false, true, false, true])
    #expect(rows.map { $0.row?.isLast } == [false, false, true, false, true, true])
    let titles = root.all("UITableViewHeaderFooterView")
    #expect(titles.map(\.frame.maxY) == [269, 393])
  }

  @Test func insetRowsAreNarrower() throws {
    let root = try #require(try Sample.screen("settings", "Wi-Fi").layers.first).view
    let row = try #require(root.all("UITableViewCell").first)
    #expect(row.frame.minX == 16 && row.frame.size.width == 343)
    #expect(row.subviews.first?.frame.size.width == 310)
  }

  @Test func itemsFlow() throws {
    let root = try #require(try Sample.screen("tabs", "Photos", device: "iPhone 8").layers.first)
      .view
    #expect(
      root.all("UICollectionViewCell").map(\.frame.origin) == [
        Point(x: 10, y: 74), Point(x: 140, y: 74), Point(x: 10, y: 204), Point(x: 140, y: 204),
      ])
  }
}
