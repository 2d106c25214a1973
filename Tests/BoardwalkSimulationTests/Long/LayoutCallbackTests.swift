import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Layout callbacks")
struct LayoutCallbackTests {
  private func app(_ change: (inout LaunchOptions) -> Void = { $0.tracesLayout = true }) throws
    -> ScriptedApp
  {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        rows { 1 }
        cell "Item" {}
        didSelectRow { performSegue "showItem" }
      }
      behavior DetailViewController {
        viewDidLayoutSubviews { log "laid out" }
      }
      """, change)
  }

  private func lines(_ app: ScriptedApp, of name: String) -> [String] {
    app.entries.filter { $0.subject == name }.map(\.text)
  }

  @Test("LIFE-08: layout callbacks come during appearance, not on return")
  func appearance() throws {
    var app = try app()
    #expect(
      lines(app, of: "Items").filter { $0.hasPrefix("view") } == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    try app.perform(.performSegue("showItem"))
    #expect(
      lines(app, of: "Detail").filter { $0.hasPrefix("view") } == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    try app.back()
    #expect(!lines(app, of: "Items").contains { $0.contains("Layout") })
  }

  @Test("LIFE-08: cells are requested between a table view controller's layout callbacks")
  func cells() throws {
    let lines = try lines(app(), of: "Items")
    let will = try #require(lines.firstIndex(of: "viewWillLayoutSubviews"))
    let cell = try #require(lines.firstIndex { $0.hasPrefix("dataSource cellForRowAt") })
    let did = try #require(lines.firstIndex(of: "viewDidLayoutSubviews"))
    #expect(will < cell && cell < did)
  }

  @Test("LIFE-08: a resized view is laid out again, a covered one on return")
  func rotation() throws {
    var app = try app()
    try app.perform(.performSegue("showItem"))
    try app.perform(.rotate(isLandscape: true))
    #expect(
      lines(app, of: "Detail") == [
        "viewWillTransition(to: 667×375)", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
    #expect(!lines(app, of: "Items").contains("viewDidLayoutSubviews"))
    try app.back()
    #expect(lines(app, of: "Items").contains("viewDidLayoutSubviews"))
  }

  @Test("handlers run whether or not layout callbacks are traced")
  func untraced() throws {
    var app = try app { _ in }
    try app.perform(.performSegue("showItem"))
    #expect(app.logs == ["laid out"])
    #expect(!app.trace.contains { $0.contains("LayoutSubviews") })
  }
}
