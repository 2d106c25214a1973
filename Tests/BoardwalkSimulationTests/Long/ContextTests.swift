import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Presentation contexts")
struct ContextTests {
  /// Two tabs; what is in the first defines a context and presents in it.
  private func app(_ style: String) throws -> SketchedApp {
    try SketchedApp(
      .tabs("tabs", "nav", "c"),
      .navigation("nav", root: "a"),
      Sketch("a").with("definesPresentationContext", "YES").title("First")
        .button("Open", .present("b", style)),
      Sketch("b").button("In B"), Sketch("c").with("title", "Second").button("In C"))
  }

  @Test("PRES-05, TAB-11: the nearest context presents, and tabs stay accessible")
  func nearestContext() throws {
    var walk = try app("overCurrentContext").launch()
    try walk.tap("Open")
    let top = try #require(walk.simulation.frontmost.flatMap { walk.simulation[$0] })
    #expect(top.name == "B")
    #expect(top.presenting.flatMap { walk.simulation[$0]?.name } == "A")
    #expect(walk.chain == ["tab bar controller"])
    #expect(walk.visible == ["tab bar controller", "navigation controller", "A", "B"])
    #expect(walk.simulation.touchables.map(\.name).suffix(2) == ["tab", "Second"])
  }

  @Test("PRES-05: without a context the root presents")
  func noContext() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "a"), Sketch("a").button("Open", .present("b", "currentContext")), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.chain == ["tab bar controller", "B"])
    #expect(!walk.simulation.touchables.contains { $0.role == .tab })
    #expect(walk.appearances.hasPrefix("A viewWillDisappear"))
  }

  @Test("LIFE-30: a presentation in a context removes only the context's view")
  func currentContext() throws {
    var walk = try app("currentContext").launch()
    try walk.tap("Open")
    #expect(
      walk.fullTrace.hasSuffix(
        """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        B viewIsAppearing
        B viewDidAppear
        A viewDidDisappear
        """))
    #expect(walk.visible == ["tab bar controller", "navigation controller", "B"])
  }

  @Test("TAB-11: switching tabs hides and restores the presentation")
  func switching() throws {
    var walk = try app("currentContext").launch()
    try walk.tap("Open")
    try walk.tab(1)
    #expect(
      walk.appearances == """
        C viewWillAppear
        B viewWillDisappear
        B viewDidDisappear
        C viewDidAppear
        """)
    #expect(walk.front == "C")
    try walk.tab(0)
    #expect(
      walk.appearances == """
        B viewWillAppear
        C viewWillDisappear
        C viewDidDisappear
        B viewDidAppear
        """)
    #expect(walk.front == "B")
    try walk.dismiss()
    #expect(
      walk.appearances == """
        B viewWillDisappear
        A viewWillAppear
        A viewDidAppear
        B viewDidDisappear
        """)
  }

  @Test("TAB-11, LIFE-33: over a context both views disappear and appear")
  func switchingOver() throws {
    var walk = try app("overCurrentContext").launch()
    try walk.tap("Open")
    try walk.tab(1)
    #expect(
      walk.appearances == """
        C viewWillAppear
        A viewWillDisappear
        B viewWillDisappear
        A viewDidDisappear
        B viewDidDisappear
        C viewDidAppear
        """)
    try walk.tab(0)
    #expect(walk.appearances.hasPrefix("A viewWillAppear\nB viewWillAppear\nC viewWillDisappear"))
    #expect(walk.visible.suffix(2) == ["A", "B"])
  }

  @Test("PRES-24: popping a context removes its presentation")
  func popping() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "b")),
      Sketch("b").with("definesPresentationContext", "YES")
        .way(.present("c", "currentContext", id: "c")), Sketch("c")
    ).launch()
    let before = walk.simulation
    try walk.segue("b")
    try walk.segue("c")
    try walk.back()
    #expect(
      walk.appearances == """
        C viewWillDisappear
        A viewWillAppear
        C viewDidDisappear
        A viewDidAppear
        """)
    #expect(walk.trace.hasSuffix("B deinit\nC deinit"))
    #expect(walk.simulation == before)
  }

  @Test("PRES-07: a context can provide its transition style")
  func transitionStyle() throws {
    let styles = [("YES", ModalTransitionStyle.crossDissolve), ("NO", .flipHorizontal)]
    for (provides, expected) in styles {
      var walk = try SketchedApp(
        Sketch("a").with("definesPresentationContext", "YES")
          .with("modalTransitionStyle", "crossDissolve")
          .with("providesPresentationContextTransitionStyle", provides)
          .way(.present("b", "currentContext", id: "go")),
        Sketch("b").with("modalTransitionStyle", "flipHorizontal")
      ).launch()
      try walk.segue("go")
      #expect(
        walk.simulation.frontmost.flatMap { walk.simulation[$0]?.presentation?.transition }
          == expected)
    }
  }

  @Test("PRES-05: a presentation in a context can itself present over the window")
  func windowOverContext() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "a", "c"),
      Sketch("a").with("definesPresentationContext", "YES")
        .way(.present("b", "overCurrentContext", id: "b")),
      Sketch("b").way(.present("d", id: "d")), Sketch("c"), Sketch("d")
    ).launch()
    try walk.segue("b")
    try walk.segue("d")
    #expect(walk.chain == ["tab bar controller", "D"])
    #expect(!walk.simulation.touchables.contains { $0.role == .tab })
    try walk.dismiss()
    try walk.dismiss()
    #expect(walk.visible == ["tab bar controller", "A"])
    #expect(walk.simulation.controllerCount == 3)
  }

  @Test("PRES-05: a presentation in a context counts as presented and visible")
  func visiblePresentations() throws {
    var walk = try app("currentContext").launch()
    func names() -> [String] {
      walk.simulation.visiblePresentations.compactMap { walk.simulation[$0]?.name }
    }
    #expect(names() == ["tab bar controller"])
    try walk.tap("Open")
    #expect(names() == ["tab bar controller", "B"])
    let stack = try #require(walk.simulation.frontNavigationController)
    #expect(walk.name(stack) == "navigation controller")
    #expect(walk.name(walk.simulation.frontTabBarController) == "tab bar controller")
    #expect(walk.name(walk.simulation.presentationInContext(of: try walk.id("A"))) == "B")
    try walk.tab(1)
    #expect(names() == ["tab bar controller"])
    #expect(walk.simulation.frontNavigationController == nil)
    try walk.tab(0)
    try walk.dismiss()
    #expect(names() == ["tab bar controller"])
    #expect(walk.simulation.presentationInContext(of: try walk.id("A")) == nil)
  }

  @Test("PRES-05: a presentation in a context is below one over the window")
  func orderOfPresentations() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "a", "c"),
      Sketch("a").with("definesPresentationContext", "YES")
        .way(.present("b", "overCurrentContext", id: "b")),
      Sketch("b").way(.present("d", id: "d")), Sketch("c"), Sketch("d")
    ).launch()
    try walk.segue("b")
    try walk.segue("d")
    let names = walk.simulation.visiblePresentations.compactMap { walk.simulation[$0]?.name }
    #expect(names == ["tab bar controller", "B", "D"])
    #expect(walk.simulation.frontTabBarController == nil)
  }
}
