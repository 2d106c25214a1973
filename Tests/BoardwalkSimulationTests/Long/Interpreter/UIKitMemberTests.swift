import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Members of UIKit in behaviors")
struct UIKitMemberTests {
  /// An app whose first screen is a single view with a button and a label.
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      "behavior BoxViewController {\n\(members)\n}\n",
      scene: """
        storyboard

        viewController box: BoxViewController, initial {
          view (0, 0, 375 x 667) {
            view pad (16, 100, 200 x 100)
            button go "Go" (16, 220, 100 x 34) { action touchUpInside -> box.go: }
          }
          outlet pad
          outlet go
        }

        """)
  }

  @Test("a controller's own style is that of its traits, and it observes the change")
  func style() throws {
    var app = try app(
      """
      action go(sender) { overrideUserInterfaceStyle = .dark }
      traitCollectionDidChange {
        log "\\(previousTraitCollection.userInterfaceStyle) \\(traitCollection.userInterfaceStyle)"
      }
      """)
    try app.tap("Go")
    #expect(app.logs == ["light dark"])
    try app.tap("Go")
    #expect(app.logs.isEmpty, "the style is the same")
  }

  @Test("a translation that code sets is counted from there")
  func translation() throws {
    var app = try app(
      """
      state total = 0.0
      viewDidLoad {
        pad.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
      }
      action panned(pan) {
        total += pan.translation(in: view).x
        pan.setTranslation(.zero, in: view)
        if pan.state == .ended { log "\\(total.rounded()) \\(pan.translation(in: view).x)" }
      }
      action go(sender) {}
      """)
    let pad = try #require(app.simulation.gestureTargets.first)
    try app.perform(.touch(pad, .drag(right: 30, down: 0)))
    #expect(app.logs == ["30.0 0.0"])
  }

  @Test("a swipe reaches the recognizer of its direction, also without a target")
  func swipe() throws {
    var app = try app(
      """
      viewDidLoad {
        [.left, .right].forEach { direction in
          let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
          swipe.direction = direction
          view.addGestureRecognizer(swipe)
        }
      }
      action swiped(swipe) { log swipe.direction == .left ? "left" : "right" }
      action go(sender) {}
      """)
    try app.perform(.turnPage(.forward, .completed))
    #expect(app.logs == ["left"])
    try app.perform(.turnPage(.reverse, .completed))
    #expect(app.logs == ["right"])
  }

  @Test("the text of a button's label is its title")
  func titleLabel() throws {
    var app = try app(
      "action go(sender) { log \"\\(sender.titleLabel?.text) \\(sender.currentTitle)\" }")
    try app.tap("Go")
    #expect(app.logs == ["Go Go"])
  }

  @Test("a background view is behind the rows until it is taken away")
  func background() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          let label = UILabel()
          label.text = "Nothing here"
          tableView.backgroundView = label
          log tableView.backgroundView?.text
        }
        rows { 0 }
        sectionIndexTitles { ["A"] }
        action addNewItem(sender) {
          tableView.backgroundView = nil
          log "\\(tableView.backgroundView == nil) \\(tableView.subviews.count)"
        }
      }

      """)
    #expect(app.logs == ["Nothing here"])
    try app.tap("add")
    #expect(app.logs == ["true 0"])
  }
}
