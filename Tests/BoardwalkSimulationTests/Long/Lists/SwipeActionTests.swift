import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Swipe actions")
struct SwipeActionTests {
  private func app(
    _ members: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        rows { ["a", "b"] }
        cell "Row" for letter, style: .default { textLabel.text = letter }
        block note(indexPath) { log "\\(indexPath.row)" }
        \(members)
      }
      behavior DetailViewController {}

      """, change)
  }

  private func actions(_ side: String, _ list: String) -> String {
    "\(side)SwipeActions { UISwipeActionsConfiguration(actions: [\(list)]) }"
  }

  private let flag = "UIContextualAction(style: .normal, title: \"Flag\", handler: note)"

  private func buttons(_ app: ScriptedApp) -> [String] {
    app.simulation.touchables.filter { [.swipeAction, .deleteButton].contains($0.role) }
      .map(\.name)
  }

  @Test("TBL-48: the delegate is asked, the row opens, and the handler runs before it closes")
  func order() throws {
    var app = try app(actions("trailing", flag))
    try app.perform(.swipeRow(try app.touchable("b")))
    #expect(
      app.heard == ["trailingSwipeActionsConfiguration [0, 1]", "willBeginEditing [0, 1]"])
    #expect(buttons(app) == ["Flag"])
    try app.tap("Flag")
    #expect(
      app.entries.map(\.text) == [
        "swipe action \"Flag\"", "1", "delegate didEndEditing [0, 1]",
      ])
    #expect(buttons(app) == [])
  }

  @Test("TBL-48: nil keeps the delete button, and an empty configuration has none")
  func defaults() throws {
    var app = try app(
      "commit { log \"commit\" }\n  "
        + "trailingSwipeActions {\n"
        + "    if indexPath.row == 0 { return nil }\n"
        + "    return UISwipeActionsConfiguration(actions: [])\n  }")
    try app.perform(.swipeRow(try app.touchable("b")))
    #expect(buttons(app) == [])
    try app.perform(.swipeRow(try app.touchable("a")))
    #expect(buttons(app) == ["Delete"])
  }

  @Test("TBL-48: a row that cannot be edited has no swipe")
  func uneditable() throws {
    var app = try app("canEditRow { indexPath.row == 1 }\n  " + actions("trailing", flag))
    try app.perform(.swipeRow(try app.touchable("a")))
    #expect(buttons(app) == [])
    try app.perform(.swipeRow(try app.touchable("b")))
    #expect(buttons(app) == ["Flag"])
  }

  @Test("TBL-48: a swipe to the right is leading, except in right-to-left languages")
  func sides() throws {
    var english = try app(actions("leading", flag))
    try english.perform(.swipeRow(try english.touchable("a"), .right))
    #expect(buttons(english) == ["Flag"])
    var arabic = try app(actions("leading", flag)) { $0.direction = .rightToLeft }
    try arabic.perform(.swipeRow(try arabic.touchable("a"), .left))
    #expect(buttons(arabic) == ["Flag"])
  }

  @Test("TBL-48: a row without leading actions has no swipe to the right")
  func noLeadingSide() throws {
    var app = try app(actions("trailing", flag))
    let row = try app.touchable("a")
    #expect(throws: EventError.noRow("a")) { try app.perform(.swipeRow(row, .right)) }
  }

  @Test("TBL-48: a full swipe runs the first action or deletes")
  func full() throws {
    var app = try app(actions("trailing", flag))
    try app.perform(.swipeRow(try app.touchable("b"), isFull: true))
    #expect(app.logs == ["1"])
    #expect(buttons(app) == [])
    var deleting = try self.app("commit { log \"commit \\(indexPath.row)\" }")
    try deleting.perform(.swipeRow(try deleting.touchable("b"), isFull: true))
    #expect(deleting.logs == ["commit 1"])
  }

  @Test("TBL-48: the first action is at the row's edge on both sides")
  func edges() throws {
    let second = "UIContextualAction(style: .destructive, title: \"Trash\", handler: note)"
    var app = try app(
      actions("trailing", flag + ", " + second) + "\n  " + actions("leading", flag + ", " + second))
    try app.perform(.swipeRow(try app.touchable("a")))
    #expect(buttons(app) == ["Trash", "Flag"])
    try app.perform(.swipeRow(try app.touchable("a"), .right))
    #expect(buttons(app) == ["Flag", "Trash"])
  }
}
