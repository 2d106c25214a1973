import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Menus")
struct MenuTests {
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        rows { ["a", "b"] }
        cell "Row" for letter, style: .default { textLabel.text = letter }
        block note { log "note" }
        block other { log "other" }
        \(members)
      }
      behavior DetailViewController {}

      """)
  }

  private let menu = """
    UIMenu(
        children: [
          UIAction(title: "Note", handler: note),
          UIAction(title: "Locked", attributes: [.disabled], handler: other),
          UIAction(title: "Hidden", attributes: .hidden, handler: other),
          UIMenu(options: .displayInline, children: [UIAction(title: "Other", handler: other)]),
        ])
    """

  private func entries(_ app: ScriptedApp) -> [String] {
    app.simulation.touchables.filter { $0.role == .menuItem }.map(\.name)
  }

  @Test("MENU-01: a long press asks the delegate for a menu that blocks everything else")
  func context() throws {
    var app = try app("contextMenuForRow { \(menu) }")
    try app.touch("b", .press(milliseconds: 400))
    #expect(entries(app) == [])
    try app.touch("b", .press(milliseconds: 700))
    #expect(app.heard == ["contextMenuConfiguration [0, 1]"])
    #expect(entries(app) == ["Note", "Locked", "Other"])
    #expect(app.simulation.touchables.allSatisfy { $0.role == .menuItem })
    try app.tap("Other")
    #expect(app.entries.map(\.text) == ["menu action \"Other\"", "other"])
    #expect(entries(app) == [])
  }

  @Test("MENU-01: a touch outside only closes a menu, and disabled entries do not react")
  func closing() throws {
    var app = try app("contextMenuForRow { \(menu) }")
    try app.touch("a", .press(milliseconds: 700))
    let locked = try app.touchable("Locked")
    #expect(throws: EventError.disabled("Locked")) { try app.perform(.tap(locked)) }
    try app.perform(.tapOutside)
    #expect(entries(app) == [])
    #expect(app.trace == [])
    #expect(app.title == "Items")
  }

  @Test("MENU-02: a tap on an item without an action opens its menu")
  func item() throws {
    var app = try app(
      """
      viewDidLoad {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: \(menu))
        }
      """)
    try app.tap("More")
    #expect(entries(app) == ["Note", "Locked", "Other"])
    try app.tap("Note")
    #expect(app.logs == ["note"])
  }

  @Test("MENU-02: an item with an action sends it on a tap and opens its menu on a press")
  func itemWithAction() throws {
    var app = try app(
      """
      viewDidLoad { navigationItem.rightBarButtonItem.menu = \(menu) }
        action addNewItem(sender) { log "added" }
      """)
    try app.tap("+")
    #expect(app.logs == ["added"])
    try app.touch("+", .press(milliseconds: 700))
    #expect(entries(app) == ["Note", "Locked", "Other"])
  }

  /// A Swift class with a menu at its button.
  private struct Choosing: MenuDelegate {
    struct State: Hashable, Sendable { var chosen: [String] = [] }
    let initialState = State()

    func viewDidLoad(_ controller: inout Instance) {
      controller.setMenu(
        MenuContent(
          "", [.action(.init("First")), .menu(MenuContent("More", [.action(.init("Last"))]))]),
        of: "button", isPrimaryAction: true)
    }

    func menu(_ controller: inout Instance, didChoose action: MenuContent.Action) {
      controller.state.chosen.append(action.title)
    }
  }

  @Test("MENU-02: Swift code is told of a choice from a button's submenu")
  func swift() throws {
    var walk = try SketchedApp(
      Sketch("a", "viewController", class: "AViewController")
        .view("<button id=\"b\"><state key=\"normal\" title=\"Sort\"/></button>")
        .outlet("button", "b")
    ).launch(["AViewController": Choosing()])
    try walk.tap("Sort")
    try walk.tap("More")
    try walk.tap("Last")
    let id = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.state(of: id, as: Choosing.self)?.chosen == ["Last"])
  }
}
