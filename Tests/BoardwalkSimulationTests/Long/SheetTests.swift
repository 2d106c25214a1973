import BoardwalkSimulation
import Testing

@Suite("Sheet dragging")
struct SheetTests {
  /// A presents B as a sheet, and A is its presentation's delegate.
  private func walk(_ style: String? = nil, system: Int = 18) throws -> Walk {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", style, id: "go")), Sketch("b").way(.present("c", id: "c")),
      Sketch("c")
    ).launch(system: system)
    try walk.segue("go")
    let delegate = try walk.id("A")
    try walk.configure("B") { $0.presentationDelegate = delegate }
    return walk
  }

  private let down = Event.dragSheetDown(isCompleted: true)
  private let back = Event.dragSheetDown(isCompleted: false)

  @Test(
    "LIFE-35, LIFE-33: a drag asks, notifies, dismisses and notifies", arguments: [13, 17, 18, 26])
  func away(system: Int) throws {
    var walk = try walk(system: system)
    try walk.perform(down)
    #expect(
      walk.trace == """
        A delegate shouldDismiss B: yes
        A delegate willDismiss B
        B viewWillDisappear
        B viewDidDisappear
        A delegate didDismiss B
        B deinit
        """)
    #expect(walk.chain == ["A"])
    #expect(walk.simulation.controllerCount == 1)
  }

  @Test("LIFE-36: a cancelled drag leaves the sheet presented")
  func cancelled() throws {
    var walk = try walk()
    let before = walk.simulation
    try walk.perform(back)
    #expect(
      walk.appearances == """
        B viewWillDisappear
        B viewWillAppear
        B viewDidAppear
        """)
    #expect(!walk.trace.contains("didDismiss"))
    #expect(walk.simulation == before)
    #expect(walk.simulation.clock == before.clock + 400)
    try walk.perform(down)
    #expect(walk.chain == ["A"])
  }

  @Test("LIFE-35: a modal sheet only notifies the delegate of the attempt")
  func modal() throws {
    var walk = try walk()
    try walk.configure("B") { $0.isModalInPresentation = true }
    for event in [down, back] {
      try walk.perform(event)
      #expect(walk.trace == "A delegate didAttemptToDismiss B")
      #expect(walk.chain == ["A", "B"])
    }
    try walk.configure("B") { $0.isModalInPresentation = false }
    try walk.perform(down)
    #expect(walk.chain == ["A"])
  }

  @Test("LIFE-35: a visible modal child has the same effect")
  func modalInside() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("nav", id: "go")), .navigation("nav", root: "b"),
      Sketch("b").way(.show("c", id: "c")), Sketch("c")
    ).launch()
    try walk.segue("go")
    try walk.configure("B") { $0.isModalInPresentation = true }
    try walk.perform(down)
    #expect(walk.entries.isEmpty)
    #expect(walk.chain.count == 2)
    try walk.segue("c")
    try walk.perform(down)
    #expect(walk.chain == ["A"])
  }

  @Test("LIFE-35: a dismissal from code calls no delegate")
  func byCode() throws {
    var walk = try walk()
    try walk.dismiss()
    #expect(!walk.trace.contains("delegate"))
  }

  @Test("a sheet without a delegate is dismissed")
  func noDelegate() throws {
    var walk = try walk()
    try walk.segue("c")
    try walk.perform(down)
    #expect(walk.trace == "C viewWillDisappear\nC viewDidDisappear\nC deinit")
    #expect(walk.chain == ["A", "B"])
  }

  @Test(
    "PRES-03, LIFE-34: only sheets can be dragged",
    arguments: [
      ("fullScreen", 18), ("overFullScreen", 18), ("currentContext", 18), ("custom", 18),
      ("pageSheet", 12), ("formSheet", 12),
    ])
  func noSheet(style: String, system: Int) throws {
    var walk = try walk(style, system: system)
    let before = walk.simulation
    #expect(throws: EventError.noSheet) { try walk.perform(down) }
    #expect(walk.simulation == before)
  }

  @Test("PRES-03: a landscape sheet fills an iPhone's screen over its presenter")
  func compactHeight() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", "pageSheet", id: "go")), Sketch("b")
    ).launch(on: "iPhone 8", isLandscape: true)
    try walk.segue("go")
    #expect(walk.appearances == "B viewWillAppear\nB viewDidAppear")
    #expect(throws: EventError.noSheet) { try walk.perform(down) }
  }

  @Test("there is nothing to drag without a presentation")
  func nothing() throws {
    var walk = try SketchedApp(Sketch("a")).launch()
    #expect(throws: EventError.noSheet) { try walk.perform(down) }
    #expect(throws: EventError.nothingOutside) { try walk.perform(.tapOutside) }
  }

  @Test(
    "PRES-04: a form sheet on an iPad leaves room for touches, a card does not")
  func outside() throws {
    let app = try SketchedApp(
      Sketch("a").way(.present("b", "formSheet", id: "go")), Sketch("b"))
    var pad = try app.launch(on: "iPad")
    try pad.segue("go")
    try pad.perform(.tapOutside)
    #expect(pad.chain == ["A"])
    var phone = app.launch()
    try phone.segue("go")
    #expect(throws: EventError.nothingOutside) { try phone.perform(.tapOutside) }
    var old = try app.launch(on: "iPad", system: 12)
    try old.segue("go")
    #expect(throws: EventError.nothingOutside) { try old.perform(.tapOutside) }
  }

  @Test("PRES-09: a landscape form sheet on a large iPhone leaves room for touches")
  func largePhone() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", "formSheet", id: "go")), Sketch("b")
    ).launch(on: "iPhone 8 Plus", isLandscape: true)
    try walk.segue("go")
    try walk.perform(.tapOutside)
    #expect(walk.chain == ["A"])
  }

  @Test("TIME-06: the model drops the sheet at once, the screen later")
  func phases() throws {
    var walk = try walk()
    try walk.start(down)
    #expect(walk.trace == "A delegate shouldDismiss B: yes\nA delegate willDismiss B")
    #expect(walk.chain == ["A"])
    walk.drain()
    #expect(walk.trace == "B viewWillDisappear")
    walk.settle()
    #expect(walk.trace == "B viewDidDisappear\nA delegate didDismiss B\nB deinit")
  }
}
