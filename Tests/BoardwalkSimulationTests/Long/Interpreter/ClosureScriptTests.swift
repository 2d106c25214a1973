import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Closures of behaviors")
struct ClosureScriptTests {
  /// The app whose second screen has `members`, in front.
  private func app(_ members: String) throws -> ScriptedApp {
    var app = try ScriptedApp("behavior DetailViewController {\n\(members)\n}\n")
    try app.tap("Rusty Spork")
    return app
  }

  @Test("the closure of an alert's action reads the fields and the names outside")
  func alerts() throws {
    var app = try app(
      """
      action save(sender) {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
          field.text = nameLabel.text
          field.placeholder = "New name"
        }
        let old = nameLabel.text
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] action in
          self?.nameLabel.text = alert.textFields?.first?.text
          log "\\(action.title): \\(old)"
        })
        present(alert, animated: true)
      }
      """)
    try app.tap("Save")
    #expect(app.simulation.texts.contains("Name"))
    try app.perform(.type(" 2"))
    try app.tap("OK")
    #expect(app.logs == ["OK: Name"])
    #expect(app.simulation.texts.contains("Name 2"))
  }

  @Test("a closure that presents another alert keeps that alert's fields")
  func secondAlert() throws {
    var app = try app(
      """
      action save(sender) {
        let second = UIAlertController(title: "Second")
        second.addTextField { $0.placeholder = "Code" }
        let first = UIAlertController(title: "First")
        first.addAction(UIAlertAction(title: "Go on") { _ in self.present(second, animated: true) })
        present(first, animated: true)
      }
      """)
    try app.tap("Save")
    try app.tap("Go on")
    #expect(app.simulation.touchables.contains { $0.texts.contains("Code") })
  }

  @Test("observers, blocks, states and timers run closures")
  func kinds() throws {
    var app = try app(
      """
      state onDone = nil
      viewDidLoad {
        NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { note in
          log "heard \\(note.name)"
        }
        onDone = { [weak self] count in log "done \\(count)" }
      }
      block load(name, completion) { completion("loaded \\(name)", nil) }
      action save(sender) {
        load("a") { text, error in
          guard error == nil else { return }
          log text
        }
        onDone?(2)
        NotificationCenter.default.post(name: .saved, object: nil)
        UIView.animate(
          withDuration: 0.2, animations: { log "animates" }, completion: { _ in log "ends" })
        run { log "runs" }
      }
      """)
    try app.tap("Save")
    #expect(app.logs == ["loaded a", "done 2", "heard saved", "animates", "runs", "ends"])
  }

  @Test("closures of swipe actions and context menus have the row")
  func rows() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state names = ["a", "b", "c"]
        rows { names }
        cell "Row" for name, style: .default { textLabel.text = name }
        trailingSwipeActions {
          let delete = UIContextualAction(style: .normal, title: "Delete") { action, view, done in
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            log action.title
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [delete])
        }
        contextMenuForRow {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
            log suggested.count
            return UIMenu(children: [UIAction(title: "Copy") { log names[indexPath.row] }])
          }
        }
      }
      behavior DetailViewController {}

      """)
    try app.perform(.swipeRow(try app.touchable("b")))
    try app.tap("Delete")
    #expect(app.logs == ["Delete"])
    #expect(!app.simulation.texts.contains("b"))
    try app.touch("c", .press(milliseconds: 800))
    #expect(app.logs == ["0"])
    try app.tap("Copy")
    #expect(app.logs == ["c"])
  }

  @Test("a closure shares the variables of the code around it")
  func variables() throws {
    var app = try app(
      """
      action save(sender) {
        var count = 1
        let add = { by in
          count += by
          return count
        }
        count = 5
        log "\\(add(1)) \\(add(1)) \\(count)"
      }
      """)
    try app.tap("Save")
    #expect(app.logs == ["6 7 7"])
  }

  @Test("closures with equal values are equal, so that a search of states ends")
  func equality() throws {
    var app = try app(
      """
      state turn = 0
      state onDone = nil
      action save(sender) {
        turn += 1
        let name = turn > 2 ? "late" : "early"
        onDone = { log name }
      }
      """)
    func tapped() throws -> Value {
      try app.tap("Save")
      let front = try #require(app.simulation.frontmost)
      let state = app.simulation.state(of: front, as: InterpretedBehavior.self)
      return try #require(state?.values["onDone"])
    }
    let first = try tapped()
    #expect(try Set([first, tapped()]).count == 1)
    #expect(try first != tapped(), "it has another value for the name")
  }

  @Test("a closure that calls itself ends the app like a method that does")
  func recursion() throws {
    var app = try app(
      """
      state again = nil
      action save(sender) {
        again = { again?() }
        again?()
      }
      """)
    try app.tap("Save")
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "EXC_BAD_ACCESS")
    #expect(exception.reason.hasPrefix("Stack overflow: 16 calls are nested"))
  }

  @Test("closures that keep each other have the limits of values")
  func growth() throws {
    var app = try app(
      """
      state kept = nil
      action save(sender) {
        let old = kept
        kept = { run old }
      }
      """)
    for _ in 0..<16 { try app.tap("Save") }
    #expect(app.simulation.exception == nil)
    try app.tap("Save")
    let exception = try #require(app.simulation.exception)
    #expect(exception.name == "NSMallocException")
    #expect(exception.reason.contains("nested more than 16 levels deep"))
  }

  @Test("many closures side by side are no deep value")
  func siblings() throws {
    let closures = (1...40).map { "let a\($0) = { log \($0) }" }.joined(separator: "\n")
    var app = try app("action save(sender) {\n\(closures)\na40()\n}")
    try app.tap("Save")
    #expect(app.logs == ["40"])
  }

  @Test("a closure at the depth limit of calls evaluates the deepest value")
  func deepest() throws {
    let sum = "1" + String(repeating: " + 1", count: 190)
    var app = try app(
      """
      state depth = 0
      state deeper = nil
      action save(sender) {
        deeper = {
          depth += 1
          if depth < 15 { deeper?() }
          log "\\(\(sum))"
        }
        deeper?()
      }
      """)
    try app.tap("Save")
    #expect(app.simulation.exception == nil)
    #expect(app.logs.last == "191")
  }

  @Test("what is no block cannot be run or observe")
  func misuse() throws {
    var app = try app("action save(sender) { run 1 }")
    try app.tap("Save")
    #expect(app.simulation.exception?.reason.contains("run takes a block, not a number") == true)
  }
}
