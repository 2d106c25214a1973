import Testing

@testable import BoardwalkSimulation

@Suite("Controller table")
struct ControllerTableTests {
  /// The table of an app that has pushed `count` times.
  private func table(pushes count: Int) throws -> ControllerTable {
    let app = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("a", id: "again")))
    var walk = app.launch()
    for _ in 0..<count { try walk.segue("again") }
    return walk.simulation.controllers.table
  }

  @Test("all living controllers are listed, the oldest first")
  func order() throws {
    let table = try table(pushes: 5)
    #expect(table.count == 7)
    #expect(table.ids == table.ids.sorted())
    #expect(table.all.map(\.id) == table.ids)
    for id in table.ids { #expect(table[id]?.id == id) }
  }

  @Test("a removed controller is gone everywhere and can return to its place")
  func removal() throws {
    let whole = try table(pushes: 5)
    for id in whole.ids {
      var table = whole
      table[id] = nil
      #expect(table[id] == nil)
      #expect(table.ids == whole.ids.filter { $0 != id })
      table[id] = whole[id]
      #expect(table.ids == whole.ids)
      #expect(Array(table.all) == Array(whole.all))
    }
  }

  @Test("a change copies one controller, not the table")
  func change() throws {
    let before = try table(pushes: 2)
    var after = before
    let id = try #require(before.ids.last)
    after[id]?.title = "Changed"
    #expect(after[id]?.title == "Changed")
    #expect(before[id]?.title != "Changed")
    #expect(after.ids.dropLast().allSatisfy { after[$0] == before[$0] })
  }

  @Test("unknown ids are ignored")
  func nobody() throws {
    let whole = try table(pushes: 1)
    var table = whole
    for number in [-1, 10_000] {
      let stranger = ControllerID(number: number)
      #expect(table[stranger] == nil)
      table[stranger]?.title = "Changed"
      table[stranger] = nil
    }
    #expect(Array(table.all) == Array(whole.all))
  }
}
