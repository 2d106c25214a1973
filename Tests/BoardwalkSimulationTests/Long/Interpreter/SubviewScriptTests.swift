import BoardwalkPlatform
import Testing

@testable import BoardwalkSimulation

@Suite("Subviews added by behaviors")
struct SubviewScriptTests {
  private static let scene = """
    storyboard

    viewController start: StartViewController, initial {
      view {
        button "Go" (8, 60, 80 x 30) { action touchUpInside -> start.go: }
        view box (8, 100, 300 x 300) {
          label inner "Inside" (8, 8, 100 x 20.5)
          textField field (8, 40, 100 x 34)
        }
      }
      outlet badge -> badge
      outlet box -> box
      outlet field -> field
      outlet inner -> inner
      sceneDock {
        label badge "Badge" (16, 400, 100 x 20.5)
      }
    }

    """

  private func app(_ going: String) throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior StartViewController {
        state count = 0
        action go(sender) {
          count = count + 1
          \(going)
        }
      }
      """, scene: Self.scene)
  }

  @Test("a top-level view is visible after addSubview")
  func loose() throws {
    var app = try app(
      "if count == 1 { addSubview badge to view } else { removeFromSuperview badge }")
    let before = app.simulation.texts
    #expect(!before.contains("Badge"))
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Badge"))
    try app.tap("Go")
    #expect(app.simulation.texts == before)
  }

  @Test("a removed view disappears with its subviews and can return")
  func removed() throws {
    var app = try app(
      "if count == 1 { removeFromSuperview box } else { addSubview box to view }")
    try app.tap("Go")
    #expect(!app.simulation.texts.contains("Inside"))
    #expect(!app.simulation.touchables.contains { $0.role == .field })
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Inside"))
  }

  @Test("a view added elsewhere leaves its superview")
  func moved() throws {
    var app = try app("addSubview inner to view\nremoveFromSuperview box")
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Inside"))
    #expect(app.simulation.texts.count { $0 == "Inside" } == 1)
    app = try self.app("addSubview box to inner")
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Inside"), "no view is put into what it holds")
  }

  @Test("a first responder moved out of a view does not resign with it")
  func movedResponder() throws {
    var app = try app(
      """
      if count == 1 {
        addSubview field to view
        becomeFirstResponder field
      } else {
        removeFromSuperview box
      }
      """)
    try app.tap("Go")
    let id = try #require(app.simulation.frontmost)
    let field = try #require(app.simulation.view("field", of: id))
    #expect(app.simulation.firstResponder == .view(field))
    try app.tap("Go")
    #expect(app.simulation.firstResponder == .view(field))
  }

  @Test("a view removed from a cell leaves the controller's view with the same id in place")
  func equalIDs() throws {
    let app = try ScriptedApp(
      """
      behavior StartViewController {
        viewDidLoad {
          register nib("PhotoCell") for "Photo" in photos
          addSubview photo to box
        }
        items { 3 }
        cell "Photo" { }
      }
      """,
      scene: """
        storyboard

        viewController start: StartViewController, initial {
          view {
            imageView photo (0, 0, 50 x 50)  #pho-to-001
            view box (0, 50, 375 x 50)
            collectionView photos (0, 100, 375 x 500) {
              collectionViewFlowLayout, itemSize: size(80, 120)
              outlet dataSource -> start
            }
          }
          outlet photo
          outlet box
          outlet photos
        }

        """,
      nibs: [
        "PhotoCell": """
        xib

        collectionViewCell cell (0, 0, 50 x 50) {
          view (0, 0, 50 x 50) {
            imageView photo (0, 0, 50 x 50)  #pho-to-001
          }
          outlet photo
        }

        """
      ])
    var simulation = app.simulation
    let id = try #require(simulation.frontmost)
    let own = try #require(simulation.view("photo", of: id))
    let list = try #require(simulation.list("photos", of: id))
    let cell = try #require(simulation.cell(at: ItemPath(item: 0), in: list))
    let ofCell = try #require(simulation.view("photo", in: cell))
    try #require(own.object == ofCell.object)
    simulation.removeFromSuperview(ofCell)
    #expect(simulation.superview(of: own) == simulation.view("box", of: id))
  }

  @Test("a removed first responder resigns (RESP-04)")
  func responder() throws {
    var app = try app(
      "if count == 1 { becomeFirstResponder field } else { removeFromSuperview box }")
    try app.tap("Go")
    #expect(app.simulation.keyboard != nil)
    try app.tap("Go")
    #expect(app.simulation.keyboard == nil)
    #expect(app.simulation.firstResponder == nil)
  }
}
