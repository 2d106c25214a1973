import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Diffable data source snapshots")
struct ListSnapshotTests {
  private func snapshot(_ sections: (String, [String])...) -> ListSnapshot {
    ListSnapshot(sections.map { (identifier: $0.0, items: $0.1) })
  }

  private func app(_ action: String, first: String = "[\"a\", \"b\", \"c\"]") throws -> ScriptedApp
  {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        viewDidLoad { apply \(first) to tableView }
        cell "Row" for letter, style: .default {
          textLabel.text = letter
          log letter
        }
        didSelectRow { log "chose \\(tableView.itemIdentifier(for: indexPath))" }
        action addNewItem(sender) { \(action) }
      }
      behavior DetailViewController {}

      """)
  }

  private func rows(_ app: ScriptedApp) -> [String] {
    app.simulation.touchables.filter { $0.role == .cell }.map(\.name)
  }

  @Test("DIFF-01: snapshots request no counts and only new cells")
  func difference() throws {
    var app = try app("apply [\"c\", \"x\", \"a\"] to tableView")
    #expect(app.logs == ["a", "b", "c"])
    #expect(!app.entries.contains { $0.text.contains("numberOfRows") })
    try app.tap("+")
    #expect(app.logs == ["x"])
    #expect(rows(app) == ["c", "x", "a"])
    try app.tap("a")
    #expect(app.logs == ["chose a"])
  }

  @Test("DIFF-01: a moved row stays selected")
  func selection() throws {
    var app = try app("apply [\"z\", \"b\"] to tableView")
    try app.tap("b")
    try app.tap("+")
    let list = try #require(app.simulation.scrolledList)
    #expect(app.simulation[list]?.selected == [ItemPath(item: 1)])
  }

  @Test("DIFF-02: a duplicate item raises within a section and across sections")
  func duplicates() throws {
    var app = try app("apply [\"a\", \"a\"] to tableView")
    try app.tap("+")
    #expect(app.simulation.exception?.name == "NSInternalInconsistencyException")
    #expect(
      app.simulation.exception?.reason
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a\n)}")
    let sections =
      "NSDiffableDataSourceSnapshot(sections: [1, 2], items: [[\"a\"], [\"a\"]])"
    app = try self.app("apply \(sections) to tableView")
    try app.tap("+")
    #expect(app.simulation.exception?.reason.contains("item identifiers") == true)
  }

  @Test("DIFF-01: sections are inserted and deleted with their items")
  func sections() throws {
    func sections(_ names: String, _ items: String) -> String {
      "NSDiffableDataSourceSnapshot(sections: [\(names)], items: [\(items)])"
    }
    var app = try app(
      "apply \(sections("2, 3", "[\"c\", \"d\"], [\"e\"]")) to tableView",
      first: sections("1, 2", "[\"a\", \"b\"], [\"c\"]"))
    #expect(rows(app) == ["a", "b", "c"])
    try app.tap("+")
    #expect(rows(app) == ["c", "d", "e"])
    #expect(app.logs == ["d", "e"])
  }

  @Test("the difference of two snapshots transforms one into the other")
  func law() throws {
    let pool = ["a", "b", "c", "d", "e"]
    var randomNumbers = SystemRandomNumberGenerator()
    for _ in 1...200 {
      let old = snapshot(("x", Array(pool.shuffled(using: &randomNumbers).prefix(3))))
      let new = snapshot(("x", Array(pool.shuffled(using: &randomNumbers).prefix(4))))
      let changes = ListChanges(try #require(new.updates(from: old)))
      #expect(changes.mismatch(old.counts, new.counts) == nil)
      for item in 0..<3 {
        let path = ItemPath(item: item)
        guard let target = changes.path(path) else { continue }
        #expect(old[path] == new[target])
      }
    }
  }

  @Test("reordered sections require a reload")
  func reordered() {
    let old = snapshot(("x", ["a"]), ("y", ["b"]))
    #expect(snapshot(("y", ["b"]), ("x", ["a"])).updates(from: old) == nil)
  }
}
