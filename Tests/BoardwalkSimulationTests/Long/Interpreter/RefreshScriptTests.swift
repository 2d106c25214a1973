import BoardwalkSimulation
import Testing

@Suite("Refresh controls that behaviors make")
struct RefreshScriptTests {
  private func app(_ holder: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController {
        state items = ["a"]
        viewDidLoad {
          let control = UIRefreshControl()
          control.addTarget(self, action: #selector(refresh), for: .valueChanged)
          \(holder) = control
        }
        rows { items }
        cell "0" for name, style: .default { textLabel.text = name }
        action refresh(sender) {
          items.append("b")
          tableView.reloadData()
          log "\\(refreshControl.isRefreshing)"
          sender.endRefreshing()
        }
        action addNewItem(sender) { tableView.refreshControl = nil }
      }

      """)
  }

  @Test(
    "a pull refreshes a table, of which the control is removed again",
    arguments: ["refreshControl", "tableView.refreshControl"])
  func pull(holder: String) throws {
    var app = try app(holder)
    try app.perform(.pullToRefresh)
    #expect(app.logs == ["true"])
    #expect(app.simulation.touchables.filter { $0.role == .cell }.map(\.name) == ["a", "b"])
    try app.tap("+")
    #expect(app.simulation.refreshControl == nil)
  }
}
