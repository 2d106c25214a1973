import BoardwalkSimulation
import Testing

@Suite("Dismissals")
struct DismissalTests {
  /// Three controllers, each of which can present the next in `style`.
  private func stacked(_ styles: [String]) throws -> Walk {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", styles[0], id: "b")).way(.unwind("toA:", id: "x")),
      Sketch("b").way(.present("c", styles[1], id: "c")),
      Sketch("c").way(.unwind("home:", id: "home"))
    ).launch { $0.unwindHandlers = ["home:": ["AViewController"]] }
    try walk.segue("b")
    try walk.segue("c")
    return walk
  }

  @Test("LIFE-31, PRES-20: a full-screen dismissal runs to the end")
  func fullScreen() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.present("b", "fullScreen", id: "b")),
      Sketch("b")
    ).launch()
    try walk.segue("b")
    try walk.dismiss()
    #expect(
      walk.fullTrace == """
        B viewWillDisappear
        navigation controller viewWillAppear
        A viewWillAppear
        navigation controller viewIsAppearing
        A viewIsAppearing
        navigation controller viewDidAppear
        A viewDidAppear
        B viewDidDisappear
        B deinit
        """)
    #expect(walk.chain == ["navigation controller"])
  }

  @Test("PRES-20: dismissing from the top removes only the top")
  func topmost() throws {
    var walk = try stacked(["fullScreen", "fullScreen"])
    try walk.dismiss()
    #expect(walk.chain == ["A", "B"])
    #expect(
      walk.appearances == """
        C viewWillDisappear
        B viewWillAppear
        B viewDidAppear
        C viewDidDisappear
        """)
  }

  @Test("LIFE-37, PRES-21: covered full-screen presentations receive no callbacks")
  func several() throws {
    var walk = try stacked(["fullScreen", "fullScreen"])
    try walk.segue("home")
    #expect(
      walk.appearances == """
        C viewWillDisappear
        A viewWillAppear
        A viewDidAppear
        C viewDidDisappear
        """)
    #expect(walk.trace.hasSuffix("C deinit\nB deinit"))
    #expect(walk.chain == ["A"])
    #expect(walk.simulation.controllerCount == 1)
  }

  @Test("LIFE-37, LIFE-33: stacked sheets were never covered and all disappear")
  func severalSheets() throws {
    var walk = try stacked(["pageSheet", "pageSheet"])
    try walk.segue("home")
    #expect(
      walk.appearances == """
        C viewWillDisappear
        B viewWillDisappear
        C viewDidDisappear
        B viewDidDisappear
        """)
    #expect(walk.simulation.controllerCount == 1)
  }

  @Test("LIFE-37: the first presentation determines whether the presenter reappears")
  func mixed() throws {
    var sheetFirst = try stacked(["pageSheet", "fullScreen"])
    #expect(sheetFirst.appearances.hasPrefix("B viewWillDisappear\nC viewWillAppear"))
    try sheetFirst.segue("home")
    #expect(sheetFirst.appearances == "C viewWillDisappear\nC viewDidDisappear")
    var sheetLast = try stacked(["fullScreen", "pageSheet"])
    try sheetLast.segue("home")
    #expect(
      sheetLast.appearances == """
        C viewWillDisappear
        B viewWillDisappear
        A viewWillAppear
        A viewDidAppear
        C viewDidDisappear
        B viewDidDisappear
        """)
  }

  @Test("PRES-22: nothing happens without a presentation")
  func nothing() throws {
    var walk = try SketchedApp(.navigation("nav", root: "a"), Sketch("a")).launch()
    let before = walk.simulation
    #expect(throws: EventError.nothingPresented) { try walk.dismiss() }
    #expect(walk.simulation == before)
  }

  @Test("PRES-20, PRES-10: a child dismisses its presented container")
  func fromInside() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("nav", id: "go")), .navigation("nav", root: "b"),
      Sketch("b").way(.show("c", id: "c")), Sketch("c")
    ).launch()
    try walk.segue("go")
    try walk.segue("c")
    try walk.dismiss()
    #expect(walk.chain == ["A"])
    #expect(walk.simulation.controllerCount == 1)
    #expect(walk.trace.hasSuffix("B deinit\nC deinit"))
  }

  @Test("TIME-06: the model changes at once, callbacks follow in time")
  func phases() throws {
    var walk = try stacked(["pageSheet", "pageSheet"])
    try walk.start(.dismiss)
    #expect(walk.entries.isEmpty)
    #expect(walk.chain == ["A", "B"])
    #expect(walk.simulation.controllerCount == 3)
    walk.drain()
    #expect(walk.trace == "C viewWillDisappear")
    walk.wait(399)
    #expect(walk.entries.isEmpty)
    walk.wait(1)
    #expect(walk.trace == "C viewDidDisappear\nC deinit")
  }

  @Test("EXC-52: a presentation is possible only after a dismissal has ended")
  func presentingMeanwhile() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", "fullScreen", id: "go")), Sketch("b")
    ).launch()
    let before = walk.simulation
    try walk.segue("go")
    try walk.start(.dismiss)
    walk.drain()
    try walk.start(.performSegue("go"))
    #expect(walk.logs.count == 1)
    #expect(walk.logs.first?.hasSuffix("while a presentation is in progress.") == true)
    walk.settle()
    #expect(walk.appearances == "A viewDidAppear\nB viewDidDisappear")
    #expect(walk.simulation == before)
    try walk.segue("go")
    #expect(walk.chain == ["A", "B"])
  }
}
