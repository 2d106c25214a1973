import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Gestures in running apps")
struct SimulationGestureTests {
  /// A screen whose view `box` holds `content`, with recognizers as a document spells them.
  private func walk(
    _ recognizers: String = "", of view: String = "box", _ content: String = "",
    _ code: GestureCode = GestureCode()
  ) throws -> Walk {
    let ids = recognizers.components(separatedBy: "id=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first.map(String.init)
    }.filter { $0.hasPrefix("g") }
    let outlets = ids.map {
      "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" id=\"o-\($0)\"/>"
    }.joined()
    let app = try SketchedApp(
      Sketch("a").view(
        """
        <view id="box" userLabel="Box"><subviews>\(content)</subviews>
        <connections>\(view == "box" ? outlets : "")</connections></view>
        """
      ).object(recognizers).outlet("box", "box"))
    return app.launch(["AViewController": code])
  }

  private func recognizer(_ element: String, _ id: String, _ attributes: String = "") -> String {
    """
    <\(element) id="\(id)" \(attributes)><connections>
    <action selector="seen:" destination="a" id="\(id.dropFirst())a"/>
    <outlet property="delegate" destination="a" id="\(id.dropFirst())d"/></connections></\(element)>
    """
  }

  /// Lets fingers do `motion` on what is called `name`.
  private func touch(_ walk: inout Walk, _ name: String, _ motion: FingerMotion) throws {
    let all = walk.simulation.touchables + walk.simulation.gestureTargets
    let target = try #require(all.first { $0.texts.contains(name) || $0.id == name })
    try walk.perform(.touch(target, motion))
  }

  @Test("GES-01: continuous gestures send an action per change, discrete ones one")
  func steps() throws {
    var walk = try walk(recognizer("pinchGestureRecognizer", "g1"))
    try touch(&walk, "Box", .pinch(by: 2))
    #expect(walk.logs.first == "g1 began")
    #expect(walk.logs.last == "g1 ended")
    #expect(Set(walk.logs) == ["g1 began", "g1 changed", "g1 ended"])
    var other = try self.walk(recognizer("swipeGestureRecognizer", "g1", "direction=\"left\""))
    try touch(&other, "Box", .swipe(.left))
    #expect(other.logs == ["g1 ended"])
    try touch(&other, "Box", .swipe(.right))
    #expect(other.logs.isEmpty)
  }

  @Test("GES-02: a view's recognizers receive touches of its subviews")
  func ancestors() throws {
    let label = "<label id=\"l\" text=\"Inside\"/>"
    var walk = try walk(
      recognizer("longPressGestureRecognizer", "g1"), "<view id=\"in\">\(label)</view>",
      GestureCode { code in
        code.onLoad = { $0.addGestureRecognizer("own", .pinch, action: "seen:") }
      })
    try touch(&walk, "Box", .press(milliseconds: 600))
    #expect(walk.logs == ["g1 began", "g1 ended"])
    try touch(&walk, "Box", .pinch(by: 0.5))
    #expect(walk.logs.first == "own began", "of the controller's own view")
  }

  private static let button = """
    <button id="b" userLabel="Button"><connections>
    <action selector="touched:" destination="a" eventType="touchDown" id="b1"/>
    <action selector="touched:" destination="a" eventType="touchUpInside" id="b2"/>
    <action selector="touched:" destination="a" eventType="touchCancel" id="b3"/>
    <action selector="touched:" destination="a" eventType="touchUpOutside" id="b4"/>
    <action selector="touched:" destination="a" eventType="touchDownRepeat" id="b5"/>
    </connections></button>
    """

  /// The events that the button of `walk` has told of.
  private func events(_ walk: Walk) -> [String] {
    walk.entries.compactMap { entry in
      if case .action("touched:", _) = entry.event { entry.text } else { nil }
    }
  }

