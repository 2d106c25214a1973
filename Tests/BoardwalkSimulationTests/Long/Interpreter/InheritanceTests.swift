import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Inheritance of behaviors")
struct InheritanceTests {
  private func app(_ members: String, base: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior BaseController: UITableViewController {
        state visits = 1
        \(base)
      }
      behavior ItemsViewController: BaseController {
        \(members)
      }
      behavior DetailViewController {}

      """)
  }

  @Test("a class has the states, blocks, actions and handlers of its superclass")
  func inherited() throws {
    var app = try app(
      "viewDidAppear { note() }",
      base: """
        viewDidLoad { visits += 1 }
          block note { log "visit \\(visits)" }
          action addNewItem(sender) { log "added" }
        """)
    #expect(app.logs == ["visit 2"])
    try app.tap("+")
    #expect(app.logs == ["added"])
  }

  @Test("a handler overrides that of the superclass, which super calls")
  func overriding() throws {
    let app = try app(
      """
      state visits = 5
        viewDidLoad {
          log "before"
          super.viewDidLoad()
          log "after"
        }
        viewWillAppear { log "own \\(animated)" }
        viewDidAppear {
          super.viewDidAppear(animated)
          log super.name("Items")
        }
      """,
      base: """
        viewDidLoad { log "base \\(visits)" }
          viewWillAppear { log "never" }
          block name(title) { "name of \\(title)" }
        """)
    #expect(app.logs == ["before", "base 5", "after", "own false", "name of Items"])
  }

  @Test("an exception names the line of the superclass")
  func place() throws {
    let app = try app("viewWillAppear {}", base: "viewDidLoad { [1][3] }")
    #expect(app.simulation.exception?.reason.contains("App.behavior:3:17") == true)
  }
}
