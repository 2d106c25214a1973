import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Actions that code adds")
struct AddedActionTests {
  private func app(_ statements: String) throws -> ScriptedApp {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {}
      behavior DetailViewController {
        viewDidLoad {
          \(statements)
        }
        action save(sender) { log "save" }
        action more(sender) { log "more" }
        action edit(sender) { log sender.text }
      }

      """)
    try app.perform(.performSegue("showItem"))
    return app
  }

  @Test("CTL-07: an added action is sent after those of the document")
  func order() throws {
    var app = try app(
      "nameField.addTarget(self, action: #selector(edit(_:)), for: .editingChanged)")
    try app.tap("Save")
    #expect(app.logs == ["save"])
    let field = try #require(app.simulation.touchables.first { $0.role == .field })
    try app.perform(.tap(field))
    try app.perform(.type("ab"))
    #expect(app.logs == ["a", "ab"])
  }

  @Test("CTL-07: the same action is added once")
  func once() throws {
    var app = try app(
      """
      doneSwitch.addTarget(self, action: #selector(more), for: .valueChanged)
          doneSwitch.addTarget(self, action: #selector(more), for: .valueChanged)
      """)
    let toggle = try #require(app.simulation.touchables.first { $0.role == .control })
    try app.perform(.tap(toggle))
    #expect(app.logs == ["more"])
  }
}
