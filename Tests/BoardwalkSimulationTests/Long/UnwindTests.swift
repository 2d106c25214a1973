import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Unwind segues")
struct UnwindTests {
  private let handlers: [String: Set<String>] = ["home:": ["FirstViewController"]]

  private func walk(_ app: SketchedApp, system: Int = 18) -> Walk {
    app.launch {
      $0.unwindHandlers = handlers
      $0.system = SystemVersion(system)
    }
  }

  @Test("UNW-08, UNW-02, UNW-09: an unwind asks, prepares, runs the action and animates")
  func order() throws {
    var walk = walk(
      try SketchedApp(
        .navigation("nav", root: "first"), Sketch("first").way(.show("b", id: "b")),
        Sketch("b").button("Home", .unwind("home:", id: "goHome"))))
    try walk.segue("b")
    try walk.tap("Home")
    #expect(
      walk.trace == """
        B shouldPerformSegue "goHome": yes
        B prepare(for: "goHome") → First from button "Home"
        First home: from goHome
        B willMove(toParent: nil)
        B viewWillDisappear
        First viewWillAppear
        First viewIsAppearing
        B viewDidDisappear
        First viewDidAppear
        B didMove(toParent: nil)
        B deinit
        """)
  }

  @Test("UNW-07: an unhandled unwind does nothing silently")
  func nobody() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "first"), Sketch("first").way(.show("b", id: "b")),
      Sketch("b").button("Home", .unwind("home:"))
    ).launch { $0.unwindHandlers = ["home:": ["Stranger"]] }
    try walk.segue("b")
    let before = walk.simulation
    try walk.tap("Home")
    #expect(walk.trace == "B shouldPerformSegue: yes")
    #expect(walk.simulation == before)
  }

  @Test("UNW-05: a source is never its own target")
  func source() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "first"),
      Sketch("first").way(.show("first", id: "again")).way(.unwind("home:", id: "home"))
    ).launch { $0.unwindHandlers = handlers }
    try walk.segue("home")
    #expect(walk.entries.isEmpty)
    try walk.segue("again")
    try walk.segue("again")
    try walk.segue("home")
    #expect(walk.stack == ["First", "First 2"])
  }

  @Test("UNW-20: cascaded presentations end with one dismissal")
  func cascade() throws {
    var walk = walk(
      try SketchedApp(
        Sketch("first").way(.present("b", "fullScreen", id: "b")),
        Sketch("b").way(.present("c", "fullScreen", id: "c")),
        Sketch("c").way(.present("d", "fullScreen", id: "d")),
        Sketch("d").way(.unwind("home:", id: "home"))))
    for step in ["b", "c", "d"] { try walk.segue(step) }
    try walk.segue("home")
    #expect(walk.chain == ["First"])
    #expect(
      walk.trace == """
        D prepare(for: "home") → First
        First home: from home
        D viewWillDisappear
        First viewWillAppear
        First viewIsAppearing
        First viewDidAppear
        D viewDidDisappear
        D deinit
        C deinit
        B deinit
        """)
  }

  @Test("UNW-21: a sheet over a push is dismissed while the stack pops")
  func pushThenPresent() throws {
    var walk = walk(try pushedThenPresented("pageSheet"))
    try walk.segue("b")
    try walk.segue("c")
    try walk.segue("home")
    #expect(walk.chain == ["navigation controller"])
    #expect(walk.stack == ["First"])
    #expect(
      walk.trace == """
        C prepare(for: "home") → First
        First home: from home
        B willMove(toParent: nil)
        C viewWillDisappear
        B viewWillDisappear
        First viewWillAppear
        First viewIsAppearing
        B viewDidDisappear
        First viewDidAppear
        B didMove(toParent: nil)
        B deinit
        C viewDidDisappear
        C deinit
        """)
    #expect(walk.simulation.clock == 350 + 400 + 400)
  }

  @Test("UNW-21, ORC-08: a covered stack pops invisibly and reappears in its new state")
  func pushThenPresentFullScreen() throws {
    var walk = walk(try pushedThenPresented("fullScreen", delegated: true))
    try walk.segue("b")
    try walk.segue("c")
    try walk.segue("home")
    #expect(
      walk.fullTrace == """
        C prepare(for: "home") → First
        First home: from home
        navigation controller unwind(for:towards: First)
        B willMove(toParent: nil)
        C viewWillDisappear
        navigation controller viewWillAppear
        First viewWillAppear
        navigation controller delegate willShow First
        navigation controller viewIsAppearing
        First viewIsAppearing
        B didMove(toParent: nil)
        B deinit
        navigation controller viewDidAppear
        First viewDidAppear
        navigation controller delegate didShow First
        C viewDidDisappear
        C deinit
        """)
  }

  private func pushedThenPresented(
    _ style: String, delegated: Bool = false
  ) throws -> SketchedApp {
    let navigation = Sketch.navigation("nav", root: "first")
    return try SketchedApp(
      delegated ? navigation.delegated : navigation, Sketch("first").way(.show("b", id: "b")),
      Sketch("b").way(.present("c", style, id: "c")), Sketch("c").way(.unwind("home:", id: "home")))
  }

  @Test(
    "UNW-22, TAB-06: an unwind crosses tabs without the tab delegate",
    arguments: ["pageSheet", "fullScreen"])
  func tabs(style: String) throws {
    var walk = walk(
      try SketchedApp(
        Sketch.tabs("tabs", "nav", "second").delegated, .navigation("nav", root: "first"),
        Sketch("first").way(.show("pushed", id: "pushed")), Sketch("pushed"),
        Sketch("second").way(.present("p", style, id: "p")),
        Sketch("p").way(.unwind("home:", id: "home"))))
    try walk.segue("pushed")
    try walk.tab(1)
    try walk.segue("p")
    try walk.segue("home")
    #expect(walk.chain == ["tab bar controller"])
    #expect(walk.visible == ["tab bar controller", "navigation controller", "First"])
    #expect(!walk.fullTrace.contains("delegate"))
    let lines = walk.trace.split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("deinit") } == ["Pushed deinit", "P deinit"])
    #expect(lines.filter { $0 == "First viewWillAppear" || $0 == "First viewDidAppear" }.count == 2)
    #expect(walk.appearances.contains("Second viewDidDisappear") == (style == "pageSheet"))
    #expect(walk.simulation.controllerCount == 4)
  }

  @Test("UNW-23: an unwind crosses two pushes and two presentations")
  func pushPushPresentPresent() throws {
    var walk = walk(
      try SketchedApp(
        .navigation("nav", root: "first"), Sketch("first").way(.show("b", id: "b")),
        Sketch("b").way(.show("c", id: "c")),
        Sketch("c").way(.present("d", "fullScreen", id: "d")),
        Sketch("d").way(.present("e", "fullScreen", id: "e")),
        Sketch("e").way(.unwind("home:", id: "home"))))
    for step in ["b", "c", "d", "e"] { try walk.segue(step) }
    try walk.segue("home")
    #expect(walk.stack == ["First"])
    #expect(walk.chain == ["navigation controller"])
    #expect(walk.simulation.controllerCount == 2)
    #expect(
      walk.appearances == """
        E viewWillDisappear
        First viewWillAppear
        First viewDidAppear
        E viewDidDisappear
        """)
  }

  @Test("UNW-04: a navigation stack is searched from the top")
  func topDown() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "b")),
      Sketch("b").way(.show("c", id: "c")), Sketch("c").way(.unwind("home:", id: "home"))
    ).launch { $0.unwindHandlers = ["home:": ["AViewController", "BViewController"]] }
    try walk.segue("b")
    try walk.segue("c")
    try walk.segue("home")
    #expect(walk.stack == ["A", "B"])
  }

  @Test("UNW-09: an unwind leads to a presented controller below the top")
  func middle() throws {
    var walk = walk(
      try SketchedApp(
        Sketch("a").way(.present("first", id: "go")), Sketch("first").way(.present("b", id: "b")),
        Sketch("b").way(.present("c", id: "c")), Sketch("c").way(.unwind("home:", id: "home"))))
    for step in ["go", "b", "c"] { try walk.segue(step) }
    try walk.segue("home")
    #expect(walk.chain == ["A", "First"])
  }

  @Test("UNW-03: an unwind leads from a child to its parent, past siblings")
  func embedded() throws {
    var walk = walk(
      try SketchedApp(
        Sketch("first").container(.embed("b")).container(.embed("c")),
        Sketch("b").button("Home", .unwind("home:")), Sketch("c")))
    try walk.tap("Home")
    #expect(
      walk.trace.hasSuffix(
        "B prepare(for: segue) → First from button \"Home\"\nFirst home: from an unwind segue"))
    #expect(walk.visible == ["First", "B", "C"])
  }

  @Test("UNW-03: an unknown action goes to the nearest custom class")
  func unknownAction() throws {
    var pushed = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "b")),
      Sketch("b").way(.show("c", id: "c")), Sketch("c").way(.unwind("any:", id: "back"))
    ).launch()
    try pushed.segue("b")
    try pushed.segue("c")
    try pushed.segue("back")
    #expect(pushed.stack == ["A", "B"])
    var presented = try SketchedApp(
      .tabs("tabs", "n1", "n2"), .navigation("n1", root: "x"), Sketch("x"),
      .navigation("n2", root: "a"), Sketch("a").way(.show("b", id: "b")),
      Sketch("b").way(.present("n3", id: "sheet")), .navigation("n3", root: "c"),
      Sketch("c").container(.embed("d")).way(.unwind("any:", id: "back")), Sketch("d")
    ).launch()
    try presented.tab(1)
    try presented.segue("b")
    try presented.segue("sheet")
    try presented.segue("back")
    #expect(presented.trace.contains("B any: from back"))
    #expect(presented.stack == ["A", "B"])
    #expect(presented.chain == ["tab bar controller"])
  }

  @Test("UNW-03: system containers handle no unwinds")
  func stock() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a", "viewController", class: "").way(.show("b", id: "b")),
      Sketch("b").way(.unwind("any:", id: "back"))
    ).launch()
    try walk.segue("b")
    try walk.segue("back")
    #expect(walk.entries.isEmpty)
  }

  @Test("SEG-07: an unwind without animation takes no time")
  func still() throws {
    var walk = walk(
      try SketchedApp(
        .navigation("nav", root: "first"),
        Sketch("first").way(.show("b").with("identifier", "b").still),
        Sketch("b").way(.unwind("home:", id: "home").still)))
    try walk.segue("b")
    try walk.segue("home")
    #expect(walk.simulation.clock == 0)
    #expect(walk.stack == ["First"])
  }
}
