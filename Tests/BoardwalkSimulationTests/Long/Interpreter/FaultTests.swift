import BoardwalkSimulation
import Testing

@Suite("Failing statements")
struct FaultTests {
  private func app(_ statements: String) throws -> ScriptedApp {
    try ScriptedApp(
      "behavior ItemsViewController {\n  viewDidLoad {\n    \(statements)\n  }\n}\n")
  }

  @Test(
    "a failing statement raises with a reason and a position",
    arguments: [
      ("let a = [1, 2][2]", "index 2 beyond bounds [0 .. 1] (App.behavior:3:5)"),
      ("let a = [][0]", "index 0 beyond bounds for empty array (App.behavior:3:5)"),
      ("let a = 1 + \"b\"", "a number and a text cannot be added (App.behavior:3:5)"),
      ("let a = 1 / 0", "Division by zero (App.behavior:3:5)"),
      ("if 1 { pop }", "a condition must be true or false, not a number (App.behavior:3:5)"),
      ("nothing = 1", "no state, outlet or property is named 'nothing' (App.behavior:3:5)"),
      ("let a = nobody", "no state, outlet or property is named 'nobody' (App.behavior:3:5)"),
      ("push 1", "push takes a view controller, not a number (App.behavior:3:5)"),
      ("let a = \"a\".size", "a text has no property 'size' (App.behavior:3:5)"),
      (
        "self.nothing = 1", "not key value coding-compliant for the key nothing. (App.behavior:3:5)"
      ),
      ("let a = unknown(1)", "there is no function 'unknown' (App.behavior:3:5)"),
      (
        "let a = nil as! A",
        "Unexpectedly found nil while unwrapping an Optional value (App.behavior:3:5)"
      ),
    ])
  func faults(statement: String, reason: String) throws {
    let app = try app(statement)
    let found = app.simulation.exception?.reason ?? "no exception"
    #expect(found.hasSuffix(reason), "\(found)")
  }

  @Test(
    "an unmodeled statement ends the run without an exception",
    arguments: [
      ("tableView.scrollsToTop = false", "UITableView.scrollsToTop"),
      ("navigationItem.titleView = nil", "UINavigationItem.titleView"),
      ("edgesForExtendedLayout = []", "UITableViewController.edgesForExtendedLayout"),
      ("tableView.scrollRectToVisible(1)", "UITableView.scrollRectToVisible()"),
    ])
  func limitations(statement: String, member: String) throws {
    let exception = try #require(try app(statement).simulation.exception)
    #expect(exception.isLimitation)
    #expect(exception.description.contains("Boardwalk does not model \(member)."))
  }

  @Test("members of nil are nil, and assignments to nil are ignored")
  func nothing() throws {
    let app = try app(
      "let a = nil\n    a.name = 1\n    log \"\\(a.b.c) \\(a[0]) \\(a.contains(1))\"\n    run nil")
    #expect(app.simulation.exception == nil)
    #expect(app.logs == ["nil nil nil"])
  }

  @Test(
    "recursive blocks and exponentially growing values end",
    arguments: [
      "block again { run again }\n  viewDidLoad { run again }",
      "state item = 1\n  didSet item { viewLoaded() }\n  block viewLoaded { item = item + 1 }\n"
        + "  viewDidLoad { item = 1 }",
      "state a = []\n  block more { a = [a, a]\n run more }\n  viewDidLoad { run more }",
      "viewWillAppear { setEditing true }\n  setEditing { setEditing true }",
    ])
  func endless(members: String) throws {
    let app = try ScriptedApp("behavior ItemsViewController {\n  \(members)\n}\n")
    #expect(app.simulation.exception != nil)
  }
}
