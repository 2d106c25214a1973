import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Published navigation examples")
struct PublishedNavigationTests {
  @Test("S0-02, S0-16, S0-17: a window accepts a view, and a block embeds its list in a stack")
  func window() throws {
    var app = try ScriptedApp(
      """
      behavior AppDelegate: UIApplicationDelegate {
        block selection(letters) {
          return UINavigationController(rootViewController: LettersController(letters: letters))
        }
        didFinishLaunching {
          let navigation = selection(["a", "b"])
          addSubview navigation.view to window
        }
      }
      behavior LettersController: UITableViewController {
        state letters = []
        init(letters) { self.letters = letters }
        rows { letters }
        cell "0" for letter, style: .default { textLabel.text = letter }
        viewDidAppear { log "\\(letters) in \\(navigationController.viewControllers.count)" }
        didSelectRow { log letters[indexPath.row] }
      }
      """)
    #expect(app.logs == ["[a, b] in 1"])
    try app.tap("b")
    #expect(app.logs == ["b"])
  }

  @Test("S0-06: the root cannot be popped")
  func root() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) {
          pop
          popToRoot
          log "\\(navigationController.viewControllers.count)"
        }
        viewWillDisappear { log "never" }
      }
      """)
    try app.tap("+")
    #expect(app.logs == ["1"])
  }

  @Test("S0-10: a controller outside of a stack has no navigation controller")
  func surroundings() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad { log "\\(navigationController.isNil)" }
        action addNewItem(sender) { present instantiate "Detail" }
      }
      behavior DetailViewController { viewDidLoad { log "\\(navigationController)" } }
      """)
    #expect(app.logs == ["false"])
    try app.tap("+")
    #expect(app.logs == ["nil"])
  }

  @Test("S0-21: a reused cell keeps an accessory that code does not reset")
  func staleSign() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        rows { 60 }
        cell "0", style: .default {
          textLabel.text = text(indexPath.row)
          if indexPath.row == 0 { accessoryType = .disclosureIndicator }
        }
      }
      """)
    #expect(signs(app) == ["0"])
    try app.perform(.scroll(.rows(40)))
    #expect(signs(app).count == 1)
    #expect(signs(app) != ["0"])
  }

  /// What the rows say that show a sign.
  private func signs(_ app: ScriptedApp) -> [String] {
    let cells = app.simulation.touchables.filter { $0.role == .cell }
    return cells.filter { cell in
      let accessory = cell.view.flatMap { app.simulation[$0] }?.accessoryType ?? .none
      return accessory != .none
    }.map(\.name)
  }

  @Test("S2-02, S2-03: a stack lists its controllers, the top last")
  func stack() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) { push instantiate "Detail" }
      }
      behavior DetailViewController {
        viewDidAppear {
          log "\\(navigationController.viewControllers.count)"
          log "\\(navigationController.topViewController == self)"
        }
        action save(sender) { log "\\(navigationController.rootViewController)" }
      }
      """)
    try app.tap("+")
    #expect(app.logs == ["2", "true"])
    try app.tap("Save")
    #expect(app.simulation.exception?.name == "NSUnknownKeyException")
  }

  @Test("S2-37: a bar item is the sender of its action")
  func sender() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) { log "\\(sender == navigationItem.rightBarButtonItem)" }
      }
      """)
    try app.tap("+")
    #expect(app.logs == ["true"])
  }

  @Test("S2-42, S2-43: rows can size themselves, and the status bar has the device's height")
  func heights() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          tableView.rowHeight = .automatic
          tableView.estimatedRowHeight = 65
          log "\\(UIApplication.shared.statusBarFrame.height)"
        }
      }
      """)
    #expect(app.simulation.exception == nil)
    #expect(app.logs == ["20.0"])
  }

  @Test("S2-47: the tapped row determines the pushed controller")
  func choice() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        rows { ["folder", "photo"] }
        cell "0" for kind, style: .default { textLabel.text = kind }
        didSelectRow {
          if indexPath.row == 0 { push FolderController() } else { push PhotoController() }
        }
      }
      behavior FolderController: UITableViewController { init { title = "Folder" } }
      behavior PhotoController: UIViewController { init { title = "Photo" } }
      """)
    try app.tap("photo")
    #expect(app.title == "Photo")
    try app.back()
    try app.tap("folder")
    #expect(app.title == "Folder")
  }
}