  @Test("GES-03: recognition cancels a view's touches unless disabled")
  func cancelling() throws {
    for (attributes, expected) in [("", 2), ("cancelsTouchesInView=\"NO\"", 2)] {
      var walk = try walk(
        recognizer("longPressGestureRecognizer", "g1", attributes), Self.button)
      try touch(&walk, "Button", .press(milliseconds: 600))
      #expect(walk.logs.filter { $0 != "touched" } == ["g1 began", "g1 ended"])
      #expect(events(walk).count == expected)
      #expect(walk.logs.last == (attributes.isEmpty ? "g1 ended" : "touched"))
    }
  }

  @Test("GES-04: shouldBegin fails a gesture, and shouldReceive hides touches")
  func delegates() throws {
    for refusal in ["g1", "g1 on box"] {
      var walk = try walk(
        recognizer("pinchGestureRecognizer", "g1"), "", GestureCode { $0.refusals = [refusal] })
      try touch(&walk, "Box", .pinch(by: 2))
      #expect(walk.logs.isEmpty, "\(refusal)")
    }
  }

  @Test("GES-05: recognizers exclude each other unless a delegate allows both")
  func together() throws {
    let both =
      recognizer("swipeGestureRecognizer", "g1") + recognizer("panGestureRecognizer", "g2")
    var walk = try walk(both)
    try touch(&walk, "Box", .swipe(.right))
    #expect(!walk.logs.contains("g1 ended"), "the pan began first")
    #expect(walk.logs.contains("g2 ended"))
    var social = try self.walk(both, "", GestureCode { $0.isSocial = true })
    try touch(&social, "Box", .swipe(.right))
    #expect(social.logs.contains("g1 ended"))
    #expect(social.logs.contains("g2 ended"))
  }

  @Test("GES-06: a disabled recognizer receives nothing")
  func disabled() throws {
    var walk = try walk(
      recognizer("pinchGestureRecognizer", "g1")
        + recognizer("panGestureRecognizer", "g2", "enabled=\"NO\""),
      "", GestureCode { $0.onLoad = { $0.setEnabled(false, recognizer: "g1") } })
    try touch(&walk, "Box", .pinch(by: 2))
    try touch(&walk, "Box", .drag(right: 50, down: 0))
    #expect(walk.logs.isEmpty)
  }

  @Test("GES-08: a tap requires a double tap to fail")
  func requirement() throws {
    let code = GestureCode { code in
      code.onLoad = { controller in
        controller.addGestureRecognizer("one", .tap(), to: "box", action: "seen:")
        controller.addGestureRecognizer("two", .tap(taps: 2), to: "box", action: "seen:")
        controller.require("one", toFail: "two")
      }
    }
    var walk = try walk("", "", code)
    try touch(&walk, "Box", .tap(count: 2))
    #expect(walk.logs == ["two ended"])
    let start = walk.simulation.clock
    try touch(&walk, "Box", .tap())
    #expect(walk.logs == ["one ended"])
    #expect(walk.simulation.clock > start + 300, "it had to wait")
  }

  @Test("GES-09, S2-26, S2-28: a tap recognizer of a superview takes no taps from controls")
  func background() throws {
    var walk = try walk(
      recognizer("tapGestureRecognizer", "g1"), Self.button + "<label id=\"l\" text=\"Label\"/>")
    try walk.tap("Button")
    #expect(walk.logs == ["touched", "touched"])
    try walk.tap("Box")
    #expect(walk.logs == ["g1 ended"])
    #expect(walk.trace == "A seen: from \"Box\"\ng1 ended")
  }

  @Test("GES-09: a tap recognizer prevents row selection")
  func rows() throws {
    let table = """
      <tableView id="t" dataMode="static"><sections><tableViewSection id="s"><cells>
      <tableViewCell id="cell" userLabel="Row"><connections>
      <segue destination="a" kind="presentation" identifier="x" id="seg"/></connections>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """
    var walk = try walk(recognizer("tapGestureRecognizer", "g1"), table)
    try walk.tap("Row")
    #expect(walk.logs == ["g1 ended"])
    #expect(walk.chain == ["A"])
    var plain = try self.walk("", table)
    try plain.tap("Row")
    #expect(plain.chain.count == 2)
  }

