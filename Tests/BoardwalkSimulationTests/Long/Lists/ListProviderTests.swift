import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Cells of diffable data sources, and states of cells")
struct ListProviderTests {
  private static let table = """
    storyboard

    tableViewController items: ItemsViewController, initial {
      tableView (0, 0, 375 x 667), rowHeight: 60 {
        tableViewCell itemCell: ItemCell "Item" (0, 0, 375 x 60) {
          contentView (0, 0, 375 x 60) {
            label name "x" (16, 20, 100 x 21)
            button like "Like" (250, 10, 100 x 40) { action touchUpInside -> itemCell.likeTapped: }
          }
          outlet name
        }
      }
    }

    """

  @Test("DIFF-03: the block of a diffable data source makes the cells")
  func provider() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        viewDidLoad {
          let source = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
            cell.name.text = item + " at \\(indexPath.row)"
            return cell
          }
          var snapshot = NSDiffableDataSourceSnapshot()
          snapshot.appendSections([0])
          snapshot.appendItems(["Tea", "Milk"])
          source.apply(snapshot)
        }
      }

      """, scene: Self.table)
    #expect(Set(app.simulation.texts).isSuperset(of: ["Tea at 0", "Milk at 1"]))
  }

  @Test("a cell has states and blocks of its class")
  func states() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state likes = [0, 0]
        rows { likes }
        cell "Item" {
          cell.configure("Item \\(indexPath.row)")
          onLike = { [weak self] in log "liked \\(indexPath.row)" }
        }
      }
      behavior ItemCell: UITableViewCell {
        state onLike = nil
        block configure(title) { name.text = title }
        action likeTapped(sender) { onLike?() }
      }

      """, scene: Self.table)
    #expect(Set(app.simulation.texts).isSuperset(of: ["Item 0", "Item 1"]))
    let buttons = app.simulation.touchables.filter { $0.role == .button }
    try app.perform(.tap(try #require(buttons.last)))
    #expect(app.logs == ["liked 1"])
  }

  @Test(
    "EXC-31: an update of a row that does not exist ends the app",
    arguments: [
      (
        "tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))",
        "that does not exist - there are only 2 rows in section 0 after the update"
      ),
      (
        "items.append(3)\ntableView.insertRows(at: [IndexPath(row: 7, section: 0)], with: .none)",
        "attempt to insert row 7 into section 0, but there are only 3 rows"
      ),
      (
        "items.removeLast()\ntableView.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)",
        "attempt to delete row 4 from section 0 which only contains 2 rows before the update"
      ),
    ])
  func missingRows(_ update: String, _ reason: String) throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state items = [1, 2]
        rows { items }
        cell "Item" { }
        viewDidAppear {
          \(update)
        }
      }

      """, scene: Self.table)
    #expect(app.simulation.exception?.name == "NSInternalInconsistencyException")
    #expect(app.simulation.exception?.reason.contains(reason) == true)
  }

  @Test("TBL-51: a tap on the status bar scrolls to the top, if the delegate allows it")
  func scrollToTop() throws {
    func app(_ allows: Bool) throws -> ScriptedApp {
      try ScriptedApp(
        """
        behavior ItemsViewController: UITableViewController {
          rows { 60 }
          cell "Item" { name.text = "Row \\(indexPath.row)" }
          scrollViewShouldScrollToTop { \(allows) }
          scrollViewDidScrollToTop { log "top" }
        }

        """, scene: Self.table)
    }
    var allowed = try app(true)
    try allowed.perform(.scroll(.rows(30)))
    try allowed.perform(.scroll(.top))
    #expect(allowed.logs == ["top"])
    #expect(allowed.simulation.texts.contains("Row 0"))
    var refused = try app(false)
    try refused.perform(.scroll(.rows(30)))
    try refused.perform(.scroll(.top))
    #expect(refused.logs == [])
    #expect(!refused.simulation.texts.contains("Row 0"))
  }
}
