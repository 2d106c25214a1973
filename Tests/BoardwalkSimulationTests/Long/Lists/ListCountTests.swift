import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("List state before layout")
struct ListCountTests {
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      "behavior ItemsViewController: UITableViewController {\n  \(members)\n}\n"
        + "behavior DetailViewController {}\n")
  }

  @Test("APP-02: rows can be counted and scrolled to right after a reload")
  func reload() throws {
    var app = try app(
      """
      state count = 1
        rows { count }
        cell "Row", style: .default { textLabel.text = "R\\(indexPath.row)" }
        action addNewItem(sender) {
          count = 30
          reload tableView
          log "rows \\(tableView.numberOfRows(inSection: 0))"
          scrollToRow at 29
        }
      """)
    try app.tap("+")
    #expect(app.logs == ["rows 30"])
    #expect(app.simulation.texts.contains("R29"))
    #expect(!app.simulation.texts.contains("R0"))
  }

  @Test("APP-02: a row selected in viewDidLoad stays selected if the list keeps selections")
  func selection() throws {
    let app = try app(
      """
      rows { 30 }
        cell "Row", style: .default { textLabel.text = "R\\(indexPath.row)" }
        viewDidLoad {
          selectRow at 3
          log "selected \\(tableView.indexPathForSelectedRow.row)"
        }
      """)
    #expect(app.logs == ["selected 3"])
    #expect(app.simulation.exception == nil)
  }

  @Test("APP-03: only a completed back swipe clears the selection")
  func swiped() throws {
    var app = try app(
      """
      rows { 30 }
        cell "Row", style: .default { textLabel.text = "R\\(indexPath.row)" }
        didSelectRow { performSegue "showItem" }
      """)
    let items = try #require(app.simulation.frontmost)
    let list = try #require(app.simulation.list("tableView", of: items))
    try app.tap("R1")
    try app.perform(.swipeBack(.cancelled))
    try app.perform(.swipeBack(.begun))
    #expect(app.simulation[list]?.selected.count == 1)
    try app.perform(.endGesture(completed: true))
    #expect(app.simulation[list]?.selected == [])
  }

  @Test("APP-01: a covered list keeps its scroll position")
  func position() throws {
    var app = try app(
      """
      rows { 100 }
        cell "Row", style: .default { textLabel.text = "R\\(indexPath.row)" }
      """)
    try app.perform(.scroll(.rows(20)))
    let texts = app.simulation.texts
    #expect(!texts.contains("R10"))
    for _ in 1...3 {
      try app.perform(.performSegue("showItem"))
      try app.back()
      #expect(app.simulation.texts == texts)
    }
  }
}
