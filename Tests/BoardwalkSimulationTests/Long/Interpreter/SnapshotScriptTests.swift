import BoardwalkPlatform
import Testing

@testable import BoardwalkSimulation

@Suite("Snapshots of diffable data sources in behaviors")
struct SnapshotScriptTests {
  /// A list whose rows come from what `viewDidLoad` applies, and that does `add` for its button.
  private func app(_ viewDidLoad: String, add: String = "") throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController {
        state source = nil
        viewDidLoad {
          source = UITableViewDiffableDataSource(tableView: tableView)
          var snapshot = NSDiffableDataSourceSnapshot()
          \(viewDidLoad)
          source.apply(snapshot, animatingDifferences: false)
        }
        cell "0" for name, style: .default { textLabel.text = name }
        action addNewItem(sender) {
          var snapshot = source.snapshot()
          \(add)
          source.apply(snapshot)
        }
      }

      """)
  }

  private func rows(_ app: ScriptedApp) -> [String] {
    app.simulation.touchables.filter { $0.role == .cell }.map(\.name)
  }

  @Test("sections and items are appended, inserted, moved and deleted as the methods specify")
  func changes() throws {
    let app = try app(
      """
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems(["d", "e"])
      snapshot.appendItems(["a", "b"], toSection: "A")
      snapshot.insertItems(["c"], afterItem: "b")
      snapshot.moveItem("e", beforeItem: "d")
      snapshot.insertSections(["0"], beforeSection: "A")
      snapshot.appendItems(["first"], toSection: "0")
      snapshot.deleteItems(["b"])
      """)
    #expect(rows(app) == ["first", "a", "c", "e", "d"])
    let items = app.simulation.controllers.all.first { $0.className == "ItemsViewController" }
    let id = try #require(items).id
    let list = try #require(app.simulation.list("tableView", of: id))
    #expect(app.simulation[list]?.counts == [1, 2, 2])
  }

  @Test("a changed snapshot of the data source changes the rows, and its parts can be read")
  func current() throws {
    var app = try app(
      "snapshot.appendSections([0, 1])\nsnapshot.appendItems([\"a\", \"b\"], toSection: 0)",
      add: """
        log "\\(snapshot.itemIdentifiers) \\(snapshot.numberOfSections)"
        log "\\(snapshot.indexOfItem("b")) \\(source.indexPath(for: "b"))"
        snapshot.deleteSections([1])
        snapshot.deleteItems([source.itemIdentifier(for: indexPath(0, 0))])
        """)
    try app.tap("+")
    #expect(app.logs == ["[a, b] 2", "1 [0, 1]"])
    #expect(rows(app) == ["b"])
  }

  @Test("reconfigured items are filled again, others are not")
  func reconfigured() throws {
    var app = try app(
      "snapshot.appendSections([0])\nsnapshot.appendItems([\"a\", \"b\"])",
      add: "snapshot.reconfigureItems([\"b\"])")
    try app.tap("+")
    #expect(app.trace.filter { $0.contains("cellForRowAt") }.count == 1)
    #expect(app.trace.contains { $0.contains("cellForRowAt [0, 1]") })
  }

  @Test("items without a section end the app")
  func missingSection() throws {
    let app = try app("snapshot.appendItems([\"a\"])")
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(exception.reason.hasPrefix("There are currently no sections in the data source."))
  }
}
