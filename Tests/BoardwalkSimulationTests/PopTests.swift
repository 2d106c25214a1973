import BoardwalkSimulation
import Testing

@Suite("Pops")
struct PopTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a").delegated, Sketch("a").way(.show("b", id: "b")),
      Sketch("b").way(.show("c", id: "c")), Sketch("c"))
  }

  private func deep() throws -> Walk {
    var walk = try app().launch()
    try walk.segue("b")
    try walk.segue("c")
    return walk
  }

  @Test("LIFE-12, LIFE-14, NAV-12, ORC-22: the back button pops one controller")
  func back() throws {
    var walk = try deep()
    try walk.back()
    #expect(
      walk.fullTrace == """
        C willMove(toParent: nil)
        C viewWillDisappear
        B viewWillAppear
        navigation controller delegate willShow B
        B viewIsAppearing
        C viewDidDisappear
        B viewDidAppear
        navigation controller delegate didShow B
        C didMove(toParent: nil)
        C deinit
        """)
    #expect(walk.stack == ["A", "B"])
    #expect(walk.simulation.clock == 3 * 350)
  }

  @Test("LIFE-12: back and a tap on the back button are equal")
  func tappingBack() throws {
    var walk = try deep()
    var other = walk
    try walk.back()
    try other.tap("Back")
    #expect(other.entries == walk.entries)
    #expect(other.simulation == walk.simulation)
  }

  @Test("LIFE-15, NAV-11: popping several notifies only the top and the revealed controller")
  func popToRoot() throws {
    var walk = try deep()
    try walk.perform(.popToRoot)
    #expect(
      walk.trace == """
        C willMove(toParent: nil)
        C viewWillDisappear
        A viewWillAppear
        A viewIsAppearing
        B deinit
        C viewDidDisappear
        A viewDidAppear
        C didMove(toParent: nil)
        C deinit
        """)
    #expect(walk.stack == ["A"])
  }

  @Test("NAV-10, NAV-30: the root has no back button and cannot be popped")
  func root() throws {
    var walk = try app().launch()
    #expect(throws: EventError.noBackButton) { try walk.back() }
    try walk.perform(.popToRoot)
    #expect(walk.entries.isEmpty)
    #expect(walk.stack == ["A"])
  }

  @Test("there is no way back without a navigation controller")
  func noNavigation() throws {
    var walk = try SketchedApp(Sketch("a")).launch()
    #expect(throws: EventError.noBackButton) { try walk.back() }
    #expect(throws: EventError.noNavigationController) { try walk.perform(.popToRoot) }
  }

  @Test("ORC-27: a pop returns before the revealed view's callbacks")
  func synchronous() throws {
    var walk = try deep()
    try walk.start(.back)
    #expect(walk.trace == "C willMove(toParent: nil)")
    #expect(walk.stack == ["A", "B"])
    #expect(walk.simulation.controllerCount == 4)
    walk.settle()
    #expect(walk.simulation.controllerCount == 3)
  }

  @Test("LIFE-14, ORC-33: a controller is released before its contents")
  func containedControllers() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("tabs", id: "go")),
      .tabs("tabs", "b", "c"), Sketch("b").container(.embed("d")), Sketch("c"), Sketch("d")
    ).launch()
    try walk.segue("go")
    try walk.back()
    #expect(
      walk.fullTrace.split(separator: "\n").filter { $0.hasSuffix("deinit") } == [
        "tab bar controller deinit", "B deinit", "D deinit", "C deinit",
      ])
  }

  @Test("LIFE-32: the contents of a popped container disappear with it")
  func popContainer() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "go")),
      Sketch("b").container(.embed("c")), Sketch("c")
    ).launch()
    try walk.segue("go")
    try walk.back()
    #expect(
      walk.appearances == """
        B viewWillDisappear
        C viewWillDisappear
        A viewWillAppear
        B viewDidDisappear
        C viewDidDisappear
        A viewDidAppear
        """)
  }

  @Test("PRES-24: a popped controller's presentation stays")
  func popUnderSheet() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.show("b", id: "b")),
      Sketch("b").way(.present("sheet", id: "sheet")),
      Sketch("sheet").way(.unwind("home:", id: "home"))
    ).launch()
    try walk.segue("b")
    try walk.segue("sheet")
    let sheet = walk.simulation.presentationChain.last
    #expect(walk.chain == ["navigation controller", "Sheet"])
    let presenter = sheet.flatMap { walk.simulation[$0]?.presenting }.flatMap {
      walk.simulation[$0]?.name
    }
    #expect(presenter == "navigation controller")
    let original = sheet.flatMap { walk.simulation[$0]?.originalPresenter }
    #expect(original.flatMap { walk.simulation[$0]?.name } == "B")
  }
}
