import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation
import Testing

@Suite("Preferred content sizes (PRES-04, POP-06)")
struct PreferredSizeTests {
  private static let size =
    "contentSizeForViewInPopover: value, type: size, width: 240, height: 132"

  /// What `scenes` show where the controller `shown` is presented by a segue of the sort `kind`.
  private func layer(
    _ scenes: String, _ kind: String = "popoverPresentation", device: String = "iPad",
    system: Int = 18, change: (inout Simulation) -> Void = { _ in }
  ) throws -> ScreenLayer {
    let anchor = kind == "popoverPresentation" ? ", popoverAnchorView: anchor" : ""
    var simulation = try Sample.launch(
      """
      viewController start: StartViewController, initial {
        view {
          view anchor (100, 100, 60 x 40)
        }
        segue \(kind) -> shown "open"\(anchor)
      }

      """ + scenes, device: device, system: system)
    try simulation.perform(.performSegue("open"))
    change(&simulation)
    return try #require(Screen(simulation).layers.last)
  }

  private static let plain = """
    viewController shown: ShownViewController {
      \(size)
      view
    }

    """

  /// A navigation controller around one that has a preferred size.
  private static let stack = """
    navigationController shown {
      segue rootViewController -> top
    }

    viewController top: TopViewController {
      \(size)
      view
      navigationItem "Top"
    }

    """

  @Test("a popover has its controller's preferred size, else 320 × 480")
  func popovers() throws {
    let layer = try layer(Self.plain)
    #expect(layer.style == .popover)
    #expect(layer.frame.size == LayoutSize(width: 240, height: 132))
    #expect(layer.view.frame == layer.frame)
    let other = try self.layer(Self.plain.replacing(Self.size, with: ""))
    #expect(other.frame.size == LayoutSize(width: 320, height: 480))
  }

  @Test("a popover is at most as large as its screen less margins")
  func limits() throws {
    let size = try layer(Self.plain.replacing("240", with: "2000")).frame.size
    #expect(size == LayoutSize(width: 768 - 20, height: 132))
  }

  @Test(
    "a navigation controller's preferred size is its top's plus the bars",
    arguments: [
      ("", 18, 44), ("", 26, 54), (", toolbarHidden: no", 18, 94),
      (", navigationBarHidden: yes", 18, 0),
    ] as [(String, Int, Double)])
  func stacks(_ attributes: String, _ system: Int, _ bars: Double) throws {
    let scenes = Self.stack.replacing(
      "navigationController shown", with: "navigationController shown\(attributes)")
    let layer = try layer(scenes, system: system)
    // The newest popovers have their arrow inside (ORC-68).
    #expect(layer.frame.size == LayoutSize(width: system < 26 ? 240 : 253, height: 132 + bars))
  }

  @Test("a navigation controller's own preferred size is final")
  func ownSize() throws {
    let layer = try layer(Self.stack) { simulation in
      guard let shown = simulation.presentationChain.last else { return }
      simulation.configure(shown) { $0.preferredContentSize = LayoutSize(width: 300, height: 200) }
    }
    #expect(layer.frame.size == LayoutSize(width: 300, height: 200))
  }

  @Test("a preferred length of 0 is ignored")
  func halves() throws {
    func size(_ width: Double, _ height: Double) throws -> LayoutSize {
      try layer(Self.plain) { simulation in
        guard let shown = simulation.presentationChain.last else { return }
        simulation.configure(shown) {
          $0.preferredContentSize = LayoutSize(width: width, height: height)
        }
      }.frame.size
    }
    #expect(try size(0, 200) == LayoutSize(width: 320, height: 200))
    #expect(try size(200, 0) == LayoutSize(width: 200, height: 480))
  }

  @Test("a form sheet uses the preferred size, a page sheet does not")
  func sheets() throws {
    func frame(_ style: String, _ system: Int = 18) throws -> LayoutRect {
      let scenes = Self.plain.replacing(
        "ShownViewController {", with: "ShownViewController, modalPresentationStyle: \(style) {")
      return try layer(scenes, "presentation", system: system).frame
    }
    #expect(try frame("formSheet") == LayoutRect(x: 264, y: 446, width: 240, height: 132))
    #expect(try frame("formSheet", 26).size == LayoutSize(width: 240, height: 132))
    #expect(try frame("pageSheet").size.width == 712)
  }

  @Test("on a phone a popover becomes a full-width sheet")
  func phones() throws {
    let layer = try layer(Self.plain, device: "iPhone 8")
    #expect(layer.style == .sheet)
    #expect(layer.frame.size.width == 375)
  }
}
