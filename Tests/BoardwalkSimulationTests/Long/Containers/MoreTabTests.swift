import BoardwalkSimulation
import Testing

@Suite("More tab")
struct MoreTabTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      Sketch.tabs("tabs", "a", "b", "c", "d", "e", "nav").delegated,
      Sketch("a"), Sketch("b"), Sketch("c"), Sketch("d"),
      Sketch("e").with("title", "Fifth"),
      Sketch.navigation("nav", root: "f").with("title", "Sixth"),
      Sketch("f").title("Inside").way(.show("g", id: "g")), Sketch("g"))
  }

  private func tabs(_ walk: Walk) -> [String] {
    walk.simulation.touchables.filter { $0.role == .tab }.map(\.name)
  }

  @Test("TAB-01: narrow widths show four tabs and More, wide ones all")
  func room() throws {
    #expect(try tabs(app().launch()) == ["tab", "tab", "tab", "tab", "More"])
    #expect(try tabs(app().launch(on: "iPad")).count == 6)
    let five = try SketchedApp(
      .tabs("tabs", "a", "b", "c", "d", "e"), Sketch("a"), Sketch("b"), Sketch("c"), Sketch("d"),
      Sketch("e")
    ).launch()
    #expect(tabs(five).count == 5)
    #expect(!tabs(five).contains("More"))
  }

  @Test("APP-12: a child pushed by the More list gets move callbacks once")
  func moves() throws {
    var walk = try app().launch()
    try walk.tap("More")
    try walk.tap("Fifth")
    #expect(walk.trace.components(separatedBy: "E didMove(toParent").count == 2)
    try walk.back()
    try walk.tap("Fifth")
    #expect(walk.trace.components(separatedBy: "E didMove(toParent").count == 2)
  }

  @Test("TAB-01, TAB-03: More shows a list in a navigation controller that is not a child")
  func list() throws {
    var walk = try app().launch()
    let root = try #require(walk.simulation.root)
    try walk.tap("More")
    #expect(walk.visible == ["tab bar controller", "navigation controller 2", "more list"])
    #expect(walk.simulation.frontBar?.title == "More")
    #expect(walk.simulation.selectedIndex(of: root) == nil)
    #expect(
      walk.simulation.selectedController(of: root).map { walk.names([$0]) }
        == ["navigation controller 2"])
    #expect(walk.simulation[root]?.children.count == 6)
    #expect(
      walk.simulation.touchables.filter { $0.role == .cell }.map(\.name) == ["Fifth", "Sixth"])
    #expect(walk.appearances == "A viewWillDisappear\nA viewDidDisappear")
  }

  @Test("TAB-02, TAB-03: a row pushes its child, and back returns to the list")
  func row() throws {
    var walk = try app().launch()
    let root = try #require(walk.simulation.root)
    try walk.tap("More")
    try walk.tap("Fifth")
    #expect(walk.stack == ["more list", "E"])
    #expect(walk.simulation.selectedIndex(of: root) == 4)
    #expect(walk.simulation.frontBar?.backTitle == "More")
    try walk.back()
    #expect(walk.simulation.selectedIndex(of: root) == nil)
    #expect(!walk.trace.contains("deinit"), "the tab bar controller keeps it")
    #expect(walk.simulation[root]?.children.count == 6)
    try walk.tap("Fifth")
    #expect(!walk.trace.contains("viewDidLoad"))
  }

  @Test("TAB-02: a child with its own stack shares the list's bar")
  func navigation() throws {
    var walk = try app().launch()
    try walk.tap("More")
    try walk.tap("Sixth")
    #expect(walk.front == "F")
    #expect(walk.simulation.frontBar?.title == "Inside")
    #expect(walk.simulation.touchables.filter { $0.role == .backButton }.map(\.name) == ["More"])
    try walk.segue("g")
    #expect(walk.simulation.frontBar?.backTitle == "Inside")
    try walk.back()
    try walk.back()
    #expect(walk.front == "more list")
  }

  @Test("TAB-02, TAB-06: selecting a hidden child from code shows it in the list's stack")
  func byCode() throws {
    var walk = try app().launch()
    let root = try #require(walk.simulation.root)
    walk.code { $0.select(4, in: root) }
    #expect(walk.stack == ["more list", "E"])
    #expect(walk.simulation.selectedIndex(of: root) == 4)
    #expect(!walk.fullTrace.contains("delegate"))
    walk.code { $0.select(0, in: root) }
    #expect(walk.front == "A")
    try walk.tap("More")
    #expect(walk.front == "E", "TAB-10: it is as it was left")
    try walk.tap("More")
    #expect(walk.front == "more list", "TAB-05")
  }

  @Test("TAB-01: a large iPhone in landscape shows all tabs")
  func rotation() throws {
    var walk = try app().launch(on: "iPhone 8 Plus")
    try walk.tap("More")
    try walk.tap("Fifth")
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.visible == ["tab bar controller", "E"])
    #expect(tabs(walk).count == 6)
    try walk.perform(.rotate(isLandscape: false))
    #expect(walk.visible == ["tab bar controller", "navigation controller 2", "E"])
    #expect(walk.simulation.isSettled)
  }

  @Test("ORC-09: nothing is selected before the first appearance")
  func selection() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "x"), Sketch("x"),
      Sketch.tabs("tabs", "a", "b").with("storyboardIdentifier", "tabs"), Sketch("a"), Sketch("b")
    ).launch()
    let navigation = try #require(walk.simulation.root)
    let made = try walk.make("tabs")
    walk.call { $0.loadView(of: made) }
    #expect(walk.simulation.selectedIndex(of: made) == nil)
    #expect(walk.simulation.selectedController(of: made) == nil)
    #expect(walk.simulation[made]?.children.count == 2)
    walk.code { $0.push(made, on: navigation, animated: true) }
    #expect(walk.simulation.selectedIndex(of: made) == 0)
  }

  @Test("TAB-07: new children keep a selected child, else the first is selected")
  func setTabs() throws {
    var walk = try app().launch()
    let root = try #require(walk.simulation.root)
    let (a, b, c) = (try walk.id("A"), try walk.id("B"), try walk.id("C"))
    walk.code { $0.select(1, in: root) }
    walk.code { $0.setTabs([c, b], of: root) }
    #expect(walk.simulation.selectedIndex(of: root) == 1)
    #expect(walk.appearances.isEmpty)
    #expect(walk.trace.contains("A deinit"))
    #expect(walk.simulation[a] == nil)
    walk.code { $0.setTabs([c], of: root) }
    #expect(walk.simulation.selectedIndex(of: root) == 0)
    #expect(walk.front == "C")
    #expect(
      walk.appearances == """
        B viewWillDisappear
        C viewWillAppear
        B viewDidDisappear
        C viewDidAppear
        """)
    walk.code { $0.setTabs([], of: root) }
    #expect(walk.visible == ["tab bar controller"])
    #expect(walk.simulation.controllerCount == 1)
  }

  @Test("LIFE-14: a tab bar controller is released with its list and children")
  func release() throws {
    var walk = try SketchedApp(
      Sketch("x").way(.present("tabs", "fullScreen", id: "go")),
      .tabs("tabs", "a", "b", "c", "d", "e", "f"), Sketch("a"), Sketch("b"), Sketch("c"),
      Sketch("d"), Sketch("e").with("title", "Fifth"), Sketch("f")
    ).launch()
    try walk.segue("go")
    try walk.tap("More")
    try walk.tap("Fifth")
    try walk.dismiss()
    #expect(walk.simulation.controllerCount == 1)
  }
}
