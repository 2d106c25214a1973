import BoardwalkSimulation
import Testing

@Suite("Tabs")
struct TabTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      Sketch.tabs("tabs", "nav", "c").delegated,
      .navigation("nav", root: "a"), Sketch("a").with("title", "First").way(.show("b", id: "go")),
      Sketch("b"), Sketch("c").with("title", "Second"))
  }

  @Test("LIFE-41: only the selected tab's view loads at launch")
  func launch() throws {
    let walk = try app().launch()
    #expect(walk.trace.contains("A viewDidLoad"))
    #expect(!walk.trace.contains("C viewDidLoad"))
    #expect(walk.visible == ["tab bar controller", "navigation controller", "A"])
  }

  @Test("LIFE-40, LIFE-42: the new view appears before the old one disappears")
  func firstVisit() throws {
    var walk = try app().launch()
    try walk.tab(1)
    #expect(
      walk.fullTrace == """
        tab bar controller delegate shouldSelect C: yes
        tab bar controller delegate didSelect C
        C viewDidLoad
        C viewWillAppear
        navigation controller viewWillDisappear
        A viewWillDisappear
        C viewIsAppearing
        navigation controller viewDidDisappear
        A viewDidDisappear
        C viewDidAppear
        """)
    #expect(walk.simulation.clock == 0)
    try walk.tab(0)
    try walk.tab(1)
    #expect(!walk.trace.contains("viewDidLoad"))
    #expect(!walk.trace.contains("Move"))
  }

  @Test("TAB-05: a tap on the selected tab pops to its root")
  func again() throws {
    var walk = try app().launch()
    try walk.segue("go")
    try walk.tab(0)
    #expect(walk.stack == ["A"])
    #expect(
      walk.fullTrace.hasPrefix(
        """
        tab bar controller delegate shouldSelect navigation controller: yes
        B willMove(toParent: nil)
        tab bar controller delegate didSelect navigation controller
        """))
    try walk.tab(0)
    #expect(
      walk.fullTrace.split(separator: "\n").count == 2, "at the root only the delegate hears of it")
  }

  @Test("TAB-10: each tab has its own stack")
  func stacks() throws {
    var walk = try app().launch()
    try walk.segue("go")
    try walk.tab(1)
    #expect(walk.stack.isEmpty)
    try walk.tab(0)
    #expect(walk.stack == ["A", "B"])
    #expect(walk.appearances.hasPrefix("B viewWillAppear"))
    try walk.back()
    #expect(walk.stack == ["A"])
  }

  @Test("TAB-11: a presentation from a tab covers the tab bar")
  func presentation() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "a", "c"), Sketch("a").button("Open", .present("b")), Sketch("b"), Sketch("c")
    ).launch()
    try walk.tap("Open")
    #expect(walk.simulation.touchables.isEmpty)
    #expect(throws: EventError.noTab(1)) { try walk.tab(1) }
  }

  @Test("NAV-17: a tab's title is its item's, else its own, else its root's")
  func titles() throws {
    let item = "<tabBarItem key=\"tabBarItem\" id=\"t\" title=\"Item\" image=\"star\"/>"
    let walk = try SketchedApp(
      .tabs("tabs", "n1", "n2", "n3", "c", "d"),
      Sketch.navigation("n1", root: "a").part(item), Sketch("a").with("title", "Not me"),
      Sketch.navigation("n2", root: "b").with("title", "Mine"), Sketch("b"),
      .navigation("n3", root: "e"), Sketch("e").with("title", "Root"),
      Sketch("c").part(item), Sketch("d")
    ).launch()
    let tabs = walk.simulation.touchables.filter { $0.role == .tab }
    #expect(tabs.map(\.texts) == [["Item", "star"], ["Mine"], ["Root"], ["Item", "star"], []])
    #expect(tabs.map(\.name).last == "tab")
  }

  @Test("NAV-18: a pushed controller that hides the tab bar hides it for those above")
  func hiddenBar() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "nav", "d"), .navigation("nav", root: "a"),
      Sketch("a").with("hidesBottomBarWhenPushed", "YES").way(.show("b", id: "b")),
      Sketch("b").with("hidesBottomBarWhenPushed", "YES").way(.show("c", id: "c")), Sketch("c"),
      Sketch("d")
    ).launch()
    let tabs = try #require(walk.simulation.root)
    #expect(!walk.simulation.isTabBarHidden(of: tabs), "a root does not hide it")
    try walk.segue("b")
    #expect(walk.simulation.isTabBarHidden(of: tabs))
    try walk.segue("c")
    #expect(walk.simulation.isTabBarHidden(of: tabs))
    #expect(!walk.simulation.touchables.contains { $0.role == .tab })
    #expect(throws: EventError.noTab(1)) { try walk.tab(1) }
    try walk.perform(.popToRoot)
    #expect(!walk.simulation.isTabBarHidden(of: tabs))
    let navigation = try #require(walk.simulation.visibleChildren(of: tabs).first)
    #expect(
      !walk.simulation.isTabBarHidden(of: navigation), "only tab bar controllers have tab bars")
  }

  @Test("missing and disabled tabs cannot be selected")
  func refusals() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "a", "c"), Sketch("a"),
      Sketch("c").part("<tabBarItem key=\"tabBarItem\" id=\"t\" title=\"Off\" enabled=\"NO\"/>")
    ).launch()
    #expect(throws: EventError.noTab(2)) { try walk.tab(2) }
    #expect(throws: EventError.noTab(-1)) { try walk.tab(-1) }
    #expect(throws: EventError.disabled("Off")) { try walk.tap("Off") }
  }

  @Test("a tab bar controller may have no tabs")
  func empty() throws {
    var walk = try SketchedApp(.tabs("tabs")).launch()
    #expect(walk.visible == ["tab bar controller"])
    #expect(walk.simulation.touchables.isEmpty)
    #expect(throws: EventError.noTab(0)) { try walk.tab(0) }
  }

  @Test("TIME-06: switching tabs during a push pairs all callbacks")
  func switchingDuringPush() throws {
    var walk = try app().launch()
    try walk.start(.performSegue("go"))
    walk.drain()
    try walk.start(.selectTab(1))
    walk.settle()
    #expect(
      walk.appearances == """
        C viewWillAppear
        B viewWillDisappear
        A viewDidDisappear
        B viewDidDisappear
        C viewDidAppear
        """)
    #expect(walk.trace.hasSuffix("B didMove(toParent: navigation controller)"))
    try walk.tab(0)
    #expect(walk.front == "B")
    #expect(walk.appearances.hasPrefix("B viewWillAppear"))
  }
}
