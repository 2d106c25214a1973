import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Scroll and prefetching callbacks")
struct ScrollCallbackTests {
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        viewDidLoad { tableView.prefetchDataSource = self }
        rows { 100 }
        cell "Row", style: .default { textLabel.text = "row \\(indexPath.row)" }
        \(members)
      }
      behavior DetailViewController {}

      """)
  }

  private static let scrolling = """
    scrollViewWillBeginDragging {}
      scrollViewDidScroll {}
      scrollViewDidEndDragging {}
      scrollViewDidEndDecelerating {}
    """

  private func calls(_ app: ScriptedApp) -> [String] {
    app.entries.map(\.text).filter { $0.contains("scrollView") || $0.contains("refetch") }
  }

  @Test("TBL-50: a drag calls the four methods in UIKit's order")
  func order() throws {
    var app = try app(Self.scrolling)
    #expect(calls(app) == [])
    try app.perform(.scroll(.rows(10)))
    #expect(
      calls(app) == [
        "delegate scrollViewWillBeginDragging", "delegate scrollViewDidScroll",
        "delegate scrollViewDidEndDragging", "delegate scrollViewDidEndDecelerating",
      ])
  }

  @Test("TBL-50: code that scrolls calls only scrollViewDidScroll, and not where nothing moves")
  func code() throws {
    var app = try app(
      Self.scrolling + "\n  action addNewItem(sender) { scrollToRow at 50, position: .top }")
    try app.tap("+")
    #expect(calls(app) == ["delegate scrollViewDidScroll"])
    try app.tap("+")
    #expect(calls(app) == [])
  }

  @Test("TBL-49: a scroll asks for cells ahead, and takes them back on the way back")
  func prefetching() throws {
    var app = try app(
      """
      prefetchRows { log "\\(indexPaths.first.row > tableView.indexPathsForVisibleRows.last.row)" }
        cancelPrefetchingForRows { log "\\(indexPaths.count > 0)" }
      """)
    try app.perform(.scroll(.rows(20)))
    #expect(app.logs == ["true"])
    let first = calls(app)
    #expect(first.count == 1 && first.allSatisfy { $0.contains("prefetchRows") })
    try app.perform(.scroll(.rows(-1)))
    #expect(app.logs.contains("true"))
    #expect(calls(app).contains { $0.contains("cancelPrefetchingForRows") })
  }

  @Test(
    "TBL-49: classes without the methods, and lists without the data source, have no trace lines")
  func plain() throws {
    var app = try app("didSelectRow { performSegue \"showItem\" }")
    try app.perform(.scroll(.rows(20)))
    #expect(calls(app) == [])
    var other = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        rows { 100 }
        cell "Row", style: .default { textLabel.text = "row" }
        prefetchRows { log "never" }
      }

      """)
    try other.perform(.scroll(.rows(20)))
    #expect(other.logs == [])
  }
}
