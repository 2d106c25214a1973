import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Search controllers")
struct SearchControllerTests {
  private func app(_ members: String = "", in place: String = "navigationItem.searchController")
    throws -> ScriptedApp
  {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state search = nil
        viewDidLoad {
          search = UISearchController(searchResultsController: nil)
          search.searchResultsUpdater = self
          search.delegate = self
          search.searchBar.delegate = self
          \(place) = \(place.hasPrefix("table") ? "search.searchBar" : "search")
        }
        rows { 40 }
        cell "Row", style: .default { textLabel.text = "R\\(indexPath.row)" }
        updateSearchResults { log "update" }
        willPresentSearchController {}
        didPresentSearchController {}
        willDismissSearchController {}
        didDismissSearchController {}
        \(members)
      }
      behavior DetailViewController {}

      """)
  }

  /// The calls of search bar and search controller in the last step.
  private func calls(_ app: ScriptedApp) -> [String] {
    app.heard.filter { $0.contains("earch") }
  }

  @Test("SRCH-01: editing the search bar activates the search and updates results")
  func beginning() throws {
    var app = try app()
    try app.tap("Search")
    #expect(
      calls(app) == [
        "searchBarShouldBeginEditing searchBar: yes", "searchBarTextDidBeginEditing searchBar",
        "willPresentSearchController", "updateSearchResults", "didPresentSearchController",
      ])
    #expect(app.simulation.keyboard != nil)
  }

  @Test("SRCH-02: Cancel ends the search, clears the bar and updates results")
  func cancel() throws {
    var app = try app()
    try app.tap("Search")
    try app.perform(.type("x"))
    try app.tap("Cancel")
    #expect(
      calls(app) == [
        "searchBarCancelButtonClicked searchBar", "willDismissSearchController",
        "searchBarShouldEndEditing searchBar: yes", "searchBarTextDidEndEditing searchBar",
        "updateSearchResults", "didDismissSearchController",
      ])
    #expect(!app.simulation.texts.contains("x"))
    #expect(app.simulation.keyboard == nil)
  }

  @Test("SRCH-01: activation from code shows no keyboard, and a second one does nothing")
  func byCode() throws {
    var app = try app(
      "action addNewItem(sender) {\n    search.isActive = true\n    search.isActive = true\n  }")
    try app.tap("+")
    #expect(calls(app) == ["willPresentSearchController", "didPresentSearchController"])
    #expect(app.simulation.keyboard == nil)
  }

  @Test("SRCH-03: a search in the navigation bar hides titles and items and keeps the rows")
  func hiding() throws {
    var app = try app()
    #expect(app.title == "Items")
    try app.tap("Search")
    #expect(app.title == nil)
    #expect(!app.simulation.touchables.contains { $0.role == .barItem })
    #expect(app.simulation.texts.contains("R0"))
    try app.tap("Cancel")
    #expect(app.title == "Items")
  }

  @Test("SRCH-03: a search bar above the rows scrolls with them and hides no title")
  func header() throws {
    var app = try app(in: "tableView.tableHeaderView")
    #expect(app.simulation.touchables.contains { $0.texts.contains("Search") })
    try app.tap("Search")
    #expect(app.title == "Items")
    #expect(app.logs == ["update"])
  }

  @Test("a search continues after another screen covered it")
  func covered() throws {
    var app = try app()
    try app.tap("Search")
    try app.perform(.type("x"))
    try app.perform(.performSegue("showItem"))
    #expect(app.title == "Item")
    try app.back()
    #expect(app.simulation.touchables.contains { $0.role == .cancelButton })
    #expect(calls(app).allSatisfy { !$0.contains("SearchController") })
  }

  /// A Swift class with a search.
  private struct Searching: SearchControllerDelegate, SearchBarDelegate {
    struct State: Hashable, Sendable { var queries: [String] = [] }
    let initialState = State()

    func viewDidLoad(_ controller: inout Instance) {
      controller.makeSearchController(placeholder: "Find", scopes: ["All", "New"])
    }

    func updateSearchResults(_ controller: inout Instance, for search: ControllerID) {
      let state = controller.searchBar.flatMap { controller[$0] }
      controller.state.queries.append(
        "\(state?.text ?? "")/\(state?.selectedSegmentIndex ?? 0)")
    }
  }

  @Test("SRCH-01: Swift code updates results for each key and scope")
  func swift() throws {
    var walk = try SketchedApp(.navigation("nav", root: "a"), .table("a").title("Items"))
      .launch(["AViewController": Searching()])
    try walk.tap("Find")
    try walk.perform(.type("ab"))
    try walk.tap("New")
    let id = try #require(walk.simulation.frontmost)
    let state = walk.simulation.state(of: id, as: Searching.self)
    #expect(state?.queries == ["/0", "a/0", "ab/0", "ab/1"])
  }

  /// A search whose results have a controller of their own.
  private func appWithResults() throws -> ScriptedApp {
    try ScriptedApp(
      """
      shared names = ["Apple", "Pear"]
      behavior ItemsViewController: UITableViewController {
        viewDidLoad {
          let search = UISearchController(searchResultsController: instantiate "Detail")
          search.searchResultsUpdater = self
          navigationItem.searchController = search
        }
        rows { names }
        cell "Row" for name, style: .default { textLabel.text = name }
        updateSearchResults {
          let results = searchController.searchResultsController
          results.found = names.filter { $0.contains(searchController.searchBar.text) }
          results.update()
        }
      }
      behavior DetailViewController {
        state found = []
        viewWillAppear { update() }
        block update { nameLabel.text = found.joined(", ") }
      }

      """)
  }

  private func said(_ app: ScriptedApp) -> [String] { app.entries.map(\.text) }

  @Test("SRCH-04: the results controller is shown while there is a text, and the keyboard stays")
  func shownResults() throws {
    var app = try appWithResults()
    try app.tap("Search")
    #expect(app.simulation.texts.contains("Pear"))
    try app.perform(.type("App"))
    #expect(app.simulation.texts.contains("Apple"))
    #expect(
      app.simulation.frontmost.flatMap { app.simulation[$0]?.className } == "DetailViewController")
    #expect(app.simulation.keyboard != nil)
    #expect(said(app).contains("viewWillAppear") && said(app).contains("viewDidAppear"))
  }

  @Test("SRCH-04: an empty text and Cancel hide the results controller, which can be shown again")
  func resultsGone() throws {
    var app = try appWithResults()
    try app.tap("Search")
    try app.perform(.type("P"))
    try app.perform(.pressDelete)
    #expect(said(app).contains("viewDidDisappear"))
    #expect(app.title == nil || app.simulation.texts.contains("Pear"))
    try app.perform(.type("Pe"))
    try app.tap("Cancel")
    #expect(said(app).contains("viewDidDisappear"))
    #expect(app.simulation.texts.contains("Apple") && app.simulation.texts.contains("Pear"))
    try app.tap("Search")
    try app.perform(.type("Pe"))
    #expect(said(app).contains("viewDidAppear"))
  }
}
