import BoardwalkGestures
import BoardwalkLists
import BoardwalkStage
import Testing

@Suite("Menus of rows")
struct RowMenuTests {
  /// Rows of letters that can be copied, but for the first.
  private struct Letters: TableViewDataSource, TableViewMenuDelegate {
    let letters = ["a", "b", "c"]
    var hasRowMenus = true

    func tableView(
      _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
    ) -> Int { letters.count }

    func tableView(
      _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
    ) -> CellID? {
      let cell = controller.makeCell(.default, reuseIdentifier: "0", in: table)
      if let cell { controller[cell, "textLabel"]?.text = letters[path.item] }
      return cell
    }

    func tableView(
      _ controller: inout Instance, shouldShowMenuForRowAt path: ItemPath, of table: ListID
    ) -> Bool { path.item > 0 }

    func tableView(
      _ controller: inout Instance, canPerform action: MenuAction, forRowAt path: ItemPath,
      of table: ListID
    ) -> Bool { action == .copy }

    func tableView(
      _ controller: inout Instance, perform action: MenuAction, forRowAt path: ItemPath,
      of table: ListID
    ) { controller.log("\(action.title) \(letters[path.item])") }

    func tableView(
      _ controller: inout Instance, didSelectRowAt path: ItemPath, of table: ListID
    ) { controller.log("selected") }
  }

  private func launch(_ letters: Letters = Letters()) throws -> Walk {
    try SketchedApp(.table("a")).launch(["AViewController": letters])
  }

  private func press(_ text: String, _ walk: inout Walk) throws {
    try walk.perform(.touch(walk.touchable(text), .press(milliseconds: 800)))
  }

  private func entries(_ walk: Walk) -> [String] {
    walk.stage.touchables.filter { $0.role == .menuItem }.map(\.name)
  }

  @Test("TBL-45: a finger that stays brings what may be done, and a tap does it")
  func copy() throws {
    var walk = try launch()
    try press("b", &walk)
    #expect(entries(walk) == ["Copy"])
    #expect(walk.logs.isEmpty)
    try walk.tap("Copy")
    #expect(walk.logs == ["Copy b"])
    #expect(entries(walk).isEmpty)
  }

  @Test("TBL-45: who refuses has none, nor has who lacks one of the three methods")
  func missing() throws {
    var walk = try launch()
    try press("a", &walk)
    #expect(entries(walk).isEmpty)
    var other = try launch(Letters(hasRowMenus: false))
    try press("b", &other)
    #expect(entries(other).isEmpty)
    #expect(other.logs == ["selected"])
  }
}
