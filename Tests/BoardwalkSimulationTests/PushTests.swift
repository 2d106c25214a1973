import BoardwalkSimulation
import Testing

@Suite("Pushes")
struct PushTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a").delegated,
      Sketch("a").button("Open", .show("b", id: "open")).way(.show("b", id: "direct")),
      Sketch("b").way(.show("c", id: "deeper")), Sketch("c"))
  }

  @Test("LIFE-10, ORC-07, ORC-21: a button's show segue pushes")
  func button() throws {
    var walk = try app().launch()
    try walk.tap("Open")
    #expect(
      walk.fullTrace == """
        A shouldPerformSegue "open": yes
        B init(coder:)
        B awakeFromNib
        A prepare(for: "open") → B from button "Open"
        B willMove(toParent: navigation controller)
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        navigation controller delegate willShow B
        B viewIsAppearing
        A viewDidDisappear
        B viewDidAppear
        B didMove(toParent: navigation controller)
        navigation controller delegate didShow B
        """)
    #expect(walk.stack == ["A", "B"])
  }

  @Test("SEG-02, ORC-06: segues from code do not ask shouldPerformSegue")
  func code() throws {
    var walk = try app().launch()
    try walk.segue("direct")
    #expect(walk.trace.hasPrefix("B init(coder:)\nB awakeFromNib\nA prepare(for: \"direct\") → B"))
  }

  @Test("SEG-03, SEG-15: code can perform a button's segue by identifier")
  func identifierOfButton() throws {
    var walk = try app().launch()
    try walk.segue("open")
    #expect(walk.stack == ["A", "B"])
    #expect(!walk.trace.contains("shouldPerformSegue"))
  }

  @Test("TIME-01: the stack changes within the call, before a view loads")
  func synchronous() throws {
    var walk = try app().launch()
    try walk.startTap("Open")
    #expect(walk.stack == ["A", "B"])
    #expect(walk.trace.hasSuffix("B willMove(toParent: navigation controller)"))
    #expect(!walk.simulation.isSettled)
    let front = try #require(walk.simulation.frontmost.flatMap { walk.simulation[$0] })
    #expect(!front.isViewLoaded)
    #expect(front.appearance == .disappeared)
  }

  @Test(
    "TIME-02, TIME-08: will callbacks come by the next drain, did callbacks after the animation")
  func phases() throws {
    var walk = try app().launch()
    try walk.startTap("Open")
    walk.drain()
    #expect(walk.appearances == "A viewWillDisappear\nB viewWillAppear")
    #expect(walk.entries.allSatisfy { $0.phase == .turn && $0.time == 0 })
    walk.wait(349)
    #expect(walk.entries.isEmpty)
    walk.wait(1)
    #expect(walk.appearances == "A viewDidDisappear\nB viewDidAppear")
    #expect(walk.entries.allSatisfy { $0.phase == .end && $0.time == 350 })
    #expect(walk.simulation.isSettled)
  }

  @Test("TIME-03, SEG-07: without animation all callbacks come by the next drain")
  func still() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Open", .show("b").still), Sketch("b")
    ).launch()
    try walk.startTap("Open")
    walk.drain()
    #expect(
      walk.appearances == """
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        """)
    #expect(walk.simulation.clock == 0)
  }

  @Test("SEG-04: each push creates a controller, numbered while another one lives")
  func instances() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("a", id: "again"))
    ).launch()
    for _ in 1...3 { try walk.segue("again") }
    #expect(walk.stack == ["A", "A 2", "A 3", "A 4"])
    try walk.back()
    try walk.segue("again")
    #expect(walk.stack == ["A", "A 2", "A 3", "A 4"])
  }

  @Test("LIFE-61, EXC-61: a push during a push is logged and continues")
  func nested() throws {
    var walk = try app().launch()
    try walk.start(.performSegue("direct"))
    walk.drain()
    try walk.start(.performSegue("deeper"))
    #expect(
      walk.trace.contains(
        "Unbalanced calls to begin/end appearance transitions for <BViewController>."))
    walk.settle()
    #expect(
      walk.appearances == """
        B viewWillDisappear
        C viewWillAppear
        A viewDidDisappear
        B viewDidDisappear
        C viewDidAppear
        """)
    #expect(walk.stack == ["A", "B", "C"])
  }

  @Test("NAV-04: a tab bar controller can be pushed")
  func tabs() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("tabs", id: "go")),
      .tabs("tabs", "b"), Sketch("b")
    ).launch()
    try walk.segue("go")
    #expect(walk.visible == ["navigation controller", "tab bar controller", "B"])
    #expect(walk.appearances.hasPrefix("A viewWillDisappear\nB viewWillAppear"))
  }
}
