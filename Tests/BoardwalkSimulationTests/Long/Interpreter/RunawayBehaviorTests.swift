import BoardwalkBase
import BoardwalkSimulation
import Testing

/// Code that a user writes in a minute can ask for more work than a lifetime has; it ends like an app that
/// the system stops, and says where.
@Suite("Runaway behaviors")
struct RunawayBehaviorTests {
  @Test(
    "excessive rows or sections raise at the handler's position",
    arguments: [
      ("rows { 10000000 }\n  heightForRow { 44 }", "App.behavior:4:3"),
      ("sections { 1000000000 }\n  rows { 1 }", "App.behavior:4:3"),
    ])
  func lists(_ handlers: String, _ place: String) throws {
    let app = try ScriptedApp(
      "behavior ItemsViewController: UITableViewController {\n  cell \"Item\" { }\n  \(handlers)\n}\n"
    )
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "EXC_RESOURCE")
    #expect(exception.reason.contains("lists asked for their rows 200000 times"))
    #expect(exception.reason.contains(place))
  }

  @Test("multiplying timers raise at the statement that starts one too many")
  func timers() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        block again() {
          after 0.001 { again() }
          after 0.001 { again() }
        }
        viewDidLoad { again() }
      }
      """)
    app.wait(100_000)
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "EXC_RESOURCE")
    #expect(exception.reason.contains("1000 blocks wait to be run"))
    #expect(exception.reason.contains("App.behavior:"))
  }

  @Test("a value at the depth limit is evaluated at the call depth limit")
  func deepest() throws {
    let sum = "1" + String(repeating: " + 1", count: 198)
    let app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state depth = 0
        block deeper() {
          depth = depth + 1
          if depth < 15 { deeper() }
          log "\\(\(sum))"
        }
        viewDidLoad { deeper() }
      }
      """)
    #expect(app.simulation.exception == nil)
    #expect(app.logs.last == "199")
  }
}
