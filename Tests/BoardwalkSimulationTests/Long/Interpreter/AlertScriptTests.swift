import BoardwalkSimulation
import Testing

@Suite("Alerts from behaviors")
struct AlertScriptTests {
  private static let scene = """
    storyboard

    viewController start: StartViewController, initial {
      view {
        button "Ask" (8, 60, 80 x 30) { action touchUpInside -> start.ask: }
        textField field (8, 100, 300 x 34)
      }
      outlet field -> field
    }

    """

  private func app(_ question: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior StartViewController {
        action ask(sender) {
          present \(question)
        }
        block delete(texts) { log "deletes \\(texts)" }
        block keep() { log "keeps" }
      }
      """, scene: Self.scene)
  }

  @Test("an action's handler runs after dismissal")
  func choices() throws {
    var app = try app(
      """
      UIAlertController(title: "Delete?", message: "For ever", actions: [
        UIAlertAction(title: "Delete", style: .destructive, handler: delete),
        UIAlertAction(title: "Keep", style: .cancel, handler: keep),
      ])
      """)
    try app.tap("Ask")
    #expect(app.simulation.texts.contains("Delete?"))
    #expect(app.simulation.texts.contains("For ever"))
    #expect(app.logs.isEmpty)
    try app.tap("Keep")
    #expect(app.logs == ["keeps"])
    #expect(!app.simulation.texts.contains("Delete?"))
    try app.tap("Ask")
    try app.tap("Delete")
    #expect(app.logs == ["deletes []"])
  }

  @Test("an action without a handler only dismisses")
  func silence() throws {
    var app = try app(
      "UIAlertController(title: \"No title\", actions: [UIAlertAction(title: \"OK\")])")
    try app.tap("Ask")
    try app.tap("OK")
    #expect(app.logs.isEmpty)
    #expect(!app.simulation.texts.contains("No title"))
  }

  @Test("two cancel actions raise")
  func twoCancels() throws {
    var app = try app(
      """
      UIAlertController(title: "Which?", preferredStyle: .actionSheet, actions: [
        UIAlertAction(title: "A", style: .cancel), UIAlertAction(title: "B", style: .cancel),
      ])
      """)
    try app.tap("Ask")
    #expect(app.simulation.exception?.reason.contains("only have one action") == true)
  }

  @Test("malformed actions are reported at presentation")
  func misuse() throws {
    var app = try app("UIAlertController(title: \"Which?\", actions: [\"OK\"])")
    try app.tap("Ask")
    #expect(app.simulation.exception?.reason.contains("UIAlertAction") == true)
  }

  @Test("an untouched text field has an empty text")
  func emptyField() throws {
    var app = try ScriptedApp(
      """
      behavior StartViewController {
        action ask(sender) { log "\\(field.text.isEmpty) \\(field.text.isNil)" }
      }
      """, scene: Self.scene)
    try app.tap("Ask")
    #expect(app.logs == ["true false"])
  }
}
