import BoardwalkSimulation
import Testing

@Suite("Subviews added by behaviors")
struct SubviewScriptTests {
  private static let scene = """
    storyboard

    viewController start: StartViewController, initial {
      view {
        button "Go" (8, 60, 80 x 30) { action touchUpInside -> start.go: }
        view box (8, 100, 300 x 300) {
          label inner "Inside" (8, 8, 100 x 20.5)
          textField field (8, 40, 100 x 34)
        }
      }
      outlet badge -> badge
      outlet box -> box
      outlet field -> field
      outlet inner -> inner
      sceneDock {
        label badge "Badge" (16, 400, 100 x 20.5)
      }
    }

    """

  private func app(_ going: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior StartViewController {
        state count = 0
        action go(sender) {
          count = count + 1
          \(going)
        }
      }
      """, scene: Self.scene)
  }

  @Test("a top-level view is visible after addSubview")
  func loose() throws {
    var app = try app(
      "if count == 1 { addSubview badge to view } else { removeFromSuperview badge }")
    let before = app.simulation.texts
    #expect(!before.contains("Badge"))
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Badge"))
    try app.tap("Go")
    #expect(app.simulation.texts == before)
  }

  @Test("a removed view disappears with its subviews and can return")
  func removed() throws {
    var app = try app(
      "if count == 1 { removeFromSuperview box } else { addSubview box to view }")
    try app.tap("Go")
    #expect(!app.simulation.texts.contains("Inside"))
    #expect(!app.simulation.touchables.contains { $0.role == .field })
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Inside"))
  }

  @Test("a view added elsewhere leaves its superview")
  func moved() throws {
    var app = try app("addSubview inner to view\nremoveFromSuperview box")
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Inside"))
    #expect(app.simulation.texts.count { $0 == "Inside" } == 1)
    app = try self.app("addSubview box to inner")
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Inside"), "no view is put into what it holds")
  }

  @Test("a removed first responder resigns (RESP-04)")
  func responder() throws {
    var app = try app(
      "if count == 1 { becomeFirstResponder field } else { removeFromSuperview box }")
    try app.tap("Go")
    #expect(app.simulation.keyboard != nil)
    try app.tap("Go")
    #expect(app.simulation.keyboard == nil)
    #expect(app.simulation.firstResponder == nil)
  }
}
