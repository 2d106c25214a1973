import Testing

@testable import BoardwalkSimulation

@Suite("Presentations")
struct PresentationTests {
  private func app(_ style: String? = nil, _ way: SketchedSegue? = nil) throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").button("Open", way ?? .present("b", style, id: "open")), Sketch("b"))
  }

  @Test("LIFE-30: a full-screen presentation removes the presenter's view")
  func fullScreen() throws {
    var walk = try app("fullScreen").launch()
    try walk.tap("Open")
    #expect(
      walk.fullTrace == """
        A shouldPerformSegue "open": yes
        B init(coder:)
        B awakeFromNib
        A prepare(for: "open") → B from button "Open"
        B viewDidLoad
        navigation controller viewWillDisappear
        A viewWillDisappear
        B viewWillAppear
        B viewIsAppearing
        B viewDidAppear
        navigation controller viewDidDisappear
        A viewDidDisappear
        """)
    #expect(walk.chain == ["navigation controller", "B"])
    #expect(walk.simulation.clock == 400)
  }

  @Test(
    "LIFE-33: sheets and overlays keep the presenter's view",
    arguments: [
      "pageSheet", "formSheet", "automatic", "overFullScreen", "overCurrentContext", "custom",
      "popover",
    ])
  func overlays(style: String) throws {
    for system in [13, 17, 18, 26] {
      var walk = try app(style).launch(system: system)
      try walk.tap("Open")
      #expect(walk.appearances == "B viewWillAppear\nB viewDidAppear")
      try walk.dismiss()
      #expect(walk.appearances == "B viewWillDisappear\nB viewDidDisappear")
    }
  }

  @Test(
    "LIFE-30, LIFE-34: full screen removes it, sheets on an iPhone only before iOS 13",
    arguments: [
      ("fullScreen", 18), ("currentContext", 18), ("fullScreen", 12), ("pageSheet", 12),
      ("formSheet", 12), ("automatic", 12), ("popover", 12),
    ])
  func covers(style: String, system: Int) throws {
    var walk = try app(style).launch(system: system)
    try walk.tap("Open")
    #expect(
      walk.appearances == """
        A viewWillDisappear
        B viewWillAppear
        B viewDidAppear
        A viewDidDisappear
        """)
    try walk.dismiss()
    #expect(
      walk.appearances == """
        B viewWillDisappear
        A viewWillAppear
        A viewDidAppear
        B viewDidDisappear
        """)
  }

  @Test("PRES-05, LIFE-32: the outermost container presents")
  func presenter() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "nav"), .navigation("nav", root: "a"),
      Sketch("a").button("Open", .present("b")), Sketch("b")
    ).launch()
    try walk.tap("Open")
    let top = try #require(walk.simulation.presentationChain.last.flatMap { walk.simulation[$0] })
    #expect(top.presenting == walk.simulation.root)
    #expect(top.presentation?.style == .automatic)
    #expect(top.originalPresenter.flatMap { walk.simulation[$0]?.name } == "A")
  }

  @Test("PRES-06: the container's style is used, not its child's")
  func wrapped() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("nav")),
      .navigation("nav", root: "b").with("modalPresentationStyle", "fullScreen"),
      Sketch("b").with("modalPresentationStyle", "overFullScreen")
    ).launch()
    try walk.tap("Open")
    let top = try #require(walk.simulation.presentationChain.last.flatMap { walk.simulation[$0] })
    #expect(top.presentation?.adaptedStyle == .fullScreen)
    #expect(walk.visible == ["navigation controller", "B"])
    #expect(walk.appearances.hasPrefix("A viewWillDisappear\nB viewWillAppear"))
  }

  @Test("PRES-06: a segue's style precedes the controller's")
  func segueStyle() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("b", "overFullScreen", transition: "crossDissolve")),
      Sketch("b").with("modalPresentationStyle", "fullScreen")
    ).launch()
    try walk.tap("Open")
    let presentation = walk.simulation.frontmost.flatMap { walk.simulation[$0]?.presentation }
    #expect(presentation?.style == .overFullScreen)
    #expect(presentation?.transition == .crossDissolve)
  }

  @Test("SEG-01: the legacy kinds modal and popover present")
  func legacyKinds() throws {
    for kind in ["modal", "popover"] {
      var walk = try SketchedApp(
        Sketch("a").view(
          """
          <button id="x"><state key="normal" title="Open"/><connections>
          <segue destination="b" kind="\(kind)" id="s"/></connections></button>
          """), Sketch("b")
      ).launch()
      try walk.tap("Open")
      #expect(walk.chain == ["A", "B"])
    }
  }

  @Test(
    "PRES-40, EXC-51: a presenting controller cannot present again, and the new one is released")
  func alreadyPresenting() throws {
    var walk = try app(nil, .present("b", id: "open")).launch()
    try walk.tap("Open")
    var simulation = walk.simulation
    let presenter = try #require(simulation.root)
    let source = try #require(simulation.visibleTree(of: presenter).last)
    let segue = try #require(simulation.graph.documents[0].scenes[1].segues.first)
    simulation.perform(segue, from: source, asksSource: false)
    let lines = simulation.settle().map { "\($0.subject) \($0.text)" }
    #expect(
      lines.suffix(2) == [
        " Attempt to present <BViewController> on <UINavigationController> "
          + "(from <AViewController>) which is already presenting <BViewController>.",
        "B 2 deinit",
      ])
    #expect(simulation.exception == nil)
    #expect(simulation == walk.simulation)
  }

  @Test("PRES-40, EXC-52: a controller cannot present during a presentation")
  func inProgress() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("b")).way(.present("c", id: "c")), Sketch("b"),
      Sketch("c")
    ).launch()
    var simulation = walk.simulation
    try walk.startTap("Open")
    simulation = walk.simulation
    let source = try #require(simulation.root)
    let segue = try #require(
      simulation.graph.documents[0].scenes[0].segues.first { $0.identifier == "c" })
    simulation.perform(segue, from: source, asksSource: false)
    let logs = simulation.settle().map(\.text).filter { $0.hasPrefix("Attempt") }
    #expect(
      logs == [
        "Attempt to present <CViewController> on <AViewController> (from <AViewController>) "
          + "while a presentation is in progress."
      ])
  }

  @Test("PRES-40: a button with two presentations shows the first")
  func twoSegues() throws {
    var walk = try SketchedApp(
      Sketch("a").view(
        """
        <button id="x"><state key="normal" title="Open"/><connections>
        <segue destination="b" kind="presentation" id="s"/>
        <segue destination="c" kind="presentation" id="t"/></connections></button>
        """), Sketch("b"), Sketch("c")
    ).launch()
    try walk.tap("Open")
    #expect(walk.chain == ["A", "B"])
    #expect(walk.trace.contains("C deinit"))
  }

  @Test("PRES-31, EXC-14: a partial curl requires full screen")
  func partialCurl() throws {
    var good = try app(nil, .present("b", "fullScreen", transition: "partialCurl")).launch()
    try good.tap("Open")
    #expect(good.chain == ["navigation controller", "B"])
    var bad = try app(nil, .present("b", "pageSheet", transition: "partialCurl")).launch()
    try bad.tap("Open")
    #expect(bad.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      bad.simulation.exception?.reason
        == "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller <BViewController>.")
    #expect(bad.simulation.exception?.document == "Main.storyboard")
    #expect(bad.simulation.exception?.position != nil)
  }

  @Test("PRES-31, EXC-14: a sheet cannot present with a partial curl")
  func partialCurlFromSheet() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("b")),
      Sketch("b").button("Curl", .present("c", "fullScreen", transition: "partialCurl")),
      Sketch("c")
    ).launch()
    try walk.tap("Open")
    try walk.tap("Curl")
    #expect(walk.simulation.exception?.reason.contains("PartialCurl") == true)
    #expect(throws: EventError.appIsOver) { try walk.dismiss() }
    #expect(walk.simulation.touchables.isEmpty)
  }

  @Test("TIME-04: a full-screen presentation runs with and without animation")
  func fullScreenPhases() throws {
    var walk = try app("fullScreen").launch()
    try walk.startTap("Open")
    walk.drain()
    #expect(walk.appearances == "A viewWillDisappear\nB viewWillAppear")
    walk.settle()
    #expect(walk.appearances == "B viewDidAppear\nA viewDidDisappear")
    var still = try app(nil, .present("b", "fullScreen").still).launch()
    try still.startTap("Open")
    still.drain()
    #expect(still.appearances.split(separator: "\n").count == 4)
  }

  @Test("TIME-05: a sheet without animation ends one turn later since iOS 13")
  func stillSheet() throws {
    for system in [12, 13, 18] {
      var walk = try app(nil, .present("b", "pageSheet").still).launch(system: system)
      try walk.startTap("Open")
      walk.drain()
      #expect(walk.appearances.contains("B viewDidAppear") == (system == 12))
      walk.settle()
      #expect(walk.appearances.contains("B viewDidAppear") == (system > 12))
    }
  }
}
