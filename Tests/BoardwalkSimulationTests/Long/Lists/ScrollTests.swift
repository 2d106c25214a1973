import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Scrolling")
struct ScrollTests {
  private func launch(count: Int = 100) throws -> Walk {
    try SketchedApp(
      .navigation("nav", root: "a"), .table("a").title("Items")
    ).launch(["AViewController": Rows((0..<count).map { "Row \($0)" })])
  }

  private func offset(_ walk: Walk) throws -> Double {
    try #require(walk.simulation[try walk.table()]).contentOffset.y
  }

  @Test("S2-10: content starts below the bar with a negative offset")
  func rest() throws {
    let walk = try launch()
    #expect(try offset(walk) == -64)
    #expect(try #require(walk.simulation[try walk.table()]).contentSize.height == 4400)
  }

  @Test("TBL-04: scrolling requests only newly visible rows")
  func asking() throws {
    var walk = try launch()
    try walk.perform(.scroll(.points(100)))
    #expect(
      walk.entries.map(\.text) == [
        "dataSource cellForRowAt [0, 14]", "dataSource cellForRowAt [0, 15]",
      ])
    try walk.perform(.scroll(.points(-100)))
    #expect(walk.entries.isEmpty, "those at the top are still partly there")
    #expect(try offset(walk) == -64)
  }

  @Test("scrolling stops at the ends of the content")
  func limits() throws {
    var walk = try launch()
    try walk.perform(.scroll(.points(1_000_000)))
    #expect(try offset(walk) == 4400 - 667)
    #expect(walk.rows.last == "Row 99")
    try walk.perform(.scroll(.points(-.infinity)))
    try walk.perform(.scroll(.points(-1_000_000)))
    #expect(try offset(walk) == -64)
    var short = try launch(count: 2)
    try short.perform(.scroll(.rows(5)))
    #expect(try offset(short) == -64)
  }

  @Test("scrolling works by rows, by pages and to a row from code")
  func moves() throws {
    var walk = try launch()
    try walk.perform(.scroll(.rows(3)))
    #expect(try offset(walk) == -64 + 132)
    try walk.perform(.scroll(.pages(1)))
    #expect(try offset(walk) == -64 + 132 + 603)
    let table = try walk.table()
    // Row 50 is from 2200 to 2244; the screen shows 603 points below a bar of 64.
    let offsets: [(ListScrollPosition, Double)] = [
      (.top, 2136), (.bottom, 1577), (.middle, 1856.5), (.none, 1856.5),
    ]
    for (position, expected) in offsets {
      walk.act { $0.scroll(table, to: ItemPath(item: 50), at: position) }
      #expect(try offset(walk) == expected)
    }
    walk.act { $0.scroll(table, to: ItemPath(item: 500), at: .top) }
    #expect(try offset(walk) == 1856.5, "there is no such row")
  }

  @Test("nothing scrolls without scrollable content")
  func nothing() throws {
    var walk = try SketchedApp(Sketch("a")).launch()
    #expect(throws: EventError.nothingToScroll) { try walk.perform(.scroll(.rows(1))) }
    walk = try SketchedApp(.table("a")).launch()
    #expect(throws: EventError.nothingToScroll) { try walk.perform(.scroll(.rows(1))) }
  }

  @Test("rotation shows as many rows as fit")
  func rotation() throws {
    var walk = try launch()
    #expect(walk.rows.count == 14)
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.rows.count == 8)
    #expect(try offset(walk) == -32)
    try walk.perform(.rotate(isLandscape: false))
    #expect(walk.rows.count == 14)
  }

  @Test("2,000 steps through 100,000 rows keep only visible cells in memory")
  func memory() throws {
    var walk = try launch(count: 100_000)
    for _ in 1...2000 { try walk.perform(.scroll(.rows(40))) }
    #expect(walk.rows.count <= 16)
    let table = try walk.table()
    let list = try #require(walk.simulation.runningLists(of: table.controller).values.first)
    #expect(list.parts.count <= 17)
  }
}
