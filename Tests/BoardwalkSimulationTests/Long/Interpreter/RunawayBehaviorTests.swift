import BoardwalkBase
import BoardwalkSimulation
import Testing

/// Code that a user writes in a minute can ask for more work than a lifetime has; it ends like an
/// app that the system stops, and says where.
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

  @Test(
    "dates beyond the calendar are nil or far away, or end the app, and never overflow",
    arguments: [
      "calendar.date(bySettingHour: 1000000000000000000, minute: 0, second: 0, of: now)",
      "calendar.date(from: DateComponents(year: 2020, hour: 1000000000000000000))",
      "calendar.date(from: DateComponents(year: -9223372036854775808, month: 1, day: 1))",
      "calendar.date(byAdding: .year, value: 1000000000000000000, to: now)",
      "calendar.date(byAdding: DateComponents(year: 1000000000000000000), to: now)",
      "calendar.dateComponents([.month, .day], from: now, to: now.addingTimeInterval(1e300))",
      "calendar.isDate(now.addingTimeInterval(1e300), equalTo: now, toGranularity: .month)",
      "calendar.range(of: .day, in: .month, for: now.addingTimeInterval(-1e300))",
    ])
  func dates(_ call: String) throws {
    let app = try ScriptedApp(
      """
      class ItemsViewController: UITableViewController {
        override func viewDidLoad() {
          let calendar = Calendar.current
          let now = Date()
          let date = \(call)
          print("alive")
        }
      }
      """)
    #expect((app.logs == ["alive"]) != (app.simulation.exception != nil))
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

  /// A screen whose `viewDidLoad` has these statements, behind lists of 8, 64 and 4,096 numbers.
  private func lists(_ statements: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        viewDidLoad {
          let few = [1, 2, 3, 4, 5, 6, 7, 8]
          let some = few + few + few + few + few + few + few + few
          let most = some + some + some + some + some + some + some + some
          let many = most + most + most + most + most + most + most + most
          \(statements)
        }
      }
      """)
  }

  @Test("filters inside filters end the app at the statement")
  func filters() throws {
    let app = try lists(
      "let all = filter a in many where (filter b in many where (b == a)).count > 9000")
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "EXC_RESOURCE")
    #expect(exception.reason.contains("10000000 expressions were evaluated after one event"))
    #expect(exception.reason.contains("App.behavior:7:5"))
  }

  @Test("lists of many elements that hold each other many times are too much")
  func mentions() throws {
    let app = try lists(
      """
      let a = [many, many, many, many, many, many, many, many]
          let b = [a, a, a, a, a, a, a, a]
          let c = [b, b, b, b, b, b, b, b]
          let d = [c, c, c, c, c, c, c, c]
          let e = [d, d, d, d, d, d, d, d]
          log "\\(e == [d])"
      """)
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "NSMallocException")
    #expect(exception.reason.hasPrefix("a value has more than 64 MB"))
    let fine = try lists("let pair = [many, many]\n    log \"\\(pair == [many, many])\"")
    #expect(fine.logs == ["true"])
  }

  @Test("a joined text is no longer than any other")
  func joined() throws {
    let app = try lists(
      """
      let long = many.joined(", ")
          log many.joined(long)
      """)
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "NSMallocException")
    #expect(exception.reason.hasPrefix("a text has more than 1048576 bytes"))
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