  @Test("GES-10, S2-28: a tap on a text field edits it without the background's recognizer")
  func field() throws {
    var walk = try walk(
      recognizer("tapGestureRecognizer", "g1"), "<textField id=\"f\" userLabel=\"Field\"/>")
    try walk.tap("Field")
    #expect(walk.logs.isEmpty)
    #expect(walk.simulation.keyboard != nil)
  }

  @Test("GES-11, S1-51: a pinch reports its scale, above 1 for apart")
  func scale() throws {
    for scale in [2.0, 0.5] {
      let code = GestureCode { code in
        code.onStep = { controller, recognizer in
          controller["box"]?.transform = .scale(recognizer.scale, recognizer.scale)
        }
      }
      var walk = try walk(recognizer("pinchGestureRecognizer", "g1"), "", code)
      try touch(&walk, "Box", .pinch(by: scale))
      let view = ViewID("box", of: try walk.id("A"))
      #expect(walk.simulation[view]?.transform == .scale(scale, scale))
    }
  }

  @Test("a rotation and a pan report their amounts")
  func measures() throws {
    let code = GestureCode { code in
      code.onStep = { controller, recognizer in
        guard recognizer.state == .ended else { return }
        controller.log("\((recognizer.rotation * 180 / .pi).rounded())")
        controller.log("\(recognizer.translation.x.rounded()) \(recognizer.translation.y)")
      }
    }
    var turning = try walk(recognizer("rotationGestureRecognizer", "g1"), "", code)
    try touch(&turning, "Box", .rotate(degrees: 90))
    #expect(turning.logs.suffix(3) == ["g1 ended", "90.0", "0.0 0.0"])
    var moving = try walk(recognizer("panGestureRecognizer", "g1"), "", code)
    try touch(&moving, "Box", .drag(right: 100, down: 0))
    #expect(moving.logs.suffix(3) == ["g1 ended", "0.0", "100.0 0.0"])
  }

  @Test(
    "GES-12, S1-50: a scroll view pinches only if it zooms, and a custom pinch can precede it"
  )
  func scrollViews() throws {
    let code = GestureCode { code in
      code.onLoad = { controller in
        let names = controller.gestureRecognizers(of: "scroll").map(\.name)
        controller.log(names.joined(separator: ", "))
        controller.addGestureRecognizer("mine", .pinch, to: "scroll", action: "seen:")
        for name in names where name.hasSuffix("pinch") {
          controller.require(name, toFail: "mine")
        }
      }
    }
    for (zoom, names) in [
      ("", "scroll view pan"), ("maximumZoomScale=\"3\"", "scroll view pan, scroll view pinch"),
    ] {
      let app = try SketchedApp(
        Sketch("a").view("<scrollView id=\"s\" userLabel=\"Scroll\" \(zoom)/>")
          .outlet("scroll", "s"))
      var walk = app.launch(["AViewController": code])
      #expect(walk.logs == [names])
      let before = walk.simulation
      try touch(&walk, "Scroll", .pinch(by: 2))
      #expect(walk.logs.last == "mine ended", "\(zoom)")
      #expect(walk.simulation == before)
    }
  }

  @Test("GES-13: a long press begins after half a second and ends with the touch")
  func longPress() throws {
    var walk = try walk(
      recognizer("longPressGestureRecognizer", "g1"), "",
      GestureCode { $0.onStep = { controller, _ in controller.log("\(controller.time)") } })
    try touch(&walk, "Box", .press(milliseconds: 400))
    #expect(walk.logs.isEmpty)
    walk = try self.walk(
      recognizer("longPressGestureRecognizer", "g1"), "",
      GestureCode { $0.onStep = { controller, _ in controller.log("\(controller.time)") } })
    try touch(&walk, "Box", .press(milliseconds: 800))
    #expect(walk.logs == ["g1 began", "0.5", "g1 ended", "0.8"])
  }

