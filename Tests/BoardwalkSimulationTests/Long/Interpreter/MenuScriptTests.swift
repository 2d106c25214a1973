import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Item context menus")
struct MenuScriptTests {
  private static let behavior = """
    items { ["cat", "dog"] }
    cell "Cell" for name { title.text = name }
    shouldShowMenuForItem { true }
    canPerformAction { action == "copy:" }
    performAction {
      pasteboard.image = collectionView.cellForItem(at: indexPath).title.text
      log "\\(action) \\(pasteboard.image)"
    }
    didSelectItem { log "selected" }
    """

  @Test("a menu shows the delegate's entries and runs the chosen one (S1-53 … S1-55, COL-30)")
  func copy() throws {
    var app = try ScriptedApp(grid: Self.behavior)
    try app.touch("dog", .press(milliseconds: 800))
    #expect(
      app.heard == [
        "shouldShowMenu [0, 1]: yes", "canPerform cut: [0, 1]: no", "canPerform copy: [0, 1]: yes",
        "canPerform paste: [0, 1]: no",
      ])
    #expect(app.logs.isEmpty, "the finger's touch was taken from the item")
    #expect(try app.state().menu?.actions == [.copy])
    #expect(app.simulation.touchables.filter { $0.role == .menuItem }.map(\.name) == ["Copy"])
    try app.tap("Copy")
    #expect(app.logs == ["copy: dog"])
    #expect(app.simulation.pasteboard.image == "dog")
    #expect(try app.state().menu == nil)
  }

  @Test("rows have menus, too, with all three methods (TBL-45)")
  func rows() throws {
    let behavior = Self.behavior.replacing("items {", with: "rows {")
      .replacing(
        "cell \"Cell\" for name { title.text = name }",
        with:
          "cell \"0\" for name, style: .default { textLabel.text = name }"
      )
      .replacing(
        "collectionView.cellForItem(at: indexPath).title.text",
        with:
          "tableView.cellForRow(at: indexPath).textLabel.text")
    func app(_ behavior: String) throws -> ScriptedApp {
      try ScriptedApp("behavior ItemsViewController {\n\(behavior)\n}\n")
    }
    var told = try app(behavior.replacing("MenuForItem", with: "MenuForRow"))
    try told.touch("dog", .press(milliseconds: 800))
    #expect(try told.state().menu?.actions == [.copy])
    try told.tap("Copy")
    #expect(told.logs == ["copy: dog"])
    #expect(told.simulation.pasteboard.image == "dog")
    var none = try app(behavior)
    try none.touch("dog", .press(milliseconds: 800))
    #expect(try none.state().menu == nil, "items have menus here, rows have none")
  }

  @Test("a touch elsewhere dismisses a menu and does nothing else")
  func away() throws {
    var app = try ScriptedApp(grid: Self.behavior)
    try app.touch("dog", .press(milliseconds: 800))
    try app.tap("cat")
    #expect(try app.state().menu == nil)
    #expect(app.logs.isEmpty)
    try app.tap("cat")
    #expect(app.logs == ["selected"])
  }

  @Test("a menu requires all three methods and permission (S1-53)")
  func refused() throws {
    for missing in ["shouldShowMenuForItem", "canPerformAction", "performAction"] {
      let behavior = Self.behavior.replacing(missing, with: "block \(missing)")
      var app = try ScriptedApp(grid: behavior)
      try app.touch("dog", .press(milliseconds: 800))
      #expect(try app.state().menu == nil)
      #expect(app.logs == ["selected"], "a long touch is one like any other")
    }
    var app = try ScriptedApp(grid: Self.behavior.replacing("{ true }", with: "{ false }"))
    try app.touch("dog", .press(milliseconds: 800))
    #expect(app.heard == ["shouldShowMenu [0, 1]: no"])
    app = try ScriptedApp(grid: Self.behavior.replacing("\"copy:\"", with: "\"move:\""))
    try app.touch("dog", .press(milliseconds: 800))
    #expect(try app.state().menu == nil, "nothing is allowed")
    app = try ScriptedApp(grid: Self.behavior)
    try app.touch("dog", .press(milliseconds: 300))
    #expect(try app.state().menu == nil, "too short (GES-13)")
  }
}
