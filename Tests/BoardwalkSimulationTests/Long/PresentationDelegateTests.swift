import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Presentation delegates")
struct PresentationDelegateTests {
  /// A, whose code is `code`, becomes the delegate of what it presents while it prepares.
  private func walk(
    _ code: Decider, style: String = "popover", on device: String = "iPhone 8", system: Int = 18
  ) throws -> Walk {
    let app = try SketchedApp(
      Sketch("a").button("Open", .present("b", style)), Sketch("b"),
      Sketch("c").with("storyboardIdentifier", "C"))
    var walk = app.launch(["AViewController": code]) {
      $0.device = DeviceTable.device(named: device) ?? $0.device
      $0.system = SystemVersion(system)
    }
    try walk.tap("Open")
    return walk
  }

  @Test("LIFE-35: a rejected dismissal calls didAttemptToDismiss")
  func refused() throws {
    var walk = try walk(Decider(allowsEnd: false), style: "pageSheet")
    let before = walk.simulation
    try walk.perform(.dragSheetDown(isCompleted: true))
    #expect(
      walk.trace == """
        A delegate shouldDismiss B: no
        A delegate didAttemptToDismiss B
        heard: attempt at B
        """)
    #expect(walk.simulation == before)
  }

  @Test("LIFE-35, POP-04: delegate calls come before and after a dismissal")
  func heard() throws {
    var walk = try walk(Decider(), on: "iPad")
    try walk.perform(.tapOutside)
    #expect(
      walk.trace == """
        A delegate shouldDismiss B: yes
        A delegate willDismiss B
        heard: will end B
        B viewWillDisappear
        B viewDidDisappear
        A delegate didDismiss B
        heard: ended B
        B deinit
        """)
  }

  @Test("PRES-08: an adaptive style of none keeps a popover on an iPhone")
  func kept() throws {
    let walk = try walk(Decider(style: ModalPresentationStyle.none))
    let b = try #require(walk.simulation[try walk.id("B")])
    #expect(b.presentation?.adaptedStyle == .popover)
    #expect(walk.simulation.popoverAnchor(of: b.id) != nil)
    #expect(!walk.logs.contains("asked for another"))
  }

  @Test("PRES-08, LIFE-33: another adaptive style determines the callbacks")
  func fullScreen() throws {
    let walk = try walk(Decider(style: .fullScreen))
    let b = try #require(walk.simulation[try walk.id("B")])
    #expect(b.presentation?.style == .popover)
    #expect(b.presentation?.adaptedStyle == .fullScreen)
    #expect(walk.appearances.hasPrefix("A viewWillDisappear"))
    #expect(walk.logs.contains("asked for another"))
  }

  @Test("PRES-08: nothing adapts at regular width")
  func regular() throws {
    let walk = try walk(Decider(style: .fullScreen), on: "iPad")
    let b = try #require(walk.simulation[try walk.id("B")])
    #expect(b.presentation?.adaptedStyle == .popover)
    #expect(walk.logs.isEmpty)
  }

  @Test("PRES-08: the delegate can replace the presented controller")
  func replaced() throws {
    let walk = try walk(Decider(style: .fullScreen, replacement: "C"))
    #expect(walk.chain == ["A", "C"])
  }

  @Test("PRES-08, LIFE-34: an adaptive style overrides the system's choice")
  func old() throws {
    let walk = try walk(Decider(style: .overFullScreen), system: 12)
    #expect(walk.appearances == "B viewWillAppear\nB viewDidAppear")
  }
}

/// Code that decides about presentations, and says what it hears.
private struct Decider: PresentationControllerDelegate {
  var allowsEnd = true
  var style: ModalPresentationStyle?
  var replacement: String?

  func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {
    let delegate = controller.id
    controller.with(segue.destination) { $0.modality?.presentationDelegate = delegate }
  }

  func presentationControllerShouldDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) -> Bool { allowsEnd }

  func presentationControllerWillDismiss(_ controller: inout Instance, _ presented: ControllerID) {
    controller.log("heard: will end \(name(presented, controller))")
  }

  func presentationControllerDidDismiss(_ controller: inout Instance, _ presented: ControllerID) {
    controller.log("heard: ended \(name(presented, controller))")
  }

  func presentationControllerDidAttemptToDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) {
    controller.log("heard: attempt at \(name(presented, controller))")
  }

  func adaptivePresentationStyle(
    _ controller: inout Instance, for presented: ControllerID
  ) -> ModalPresentationStyle? { style }

  func presentationController(
    _ controller: inout Instance, viewControllerFor style: ModalPresentationStyle,
    of presented: ControllerID
  ) -> ControllerID? {
    controller.log("asked for another")
    guard let replacement, let made = controller.instantiate(replacement) else { return nil }
    controller.keep(made)
    return made
  }

  private func name(_ id: ControllerID, _ controller: Instance) -> String {
    controller.simulation[id]?.name ?? "nobody"
  }
}
