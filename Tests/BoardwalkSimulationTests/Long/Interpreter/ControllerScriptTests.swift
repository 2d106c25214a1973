import BoardwalkBase
import BoardwalkSimulation
import Testing

@Suite("Controller behaviors")
struct ControllerScriptTests {
  @Test("handlers run in UIKit's order (LIFE-10)")
  func order() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        init { log "init" }
        awakeFromNib { log "awake" }
        viewDidLoad { log "loaded \\(isViewLoaded)" }
        viewWillAppear { log "will \\(animated)" }
        viewDidAppear { log "did" }
        viewWillDisappear { log "leaves" }
        prepare "showItem" { log "prepares \\(segue.identifier)" }
        prepare "other" { log "never" }
      }
      behavior DetailViewController {
        viewDidLoad { log "detail" }
        deinit { log "gone" }
      }
      """)
    #expect(app.logs == ["init", "awake", "loaded true", "will false", "did"])
    try app.tap("Rusty Spork")
    #expect(app.logs == ["prepares showItem", "detail", "leaves"])
    try app.back()
    #expect(app.logs == ["will true", "did", "gone"])
  }

  @Test("code sets the preferred content size")
  func preferredContentSize() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          log "\\(preferredContentSize.height)"
          preferredContentSize = CGSize(width: 240, height: 132)
          log "\\(preferredContentSize.width)"
        }
      }
      behavior DetailViewController {}
      """)
    #expect(app.logs == ["0.0", "240.0"])
    let top = try #require(app.simulation.frontmost)
    #expect(
      app.simulation[top]?.modality.preferredContentSize == LayoutSize(width: 240, height: 132))
  }

  @Test("state is passed on before the view loads, and didSet runs (S2-14, S2-33)")
  func prepare() throws {
    var app = try ScriptedApp(
      """
      shared items = [{ name: "Spork" }, { name: "Bear" }]
      behavior ItemsViewController {
        prepare "showItem" { destination.item = items[1] }
      }
      behavior DetailViewController {
        state item = nil
        didSet item { navigationItem.title = item.name }
        viewDidLoad { nameLabel.text = "It is \\(item.name)" }
      }
      """)
    try app.tap("Rusty Spork")
    #expect(app.title == "Bear")
    #expect(app.simulation.texts.contains("It is Bear"))
  }

  @Test("an edit is saved on the way back and shown in the list (S2-15 … S2-17)")
  func sharing() throws {
    var app = try ScriptedApp(
      """
      shared items = [{ name: "Spork", value: 1 }]
      behavior ItemsViewController {
        viewWillAppear { title = items[0].name + " " + text(items[0].value) }
      }
      behavior DetailViewController {
        viewWillDisappear {
          items[0].name = "Bear"
          items[0].value = number("x") ?? items[0].value + 2
        }
      }
      """)
    #expect(app.title == "Spork 1")
    try app.tap("Rusty Spork")
    try app.back()
    #expect(app.title == "Bear 3")
  }

  @Test("actions are handled, and unknown selectors raise (S2-38, EXC-30)")
  func actions() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        state count = 0
        action addNewItem(sender) {
          count = count + 1
          sender.isEnabled = count < 2
          title = "\\(count)"
        }
      }
      behavior DetailViewController {}
      """)
    try app.tap("+")
    try app.tap("+")
    #expect(app.title == "2")
    let add = try #require(app.simulation.touchables.first { $0.texts.contains("+") })
    #expect(!add.isEnabled)
    try app.tap("Rusty Spork")
    try app.tap("Save")
    #expect(app.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      app.simulation.exception?.reason
        == "-[DetailViewController save:]: unrecognized selector sent to instance")
  }

  @Test("outlets show, hide and change views, and are nil before loading")
  func views() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        init { log "label \\(nameLabel)" }
        viewDidLoad {
          nameLabel.isHidden = true
          nameField.text = "typed"
          doneSwitch.isOn = true
        }
        action save(sender) {
          nameLabel.isHidden = !nameLabel.isHidden
          nameLabel.text = nameField.text + " " + (doneSwitch.isOn ? "on" : "off")
          sender.title = "Saved"
        }
      }
      """)
    try app.tap("Rusty Spork")
    #expect(app.logs == ["label nil"])
    #expect(!app.simulation.texts.contains("Name"))
    try app.tap("Save")
    #expect(app.simulation.texts.contains("typed on"))
    #expect(app.simulation.texts.contains("Saved"))
  }
}
