import Testing

@Suite("Names of outlets in behaviors")
struct OutletNameTests {
  @Test("an action with the name of an outlet leaves the name to the outlet")
  func action() throws {
    let scene = ScriptedApp.scene.replacing(
      "outlet nameLabel ->", with: "outlet save\n  outlet nameLabel ->")
    var app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        action addNewItem(sender) { push instantiate "Detail" }
      }
      behavior DetailViewController {
        viewDidLoad { save.isEnabled = true }
        action save(sender) { log "saved" }
      }
      """, scene: scene)
    try app.tap("+")
    app.wait(1_000)
    try app.tap("Save")
    #expect(app.logs == ["saved"])
  }
}
