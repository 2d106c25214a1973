import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Cell display callbacks")
struct CellDisplayTests {
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      shared letters = ["a", "b"]
      behavior ItemsViewController: UITableViewController {
        rows { letters }
        cell "Row", style: .default { textLabel.text = "row \\(indexPath.row)" }
        \(members)
      }
      behavior DetailViewController {}

      """)
  }

  /// The calls of a list in the trace of the last step.
  private func calls(_ app: ScriptedApp) -> [String] {
    app.entries.map(\.text).filter { $0.contains("isplay") || $0.hasPrefix("dataSource cell") }
  }

  @Test("TBL-47: willDisplay follows each cell's creation")
  func order() throws {
    let app = try app("willDisplayRow { cell.isHidden = indexPath.row == 1 }")
    #expect(
      calls(app) == [
        "dataSource cellForRowAt [0, 0]", "delegate willDisplay [0, 0]",
        "dataSource cellForRowAt [0, 1]", "delegate willDisplay [0, 1]",
      ])
    #expect(app.simulation.texts.contains("row 0") && !app.simulation.texts.contains("row 1"))
  }

  @Test("TBL-47: classes without the methods have no trace lines")
  func unimplemented() throws {
    let app = try app("didSelectRow { performSegue \"showItem\" }")
    #expect(!calls(app).contains { $0.contains("isplay") })
  }

  @Test("TBL-47: deleted and reloaded rows end display")
  func ends() throws {
    var app = try app(
      """
      didEndDisplayingRow { log "end \\(indexPath.row)" }
        didSelectRow {
          remove letters[indexPath.row]
          deleteRows at indexPath
        }
        action addNewItem(sender) { reload tableView }
      """)
    try app.tap("row 1")
    #expect(app.logs == ["end 1"])
    try app.tap("+")
    #expect(app.logs == ["end 0"])
  }

  @Test("TBL-47: covered screens keep their cells")
  func covered() throws {
    var app = try app("didEndDisplayingRow { log \"end\" }\n  willDisplayRow { log \"will\" }")
    try app.perform(.performSegue("showItem"))
    #expect(app.logs == [])
    try app.back()
    #expect(app.logs == [])
  }

  /// A Swift class that counts the cells that can be seen.
  private struct Counting: TableViewDataSource, TableViewDelegate, CellDisplayDelegate {
    struct State: Hashable, Sendable { var shown: [ItemPath] = [] }
    let initialState = State()

    func tableView(
      _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
    ) -> Int { 100 }

    func tableView(
      _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
    ) -> CellID? { controller.dequeueReusableCell(withIdentifier: "Item", in: table, for: path) }

    func willDisplay(
      _ controller: inout Instance, _ cell: CellID, at path: ItemPath, of list: ListID
    ) { controller.state.shown.append(path) }

    func didEndDisplaying(
      _ controller: inout Instance, _ cell: CellID, at path: ItemPath, of list: ListID
    ) { controller.state.shown.removeAll { $0 == path } }
  }

  @Test("TBL-47: the displayed rows of a Swift class match the visible rows while scrolling")
  func scrolled() throws {
    var walk = try SketchedApp(.navigation("nav", root: "a"), .table("a"))
      .launch(["AViewController": Counting()])
    let table = try walk.table()
    for rows in [5, 40, -20, 3] {
      try walk.perform(.scroll(.rows(rows)))
      let id = try #require(walk.simulation.frontmost)
      let state = try #require(walk.simulation.state(of: id, as: Counting.self))
      #expect(state.shown.sorted() == walk.simulation.indexPathsForVisibleItems(in: table))
    }
  }
}
