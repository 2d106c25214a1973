import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Views of parentless controllers")
struct ParentlessControllerViewTests {
  private static let scene = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> host
    }

    viewController host: HostViewController {
      view {
        button "Add" (16, 84, 100 x 30) { action touchUpInside -> host.add: }
        button "Adopt" (16, 124, 100 x 30) { action touchUpInside -> host.adopt: }
        button "Remove" (16, 164, 100 x 30) { action touchUpInside -> host.take: }
        button "Go" (16, 204, 100 x 30) { segue show -> next "go" }
        view box (0, 300, 375 x 200)
      }
      outlet box
    }

    viewController card: CardViewController, storyboardIdentifier: Card {
      view {
        label "Card" (16, 20, 100 x 20)
      }
    }

    viewController next: NextViewController {
      view
    }

    """

  private func app() throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior HostViewController {
        state card = nil
        action add(sender) {
          card = instantiate "Card"
          addSubview card.view to box
          log "\\(card.parent == nil), \\(children.count)"
        }
        action adopt(sender) {
          addChild card
          log "\\(card.parent == self), \\(children.count)"
        }
        action take(sender) { removeFromSuperview card.view }
      }
      behavior CardViewController {}
      behavior NextViewController {}
      """, scene: Self.scene)
  }

  @Test("APP-10: a parentless controller's view is shown in another controller's view")
  func added() throws {
    var app = try app()
    try app.tap("Add")
    #expect(app.simulation.exception == nil)
    #expect(app.logs == ["true, 0"])
    #expect(app.simulation.texts.contains("Card"))
    #expect(app.trace.contains("Card viewDidAppear"))
    #expect(!app.trace.contains { $0.contains("Move(toParent") })
  }

  @Test("APP-10: a parentless controller's view appears and disappears with its superview")
  func covered() throws {
    var app = try app()
    try app.tap("Add")
    try app.tap("Go")
    #expect(app.trace.contains("Card viewDidDisappear"))
    try app.back()
    #expect(app.trace.contains("Card viewDidAppear"))
  }

  @Test("APP-10: addChild after addSubview makes it a child and keeps the view")
  func adopted() throws {
    var app = try app()
    try app.tap("Add")
    try app.tap("Adopt")
    #expect(app.logs == ["true, 1"])
    #expect(app.trace.contains("Card willMove(toParent: Host)"))
    #expect(!app.trace.contains("Card viewWillAppear"))
    #expect(app.simulation.texts.contains("Card"))
  }

  @Test("APP-10: a parentless controller's view can be removed")
  func removed() throws {
    var app = try app()
    try app.tap("Add")
    try app.tap("Remove")
    #expect(!app.simulation.texts.contains("Card"))
    #expect(app.trace.contains("Card viewDidDisappear"))
    try app.tap("Add")
    #expect(app.simulation.texts.contains("Card"))
  }

  @Test("APP-04: a collection view controller's view contains its collection view")
  func collection() throws {
    let app = try ScriptedApp(
      """
      behavior GridViewController: UICollectionViewController {
        items { 0 }
        viewDidLoad {
          log "\\(view == collectionView), \\(view == view)"
          view.backgroundColor = .red
          endEditing view
        }
      }
      """,
      scene: """
        storyboard

        collectionViewController grid: GridViewController, initial {
          collectionView (0, 0, 375 x 667) { collectionViewFlowLayout, itemSize: size(80, 120) }
        }

        """)
    #expect(app.simulation.exception == nil)
    #expect(app.logs == ["false, true"])
  }
}
