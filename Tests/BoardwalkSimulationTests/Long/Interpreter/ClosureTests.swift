import BoardwalkSimulation
import Foundation
import Testing

@testable import BoardwalkSimulation

@Suite("Closures of lists, actions, timers and traits")
struct ClosureTests {
  /// The app with `members` in the class of its first screen.
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state prices = [3, 1, 2]
        \(members)
      }
      behavior DetailViewController {}

      """)
  }

  @Test(
    "a method of a list calls its closure for the elements",
    arguments: [
      ("prices.contains { $0 > 2 }", "true"), ("prices.allSatisfy { $0 > 2 }", "false"),
      ("prices.first { $0 < 3 }", "1"), ("prices.last(where: { $0 < 3 })", "2"),
      ("prices.firstIndex(where: { $0 == 2 })", "2"), ("prices.reduce(0) { $0 + $1 }", "6"),
      ("prices.sorted { $0 < $1 }", "[1, 2, 3]"), ("prices.sorted(by: { $0 > $1 })", "[3, 2, 1]"),
      ("prices.filter({ $0 != 1 })", "[3, 2]"),
      ("prices.compactMap { price in price > 1 ? price : nil }", "[3, 2]"),
    ])
  func elements(_ call: String, _ answer: String) throws {
    let app = try app("viewDidAppear { log \"\\(\(call))\" }")
    #expect(app.logs == [answer])
  }

  @Test("methods that change a list in place change the state")
  func mutations() throws {
    let app = try app(
      """
      viewDidAppear {
          prices.sort()
          prices.reverse()
          prices.removeAll { $0 == 2 }
          log "\\(prices)"
          prices.sort { $0 < $1 }
          log "\\(prices)"
        }
      """)
    #expect(app.logs == ["[3, 1]", "[1, 3]"])
  }

  @Test("a closure that is no condition ends the app with a reason")
  func noCondition() throws {
    let app = try app("viewDidAppear { log \"\\(prices.contains { $0 })\" }")
    #expect(app.simulation.exception?.reason.contains("true or false") == true)
  }

  @Test("CTL-07: a control and a bar item run the handler of a UIAction")
  func actions() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Log", primaryAction: UIAction { [weak self] _ in log "item" })
        }
      }
      behavior DetailViewController {
        viewDidLoad { saveButton.addAction(UIAction { action in log "button" }, for: .touchUpInside) }
        action save(sender) {}
      }

      """,
      scene: ScriptedApp.scene.replacingOccurrences(
        of: "outlet nameLabel -> nameLabel",
        with: "outlet nameLabel -> nameLabel\n  outlet saveButton -> save"))
    try app.tap("Log")
    #expect(app.logs == ["item"])
    try app.perform(.performSegue("showItem"))
    try app.tap("Save")
    #expect(app.logs == ["button"])
  }

  @Test("TIME-09: a repeating timer fires until it is invalidated")
  func timers() throws {
    var app = try app(
      """
      state timer = nil
        state count = 0
        viewDidAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            count += 1
            log "\\(count)"
            if count == 2 { timer.invalidate() }
          }
        }
      """)
    app.wait(1500)
    #expect(app.logs == ["1"])
    app.wait(5000)
    #expect(app.logs == ["2"])
  }

  @Test("LIFE-18: a closure registered for a change of traits is called with the previous ones")
  func traits() throws {
    var app = try app(
      """
      viewDidLoad {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
            log "\\(previous.userInterfaceStyle == .dark) \\(self.traitCollection.userInterfaceStyle == .dark)"
          }
        }
      """)
    try app.perform(.setUserInterfaceStyle(.dark))
    #expect(app.logs == ["false true"])
  }

  @Test("the values of a user info keep their types")
  func userInfo() throws {
    let app = try app(
      """
      viewDidLoad {
          NotificationCenter.default.addObserver(self, selector: #selector(sold), name: .sold, object: nil)
        }
        viewDidAppear { NotificationCenter.default.post(name: .sold, object: nil, userInfo: ["price": 5]) }
        action sold(notification) { log "\\(notification.userInfo?["price"] + 1)" }
      """)
    #expect(app.logs == ["6"])
  }
}
