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

  @Test("LIFE-08: a view is laid out between its appearing and its end, and not as it returns")
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

  @Test("LIFE-08: the cells of a table view controller come between its layout callbacks")
  func cells() throws {
    let lines = try lines(app(), of: "Items")
    let will = try #require(lines.firstIndex(of: "viewWillLayoutSubviews"))
    let cell = try #require(lines.firstIndex { $0.hasPrefix("dataSource cellForRowAt") })
    let did = try #require(lines.firstIndex(of: "viewDidLayoutSubviews"))
    #expect(will < cell && cell < did)
  }

  @Test("LIFE-08: a view that gets another size is laid out again, a covered one as it returns")
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

  @Test("handlers are called whether or not the trace has the callbacks")
  func untraced() throws {
    var app = try app { _ in }
    try app.perform(.performSegue("showItem"))
    #expect(app.logs == ["laid out"])
    #expect(!app.trace.contains { $0.contains("LayoutSubviews") })
  }
}
