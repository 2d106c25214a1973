import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Gesture recognizers in behaviors")
struct GestureScriptTests {
  private static let pinching = """
    items { 20 }
    cell "Cell" { title.text = "\\(indexPath.item)" }
    viewDidLoad {
      let pinch = UIPinchGestureRecognizer(action: pinched)
      requireFailure of pinch by filter other in collectionView.gestureRecognizers where (other as? UIPinchGestureRecognizer) != nil
      addGestureRecognizer pinch to collectionView
    }
    action pinched(sender) {
      collectionViewLayout.itemSize = size(80 * sender.scale, 120 * sender.scale)
      invalidateLayout collectionViewLayout
      if sender.state == .ended { log "\\(sender.scale)" }
    }
    """

  @Test("a pinch changes the item size (S1-50 … S1-52, GES-11, FLOW-26)")
  func pinch() throws {
    var app = try ScriptedApp(grid: Self.pinching)
    #expect(Set(try app.frames().map(\.minX)).count == 3)
    try app.touch("0", .pinch(by: 2))
    #expect(app.logs == ["2.0"])
    #expect(try app.frames().allSatisfy { $0.size == LayoutSize(width: 160, height: 240) })
    #expect(Set(try app.frames().map(\.minX)).count == 2)
    try app.touch("0", .pinch(by: 0.5))
    #expect(
      try app.frames().first?.size == LayoutSize(width: 40, height: 60), "together makes smaller")
    #expect(Set(try app.frames().map(\.minX)).count > 3)
  }

  @Test("a pinch asks once for the view that it scales")
  func zooming() throws {
    var app = try ScriptedApp(
      """
      behavior PhotosController {
        viewForZooming {
          log "asked"
          return photo
        }
        scrollViewWillBeginZooming { log "\\(view == photo)" }
        scrollViewDidEndZooming { log "\\(view == photo) \\(scale)" }
      }

      """,
      scene: """
        storyboard

        viewController photos: PhotosController, initial {
          view {
            scrollView zoomer (0, 100, 200 x 200), maximumZoomScale: 3, userLabel: "Zoomer" {
              view photo (0, 0, 200 x 200)
              outlet delegate -> photos
            }
          }
          outlet photo
        }

        """)
    try app.take(.pinch("Zoomer", by: 2))
    #expect(app.logs == ["asked", "true", "true 2.0"])
  }

  @Test("recognizers wait for others, a tap until two fail (GES-08)")
  func requirement() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        viewDidLoad {
          let one = UITapGestureRecognizer(action: single)
          let two = UITapGestureRecognizer(action: double, numberOfTapsRequired: 2)
          addGestureRecognizer one to nameLabel
          addGestureRecognizer two to nameLabel
          requireFailure of two by one
          let pan = UIPanGestureRecognizer()
          pan.action = panned
          addGestureRecognizer pan to nameLabel
          nameLabel.isUserInteractionEnabled = true
          log "\\(nameLabel.gestureRecognizers.count)"
        }
        action single(sender) { log "one" }
        action double(sender) { log "two on \\(sender.view.text)" }
        action panned(sender) {
          if sender.state == .ended { log "\\(round(sender.translation.x)) \\(sender.rotation)" }
        }
      }
      """)
    try app.tap("Rusty Spork")
    #expect(app.logs == ["3"])
    try app.touch("Name", .tap(count: 2))
    #expect(app.logs == ["two on Name"])
    try app.touch("Name", .tap())
    #expect(app.logs == ["one"])
    try app.touch("Name", .drag(right: 60, down: 0))
    #expect(app.logs == ["60.0 0.0"])
  }

  @Test("invalid recognizer settings fall back to the defaults")
  func nonsense() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        viewDidLoad {
          let tap = UITapGestureRecognizer(action: tapped)
          tap.numberOfTapsRequired = -3
          tap.numberOfTouchesRequired = 0
          let press = UILongPressGestureRecognizer(action: pressed, minimumPressDuration: -1)
          addGestureRecognizer tap to nameLabel
          addGestureRecognizer press to nameLabel
          nameLabel.isUserInteractionEnabled = true
        }
        action tapped(sender) { log "tapped" }
        action pressed(sender) { log "\\(sender.state)" }
      }
      """)
    try app.tap("Rusty Spork")
    try app.touch("Name", .tap())
    #expect(app.logs == ["tapped"])
    try app.touch("Name", .press(milliseconds: 700))
    #expect(app.logs == ["began", "ended"])
  }

  @Test("a delegate knows the recognizer that asks it, and how the finger has moved (GES-04)")
  func delegate() throws {
    var app = try ScriptedApp(
      """
      class DetailViewController: UIViewController, UIGestureRecognizerDelegate {
        private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
        override func viewDidLoad() {
          super.viewDidLoad()
          pan.delegate = self
          nameLabel.addGestureRecognizer(pan)
          let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
          nameLabel.addGestureRecognizer(press)
          press.delegate = self
          nameLabel.isUserInteractionEnabled = true
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          guard gestureRecognizer == pan,
            let moving = gestureRecognizer as? UIPanGestureRecognizer
          else {
            print(gestureRecognizer is UILongPressGestureRecognizer)
            return false
          }
          let velocity = moving.velocity(in: view)
          return gestureRecognizer.view === nameLabel && abs(velocity.x) > abs(velocity.y)
        }
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { touch.view === nameLabel }
        @objc func panned(_ sender: UIPanGestureRecognizer) {
          if sender.state == .ended { print("panned") }
        }
        @objc func pressed(_ sender: UIGestureRecognizer) { print("pressed") }
      }
      """)
    try app.tap("Rusty Spork")
    try app.touch("Name", .drag(right: 60, down: 0))
    #expect(app.logs == ["panned"])
    try app.touch("Name", .drag(right: 0, down: 60))
    #expect(app.logs == [])
    try app.touch("Name", .press(milliseconds: 700))
    #expect(app.logs == ["true"])
  }

  @Test("a recognizer without a delegate asks nobody")
  func missingDelegate() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        viewDidLoad {
          addGestureRecognizer UILongPressGestureRecognizer(action: pressed) to nameLabel
          nameLabel.isUserInteractionEnabled = true
        }
        gestureRecognizerShouldBegin { false }
        action pressed(sender) { if sender.state == .began { log "pressed" } }
      }
      """)
    try app.tap("Rusty Spork")
    try app.touch("Name", .press(milliseconds: 700))
    #expect(app.logs == ["pressed"])
  }

  @Test("a disabled recognizer receives nothing, and only recognizers can be attached")
  func disabled() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        state press = nil
        viewDidLoad {
          press = UILongPressGestureRecognizer(action: pressed, minimumPressDuration: 0.2)
          addGestureRecognizer press to nameLabel
          nameLabel.isUserInteractionEnabled = true
        }
        action pressed(sender) { log "\\(sender.state)" }
        action save(sender) { press.isEnabled = false }
      }
      """)
    try app.tap("Rusty Spork")
    try app.touch("Name", .press(milliseconds: 300))
    #expect(app.logs == ["began", "ended"])
    try app.tap("Save")
    try app.touch("Name", .press(milliseconds: 300))
    #expect(app.logs.isEmpty)
    var other = try ScriptedApp(
      """
      behavior DetailViewController { viewDidLoad { addGestureRecognizer "pinch" to nameLabel } }
      """)
    try other.tap("Rusty Spork")
    #expect(other.simulation.exception?.reason.hasPrefix("addGestureRecognizer takes") == true)
  }
}
