import BoardwalkGraph
import BoardwalkSimulation
import Testing

@Suite("Split view controllers")
struct SplitTests {
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .split("split", primary: "n1", secondary: "n2"),
      .navigation("n1", root: "list"),
      Sketch("list").title("Items").button("Detail", .showDetail("n3"))
        .button("Plain", .showDetail("plain")).button("More", .show("more")),
      .navigation("n2", root: "empty"), Sketch("empty").title("Nothing"),
      .navigation("n3", root: "detail"),
      Sketch("detail").title("Detail").way(.show("more", id: "more")),
      Sketch("plain"), Sketch("more"))
  }

  @Test("SPL-01: columns are side by side on an iPad, the primary first")
  func regular() throws {
    let walk = try app().launch(on: "iPad", isLandscape: true)
    #expect(
      walk.visible == [
        "split view controller", "navigation controller", "List", "navigation controller 2",
        "Empty",
      ])
    #expect(walk.appearances.hasPrefix("List viewWillAppear\nEmpty viewWillAppear"))
    #expect(walk.split?.isCollapsed == false)
  }

  @Test("SPL-01, SPL-04, ORC-45: a split view collapses on an iPhone with the secondary on top")
  func collapsed() throws {
    var walk = try app().launch()
    #expect(walk.front == "Empty")
    let root = try #require(walk.simulation.root.flatMap { walk.simulation[$0] })
    #expect(walk.split?.isCollapsed == true)
    #expect(root.children.count == 1)
    #expect(walk.simulation.frontBar?.title == "Nothing")
    #expect(walk.simulation.frontBar?.backTitle == "Items")
    try walk.back()
    #expect(walk.front == "List")
    #expect(
      walk.trace.contains("List viewDidAppear\nList didMove(toParent: navigation controller)"))
  }

  @Test("SPL-04: nested stacks have one bar and pop step by step")
  func nestedStacks() throws {
    var walk = try app().launch()
    try walk.back()
    try walk.tap("Detail")
    #expect(walk.visible.suffix(2) == ["navigation controller 2", "Detail"])
    #expect(walk.simulation.touchables.filter { $0.role == .backButton }.map(\.name) == ["Items"])
    try walk.segue("more")
    #expect(walk.front == "More")
    #expect(walk.simulation.frontBar?.backTitle == "Detail")
    let outer = walk.simulation.root.flatMap { walk.simulation.visibleChildren(of: $0).first }
    let inner = try #require(outer.flatMap { walk.simulation.visibleChildren(of: $0).first })
    #expect(walk.simulation.navigationBar(of: inner) == nil)
    try walk.back()
    #expect(walk.front == "Detail")
    try walk.back()
    #expect(walk.front == "List")
    #expect(throws: EventError.noBackButton) { try walk.back() }
  }

  @Test("SEG-11, ORC-24, ORC-47: showDetail replaces the secondary column")
  func showDetail() throws {
    var walk = try app().launch(on: "iPad", isLandscape: true)
    try walk.tap("Detail")
    #expect(
      walk.fullTrace.hasSuffix(
        """
        navigation controller 2 willMove(toParent: nil)
        navigation controller 2 viewWillDisappear
        Empty viewWillDisappear
        navigation controller 2 viewDidDisappear
        Empty viewDidDisappear
        navigation controller 2 didMove(toParent: nil)
        navigation controller 3 willMove(toParent: split view controller)
        navigation controller 3 viewDidLoad
        navigation controller 3 viewWillAppear
        Detail viewDidLoad
        Detail viewWillAppear
        navigation controller 3 viewIsAppearing
        Detail viewIsAppearing
        navigation controller 3 viewDidAppear
        Detail viewDidAppear
        Detail didMove(toParent: navigation controller 3)
        navigation controller 3 didMove(toParent: split view controller)
        navigation controller 2 deinit
        Empty deinit
        """))
    #expect(walk.visible.suffix(2) == ["navigation controller 3", "Detail"])
  }

  @Test("SEG-11: a plain detail removes the column's bar")
  func plainDetail() throws {
    var walk = try app().launch(on: "iPad", isLandscape: true)
    try walk.tap("Plain")
    #expect(
      walk.visible == ["split view controller", "navigation controller", "List", "Plain"])
    #expect(
      walk.simulation.navigationController(of: try #require(walk.simulation.frontmost)) == nil)
  }

  @Test("SEG-10: show in a column pushes on its stack")
  func show() throws {
    var walk = try app().launch(on: "iPad", isLandscape: true)
    try walk.tap("More")
    #expect(walk.visible.prefix(3) == ["split view controller", "navigation controller", "More"])
    try walk.tap("Items")
    #expect(walk.visible[2] == "List")
  }

  @Test("SPL-10: show from a bare column replaces it")
  func showFromColumn() throws {
    for (button, expected) in [("Left", ["C", "B"]), ("Right", ["A", "C"])] {
      var walk = try SketchedApp(
        .split("split", primary: "a", secondary: "b"), Sketch("a").button("Left", .show("c")),
        Sketch("b").button("Right", .show("c")), Sketch("c")
      ).launch(on: "iPad", isLandscape: true)
      try walk.tap(button)
      #expect(walk.visible == ["split view controller"] + expected)
    }
  }

  @Test("SPL-04, SPL-10: a collapsed split view without a stack shows the primary and presents")
  func collapsedWithoutStack() throws {
    var walk = try SketchedApp(
      .split("split", primary: "a", secondary: "b"), Sketch("a").button("Open", .showDetail("c")),
      Sketch("b"), Sketch("c")
    ).launch()
    #expect(walk.visible == ["split view controller", "A"])
    try walk.tap("Open")
    #expect(walk.chain == ["split view controller", "C"])
  }

  @Test("PRES-09: a large iPhone in landscape shows both columns")
  func largePhone() throws {
    #expect(try app().launch(on: "iPhone 8 Plus").visible.count == 4)
    #expect(try app().launch(on: "iPhone 8 Plus", isLandscape: true).visible.count == 5)
    #expect(try app().launch(on: "iPhone 8", isLandscape: true).front == "Empty")
  }

  @Test("LIFE-31, LIFE-32: both columns reappear after a presentation")
  func uncovered() throws {
    var walk = try SketchedApp(
      .split("split", primary: "a", secondary: "b"),
      Sketch("a").way(.present("d", "fullScreen", id: "d")),
      Sketch("b"), Sketch("c"), Sketch("d")
    ).launch(on: "iPad", isLandscape: true)
    try walk.segue("d")
    try walk.dismiss()
    #expect(walk.visible == ["split view controller", "A", "B"])
    #expect(walk.appearances.hasPrefix("D viewWillDisappear\nA viewWillAppear\nB viewWillAppear"))
  }

  @Test(
    "a bare primary column is the only one on an iPhone, and a missing one leaves the other",
    arguments: [
      ["primary": "list"], ["secondary": "list"], ["primary": "list", "secondary": "empty"],
    ])
  func plainColumns(_ columns: [String: String]) throws {
    let relationships = ["primary": "masterViewController", "secondary": "detailViewController"]
    let split = columns.sorted { $0.key < $1.key }.reduce(Sketch("split", "splitViewController")) {
      $0.way(.relationship(relationships[$1.key] ?? "", $1.value))
    }
    let app = try SketchedApp(split, Sketch("list"), Sketch("empty"))
    for scene in 0..<2 {
      let place = ScenePlace(document: 0, scene: scene)
      #expect(Simulation.showing(place, of: app.graph).frontmost != nil)
    }
    let walk = app.launch()
    #expect(walk.visible == ["split view controller", "List"])
    var simulation = walk.simulation
    let root = try #require(simulation.root)
    for column in SplitState.Column.allCases {
      simulation.show(column, of: root)
      simulation.hide(column, of: root)
      simulation.settle()
      #expect(simulation.visibleTree(of: root).count == 2)
    }
  }
}
