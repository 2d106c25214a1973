import BoardwalkSimulation
import Testing

@Suite("Controllers retained by state (LIFE-14)")
struct RetainedControllerTests {
  private static let scene = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> home
    }

    viewController home: HomeViewController {
      view {
        button "Make" (8, 100, 80 x 30) { action touchUpInside -> home.make: }
        button "Push" (8, 140, 80 x 30) { action touchUpInside -> home.pushIt: }
        button "Drop" (8, 180, 80 x 30) { action touchUpInside -> home.drop: }
      }
    }

    viewController page: PageViewController, storyboardIdentifier: "page" {
      view {
        label "Page" (8, 100, 80 x 20.5)
      }
      navigationItem "Page"
    }

    """

  private func app() throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior HomeViewController {
        state page = nil
        action make(sender) { page = instantiate "page" }
        action pushIt(sender) { push page }
        action drop(sender) { page = nil }
      }
      behavior PageViewController { deinit { log "gone" } }
      """, scene: Self.scene)
  }

  @Test("a retained controller lives until the state changes")
  func life() throws {
    var app = try app()
    try app.tap("Make")
    #expect(app.logs.isEmpty)
    try app.tap("Push")
    #expect(app.title == "Page")
    try app.back()
    #expect(app.logs.isEmpty)
    try app.tap("Push")
    #expect(app.title == "Page")
    try app.back()
    try app.tap("Drop")
    #expect(app.logs == ["gone"])
  }

  @Test("a new controller replaces the retained one")
  func replacement() throws {
    var app = try app()
    try app.tap("Make")
    try app.tap("Make")
    #expect(app.logs == ["gone"])
  }
}
