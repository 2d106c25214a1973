import BoardwalkSimulation
import Testing

@Suite("Navigation in behaviors")
struct NavigationScriptTests {
  @Test("a form is presented in its own stack with items set by code (S4-01 … S4-15)")
  func modal() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        block finished { log "finished" }
        action addNewItem(sender) {
          let detail = DetailController(forNewItem: true)
          detail.dismissBlock = finished
          let navigation = UINavigationController(rootViewController: detail)
          navigation.modalPresentationStyle = .formSheet
          present navigation then { log "presented" }
        }
      }
      behavior DetailController: UIViewController {
        state dismissBlock = nil
        init(forNewItem isNew) {
          title = "New"
          if isNew {
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, action: save)
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, action: "cancel:")
          }
        }
        action save(sender) {
          log "from \\(presentingViewController == navigationController.presentingViewController)"
          dismiss presentingViewController then { run dismissBlock }
        }
        deinit { log "gone" }
      }
      """)
    try app.tap("+")
    #expect(app.simulation.exception == nil, "\(String(describing: app.simulation.exception))")
    #expect(app.title == "New")
    #expect(app.logs == ["presented"])
    var unfinished = app
    try unfinished.tap("Cancel")
    #expect(
      unfinished.simulation.exception?.reason
        == "-[DetailController cancel:]: unrecognized selector sent to instance")
    #expect(app.simulation.presentationChain.count == 2)
    try app.tap("Done")
    #expect(app.logs == ["from true", "finished", "gone"])
    #expect(app.simulation.presentationChain.count == 1)
  }

  @Test("the single bar item property is the first of its side (BAR-09)")
  func barItems() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          navigationItem.leftBarButtonItems = [
            UIBarButtonItem(systemItem: .done, action: done),
            UIBarButtonItem(systemItem: .cancel, action: done),
          ]
        }
        action addNewItem(sender) {
          let items = navigationItem.leftBarButtonItems
          log "\\(items.count) \\(navigationItem.leftBarButtonItem == items.first)"
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .save, action: done)
          log "\\(navigationItem.leftBarButtonItems.count)"
        }
        action done(sender) {}
      }
      """)
    try app.tap("+")
    #expect(app.logs == ["2 true", "1"])
  }

  @Test("an initializer marked as unavailable raises (S4-04, S4-05)")
  func wrongInitializer() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) { push DetailController() }
      }
      behavior DetailController: UIViewController {
        init(nibName) { throw "Wrong initializer", reason: "Use initForNewItem:" }
        init(forNewItem isNew) {}
      }
      """)
    try app.tap("+")
    #expect(app.simulation.exception?.name == "Wrong initializer")
    #expect(app.simulation.exception?.reason == "Use initForNewItem:")
  }

  @Test("a forced cast fails after the root becomes a container (S2-07, S2-08, EXC-40)")
  func casts() throws {
    let app = try ScriptedApp(
      """
      behavior AppDelegate: UIApplicationDelegate {
        didFinishLaunching { let list = window.rootViewController as! ItemsViewController }
      }
      """)
    #expect(
      app.simulation.exception?.reason
        == "Could not cast value of type 'UINavigationController' to 'ItemsViewController'.")
    let mended = try ScriptedApp(
      """
      behavior AppDelegate: UIApplicationDelegate {
        didFinishLaunching {
          let navigation = window.rootViewController as! UINavigationController
          let list = navigation.topViewController as! ItemsViewController
          list.store = ["a"]
          log "loaded \\(list.isViewLoaded), \\((list as? DetailViewController).isNil)"
        }
      }
      behavior ItemsViewController {
        state store = []
        viewDidLoad { log "store \\(store)" }
      }
      """)
    #expect(mended.logs == ["loaded false, true", "store [a]"])
  }

  @Test("one class is pushed for several levels with separate state (S0-22 … S0-27)")
  func levels() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) {
          push Level(number: 1)
          push Level(number: 2)
          let numbers = map number over navigationController.viewControllers
          log "\\(navigationController.viewControllers.count)"
        }
        state number = 0
        viewDidAppear { log "here" }
      }
      behavior Level: UIViewController {
        state number = nil
        init(number) { self.number = number }
        viewDidAppear {
          post "Path", path: map number over navigationController.viewControllers
          if number == 2 { popToRoot }
        }
      }
      behavior AppDelegate: UIApplicationDelegate {
        didFinishLaunching {}
        observe "Path" { log "path \\(userInfo.path)" }
      }
      """)
    try app.tap("+")
    #expect(app.logs.contains("3"))
    #expect(app.logs.contains("path [0, 1, 2]"))
    #expect(app.logs.last == "here")
  }

  @Test("scenes are instantiated and segues performed, and unknown ones raise (EXC-07, EXC-11)")
  func scenes() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) {
          let detail = instantiate "Detail"
          detail.title = "Made"
          push detail, animated: false
        }
      }
      behavior DetailViewController {
        action save(sender) { performSegue "nothing" }
      }
      """)
    try app.tap("+")
    #expect(app.title == "Made")
    try app.tap("Save")
    #expect(
      app.simulation.exception?.reason.contains("has no segue with identifier 'nothing'") == true)
  }

  @Test("animations and timers complete on the virtual clock (S1-42)")
  func time() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        action save(sender) {
          animate 0.2 { sender.alpha = 0 } then {
            log "\\(sender.alpha)"
            animate 0.2 { sender.alpha = 1 } then { log "\\(sender.alpha)" }
          }
          after 1 { log "later" }
          log "at once"
        }
      }
      """)
    try app.tap("Rusty Spork")
    let start = app.simulation.clock
    try app.tap("Save")
    #expect(app.logs == ["at once", "0.0", "1.0"])
    #expect(app.simulation.clock - start == 400)
    app.wait(1000)
    #expect(app.logs == ["later"])
  }
}