  @Test("an edge pan begins only at its edge")
  func edges() throws {
    let edges = "<rectEdge key=\"edges\" right=\"YES\"/>"
    let element = """
      <screenEdgePanGestureRecognizer id="g1">\(edges)<connections>
      <action selector="seen:" destination="a" id="x"/></connections></screenEdgePanGestureRecognizer>
      """
    var walk = try walk(element)
    try touch(&walk, "Box", .edgeDrag(.left))
    #expect(walk.logs.isEmpty)
    try touch(&walk, "Box", .edgeDrag(.right))
    #expect(walk.logs.last == "g1 ended")
  }

  @Test("CTL-01, CTL-02: button touches send events inside, outside, repeated and cancelled")
  func control() throws {
    func trace(_ motion: FingerMotion, _ recognizers: String = "") throws -> [String] {
      let events = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragExit", "touchDragOutside",
        "touchUpInside", "touchUpOutside", "touchCancel", "primaryActionTriggered",
      ]
      let actions = events.map {
        "<action selector=\"\($0):\" destination=\"a\" eventType=\"\($0)\" id=\"c-\($0)\"/>"
      }.joined()
      let app = try SketchedApp(
        Sketch("a").view(
          """
          <button id="b" userLabel="Button"><connections>\(actions)</connections></button>
          """))
      var walk = app.launch()
      try walk.perform(.touch(walk.touchable("Button"), motion))
      var result: [String] = []
      for entry in walk.entries {
        guard case .action(let selector, _) = entry.event, result.last != selector else { continue }
        result.append(selector)
      }
      return result
    }
    #expect(
      try trace(.press(milliseconds: 100)) == [
        "touchDown:", "primaryActionTriggered:", "touchUpInside:",
      ])
    #expect(
      try trace(.drag(right: 50, down: 0)) == [
        "touchDown:", "touchDragInside:", "primaryActionTriggered:", "touchUpInside:",
      ])
    #expect(
      try trace(.drag(right: 200, down: 0)) == [
        "touchDown:", "touchDragInside:", "touchDragExit:", "touchDragOutside:", "touchUpOutside:",
      ])
    #expect(try trace(.tap(count: 2)).contains("touchDownRepeat:"))
  }

  @Test("CTL-04: hidden, transparent and noninteractive views are not hit")
  func hitTesting() throws {
    for attributes in ["hidden=\"YES\"", "alpha=\"0.005\"", "userInteractionEnabled=\"NO\""] {
      let app = try SketchedApp(
        Sketch("a").view("<view id=\"box\" userLabel=\"Box\" \(attributes)><connections>")
          .view(
            """
            <outletCollection property="gestureRecognizers" destination="g1" id="o"/></connections>
            </view>
            """
          ).object(recognizer("pinchGestureRecognizer", "g1")))
      #expect(app.launch().simulation.gestureTargets.isEmpty, "\(attributes)")
    }
    #expect(
      try walk(recognizer("pinchGestureRecognizer", "g1")).simulation.gestureTargets.count == 1)
  }

  @Test("a recognizer's segue is performed once when its gesture begins")
  func segue() throws {
    let element = """
      <pinchGestureRecognizer id="g1"><connections>
      <segue destination="b" kind="presentation" id="s"/></connections></pinchGestureRecognizer>
      """
    let app = try SketchedApp(
      Sketch("a").view(
        """
        <view id="box" userLabel="Box"><connections>
        <outletCollection property="gestureRecognizers" destination="g1" id="o"/></connections></view>
        """
      ).object(element), Sketch("b"))
    var walk = app.launch()
    try touch(&walk, "Box", .pinch(by: 2))
    #expect(walk.chain == ["A", "B"])
    #expect(walk.logs.isEmpty)
  }

  @Test("code can remove its recognizers")
  func removed() throws {
    var walk = try walk(
      "", "",
      GestureCode { code in
        code.onLoad = { $0.addGestureRecognizer("tap", .tap(), to: "box", action: "seen:") }
        code.onStep = { controller, recognizer in
          controller.removeGestureRecognizer(recognizer.name)
        }
      })
    let before = walk.simulation
    try touch(&walk, "Box", .tap())
    #expect(walk.logs == ["tap ended"])
    #expect(walk.simulation != before)
    #expect(walk.simulation.gestureTargets.isEmpty)
  }
}
