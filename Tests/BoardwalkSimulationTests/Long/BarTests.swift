import BoardwalkSimulation
import Testing

@Suite("Bars")
struct BarTests {
  private func bar(
    _ root: Sketch, navigation: (Sketch) -> Sketch = { $0 }
  ) throws -> NavigationBarContents? {
    try SketchedApp(navigation(.navigation("nav", root: root.id)), root).launch().simulation
      .frontBar
  }

  @Test("BAR-04: an item without a title has its controller's title")
  func controllerTitle() throws {
    #expect(try bar(Sketch("a").with("title", "Things"))?.title == "Things")
  }

  @Test("BAR-04, ORC-02: an item keeps its own title, also an empty one")
  func itemTitle() throws {
    let titled = Sketch("a").with("title", "Things").title("Items")
    #expect(try bar(titled)?.title == "Items")
    #expect(try bar(Sketch("a").with("title", "Things").item(""))?.title == nil)
  }

  @Test("BAR-04: an item's title does not change its controller's")
  func titleOfController() throws {
    let walk = try SketchedApp(.navigation("nav", root: "a"), Sketch("a").title("Items")).launch()
    let front = try #require(walk.simulation.frontmost.flatMap { walk.simulation[$0] })
    #expect(front.title == nil)
    #expect(front.navigationItem.title == "Items")
  }

  @Test("BAR-05, S2-35: a title view replaces the title")
  func titleView() throws {
    let view = "<view key=\"titleView\" id=\"t\"/>"
    let contents = try bar(Sketch("a").item("title=\"Items\" prompt=\"Pick\"", view))
    #expect(contents?.title == nil)
    #expect(contents?.hasTitleView == true)
    #expect(contents?.prompt == "Pick")
  }

  @Test("BAR-08: left items are ordered from the left, right items from the right")
  func itemOrder() throws {
    let sketch = Sketch("a").item(
      "",
      """
      <leftBarButtonItems><barButtonItem id="l1" title="L1"/><barButtonItem id="l2" title="L2"/>
      </leftBarButtonItems>
      <rightBarButtonItems><barButtonItem id="r1" title="R1"/><barButtonItem id="r2" title="R2"/>
      </rightBarButtonItems>
      """)
    let contents = try bar(sketch)
    #expect(contents?.leftItems.map(\.visibleText) == ["L1", "L2"])
    #expect(contents?.rightItems.map(\.visibleText) == ["R1", "R2"])
    let walk = try SketchedApp(.navigation("nav", root: "a"), sketch).launch()
    #expect(walk.simulation.touchables.map(\.name) == ["L1", "L2", "R2", "R1"])
  }

  @Test(
    "BAR-10: a title is large if the bar prefers it and no item disables it",
    arguments: [
      ("", "", true), ("never", "", false), ("never", "always", true), ("", "never", false),
      ("always", "inline", false), ("", "automatic", true),
    ])
  func largeTitles(first: String, second: String, isLarge: Bool) throws {
    func mode(_ mode: String) -> String {
      mode.isEmpty ? "" : "largeTitleDisplayMode=\"\(mode)\""
    }
    let large = "<navigationBar key=\"navigationBar\" id=\"bar\" largeTitles=\"YES\"/>"
    for (bar, expected) in [(large, isLarge), ("", false)] {
      var walk = try SketchedApp(
        .navigation("nav", root: "a").part(bar),
        Sketch("a").item(mode(first)).way(.show("b", id: "go")), Sketch("b").item(mode(second))
      ).launch()
      try walk.segue("go")
      #expect(walk.simulation.frontBar?.isLarge == expected)
    }
  }

  @Test("APP-09: a title is not large at compact height")
  func inlineTitle() throws {
    let large = "<navigationBar key=\"navigationBar\" id=\"bar\" largeTitles=\"YES\"/>"
    var walk = try SketchedApp(.navigation("nav", root: "a").part(large), Sketch("a").title("A"))
      .launch()
    #expect(walk.simulation.frontBar?.isLarge == true)
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.simulation.frontBar?.isLarge == false)
    #expect(walk.simulation.frontBar?.title == "A")
  }

  @Test("NAV-20, S2-36: a visible toolbar shows the top controller's items")
  func toolbar() throws {
    let items = """
      <toolbarItems><barButtonItem id="t1" systemItem="add"/>
      <barButtonItem id="t2" systemItem="flexibleSpace"/>
      <barButtonItem id="t3" title="Sort"/></toolbarItems>
      """
    let sketch = Sketch("a").part(items)
    let hidden = try SketchedApp(.navigation("nav", root: "a"), sketch).launch()
    #expect(hidden.simulation.touchables.isEmpty)
    let shown = try SketchedApp(
      .navigation("nav", root: "a").with("toolbarHidden", "NO"), sketch
    ).launch()
    #expect(shown.simulation.touchables.map(\.texts) == [["+", "add"], ["Sort"]])
    #expect(shown.simulation.touchables.allSatisfy { $0.role == .toolbarItem })
  }

  @Test("a plain controller has no bar")
  func plain() throws {
    let walk = try SketchedApp(Sketch("a").title("Items")).launch()
    #expect(walk.simulation.frontBar == nil)
    #expect(walk.simulation.root.flatMap { walk.simulation.navigationBar(of: $0) } == nil)
  }
}
