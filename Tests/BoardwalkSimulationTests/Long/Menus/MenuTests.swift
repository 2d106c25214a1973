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

  @Test("MENU-05: a tap on the preview of a context menu shows the previewed controller")
  func preview() throws {
    var app = try app(
      """
      contextMenuForRow {
          UIContextMenuConfiguration(
            identifier: indexPath,
            previewProvider: { storyboard?.instantiateViewController(withIdentifier: "Detail") },
            actionProvider: { _ in UIMenu(children: [UIAction(title: "Note", handler: note)]) })
        }
        willPerformPreviewAction {
          animator.addCompletion {
            log "\\(configuration.identifier.row)"
            show(animator.previewViewController, sender: self)
          }
        }
      """)
    try app.touch("b", .press(milliseconds: 700))
    #expect(app.trace.contains("Detail viewDidLoad"))
    try app.perform(.tapPreview)
    #expect(app.logs == ["1"])
    #expect(app.title == "Item")
    #expect(entries(app) == [])
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

  @Test("MENU-02: Swift code is notified of a choice from a button's submenu")
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

  private static let photo = """
    storyboard

    viewController screen: PhotoController, initial {
      view {
        imageView photo (16, 40, 200 x 100), userLabel: Photo, userInteractionEnabled: yes
      }
      outlet photo
    }

    """

  /// An app with an interaction, after a long press on its photo.
  private func pressedPhoto(_ menu: String) throws -> ScriptedApp {
    var app = try ScriptedApp(
      """
      behavior PhotoController {
        viewDidLoad { photo.addInteraction(UIContextMenuInteraction(delegate: self)) }
        contextMenu { \(menu) }
        block save { log "saved" }
      }

      """, scene: Self.photo)
    let photo = try #require(app.simulation.gestureTargets.first)
    try app.perform(.touch(photo, .press(milliseconds: 700)))
    return app
  }

  @Test("MENU-03: a long press on a view with an interaction shows the menu of its delegate")
  func interaction() throws {
    var app = try pressedPhoto("UIMenu(children: [UIAction(title: \"Save\", handler: save)])")
    #expect(app.heard == ["contextMenuInteraction photo"])
    #expect(entries(app) == ["Save"])
    try app.tap("Save")
    #expect(app.logs == ["saved"])
  }

  @Test("MENU-03: a delegate without a menu shows none, and one in a configuration counts")
  func withoutMenu() throws {
    #expect(try entries(pressedPhoto("nil")) == [])
    let menu = "UIMenu(children: [UIAction(title: \"Save\", handler: save)])"
    #expect(
      try entries(
        pressedPhoto("UIContextMenuConfiguration(identifier: nil, menu: \(menu))")) == ["Save"])
  }
}
