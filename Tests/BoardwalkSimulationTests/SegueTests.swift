import BoardwalkSimulation
import Testing

@Suite("Segues")
struct SegueTests {
  @Test(
    "SEG-10, SEG-11: show and showDetail present without a container",
    arguments: ["show", "showDetail"])
  func withoutContainer(kind: String) throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", kind == "show" ? .show("b") : .showDetail("b")), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.chain == ["A", "B"])
    #expect(
      walk.simulation.frontmost.flatMap { walk.simulation[$0]?.presentation?.style } == .automatic)
  }

  @Test("SEG-10: show presents with the destination's style")
  func destinationStyle() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .show("b")),
      Sketch("b").with("modalPresentationStyle", "fullScreen")
    ).launch()
    try walk.tap("Open")
    #expect(walk.appearances.hasPrefix("A viewWillDisappear"))
  }

  @Test("SEG-05: a segue's destination can be a navigation controller")
  func navigationDestination() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .present("nav")), .navigation("nav", root: "b"), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.trace.contains("A prepare(for: segue) → navigation controller"))
  }

  @Test("EXC-01, NAV-04: a push segue to a navigation controller raises")
  func pushingNavigation() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Open", .push("n2")),
      .navigation("n2", root: "b"), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(walk.simulation.exception?.reason == "Pushing a navigation controller is not supported")
    #expect(walk.trace.contains("A prepare(for: segue) → navigation controller 2"))
  }

  @Test("SEG-10, NAV-04: a show segue presents a controller that cannot be pushed")
  func showingNavigation() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Open", .show("n2")),
      .navigation("n2", root: "b"), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.chain == ["navigation controller", "navigation controller 2"])
    #expect(walk.front == "B")
    try walk.dismiss()
    #expect(walk.stack == ["A"])
  }

  @Test("EXC-03, NAV-04: pushing a split view controller raises")
  func pushingSplit() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Open", .show("split")),
      .split("split", primary: "b", secondary: "c"), Sketch("b"), Sketch("c")
    ).launch()
    try walk.tap("Open")
    #expect(
      walk.simulation.exception?.reason
        == "Split View Controllers cannot be pushed to a Navigation Controller "
        + "<UINavigationController>")
  }

  @Test("EXC-06, SEG-13: a push segue outside of a navigation controller raises")
  func pushOutside() throws {
    let rule =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    for (id, expected) in [
      (nil, rule), ("go", "Could not find a navigation controller for segue 'go'. " + rule),
    ] {
      var walk = try SketchedApp(
        Sketch("a").button("Open", .push("b", id: id)), Sketch("b")
      ).launch()
      try walk.tap("Open")
      #expect(walk.simulation.exception?.name == "NSGenericException")
      #expect(walk.simulation.exception?.reason == expected)
    }
  }

  @Test("SEG-13: a push segue inside a navigation controller pushes")
  func push() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Open", .push("b")), Sketch("b")
    ).launch()
    try walk.tap("Open")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("EXC-07: an unknown segue identifier raises")
  func unknownIdentifier() throws {
    var walk = try SketchedApp(.navigation("nav", root: "a"), Sketch("a")).launch()
    try walk.segue("missing")
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      walk.simulation.exception?.reason
        == "Receiver (<AViewController>) has no segue with identifier 'missing'")
    #expect(walk.simulation.exception?.origin?.element == "AViewController")
  }

  @Test("SEG-08: of equal identifiers the innermost controller's is performed")
  func innermost() throws {
    var walk = try SketchedApp(
      Sketch("a").container(.embed("b")).way(.present("c", id: "go")),
      Sketch("b").way(.present("d", id: "go")).way(.present("c", id: "go")), Sketch("c"),
      Sketch("d")
    ).launch()
    try walk.segue("go")
    #expect(walk.front == "D")
  }

  @Test("SEG-06: a custom segue without code does nothing")
  func custom() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .custom("b", class: "FadeSegue")), Sketch("b")
    ).launch()
    let before = walk.simulation
    try walk.tap("Open")
    #expect(
      walk.trace == """
        A shouldPerformSegue: yes
        B init(coder:)
        B awakeFromNib
        A prepare(for: segue) → B from button "Open"
        FadeSegue.perform() is code of the app; its destination is not shown
        B deinit
        """)
    #expect(walk.simulation == before)
  }

  @Test("a segue to a missing scene does nothing")
  func noDestination() throws {
    var walk = try SketchedApp(Sketch("a").button("Open", .show("nobody"))).launch()
    try walk.tap("Open")
    #expect(walk.trace.hasSuffix("The segue's destination does not exist; nothing happens."))
    #expect(walk.simulation.exception == nil)
  }
}
