import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Split view columns")
struct ColumnTests {
  /// Two or three columns in a style that says so, or two in one that does not.
  private func app(_ columns: Int, compact: Bool = false, style: Bool = true) throws -> SketchedApp
  {
    var split = Sketch("split", "splitViewController").delegated
      .way(.relationship("masterViewController", "a"))
    if style { split = split.with("allowDoubleColumnStyle", "YES") }
    if columns == 3 { split = split.way(.relationship("supplementaryViewController", "s")) }
    split = split.way(.relationship("detailViewController", "b"))
    if compact { split = split.way(.relationship("compactViewController", "c")) }
    return try SketchedApp(
      split, Sketch("a").title("Primary"), Sketch("s").title("Supplementary"),
      Sketch("b").title("Secondary").way(.showDetail("d", id: "detail")), Sketch("c"),
      Sketch("d").with("storyboardIdentifier", "d"))
  }

  private func classic() throws -> SketchedApp {
    try SketchedApp(
      Sketch.split("split", primary: "n1", secondary: "n2").delegated,
      .navigation("n1", root: "a"), Sketch("a").way(.showDetail("n3", id: "detail")),
      .navigation("n2", root: "b"), Sketch("b").way(.show("x", id: "x")), Sketch("x"),
      .navigation("n3", root: "d"), Sketch("d"))
  }

  private func shown(_ walk: Walk) -> [String] {
    walk.visible.filter { !$0.contains("controller") }
  }

  @Test("SPL-02: an iPad hides side columns in portrait and shows them in landscape")
  func automatic() throws {
    #expect(try shown(app(2).launch(on: "iPad")) == ["B"])
    #expect(try shown(app(2).launch(on: "iPad", isLandscape: true)) == ["A", "B"])
    #expect(try shown(app(3).launch(on: "iPad")) == ["B"])
    let wide = try app(3).launch(on: "iPad", isLandscape: true)
    #expect(shown(wide) == ["A", "S", "B"])
    #expect(wide.split?.displayMode == .twoBesideSecondary)
    #expect(try classic().launch(on: "iPad").split?.displayMode == .secondaryOnly)
    for mode in [wide.split?.displayMode] { #expect(mode != .automatic) }
  }

  @Test(
    "SPL-02: a document can set a display mode",
    arguments: [
      ("beside", SplitDisplayMode.oneBesideSecondary, ["A", "B"]),
      ("primaryOverlay", .oneOverSecondary, ["A", "B"]), ("primaryHidden", .secondaryOnly, ["B"]),
      ("twoBesideSecondary", .oneBesideSecondary, ["A", "B"]),
    ])
  func preferred(word: String, mode: SplitDisplayMode, expected: [String]) throws {
    let walk = try SketchedApp(
      Sketch.split("split", primary: "a", secondary: "b").with("preferredDisplayMode", word),
      Sketch("a"), Sketch("b")
    ).launch(on: "iPad")
    #expect(walk.split?.displayMode == mode)
    #expect(shown(walk) == expected)
  }

  @Test("SPL-03, SPL-20: a bar item and a swipe show and hide columns")
  func toggle() throws {
    var walk = try app(2).launch(on: "iPad")
    let split = try #require(walk.simulation.root)
    #expect(walk.simulation.displayModeItemTarget(of: split) == .oneOverSecondary)
    try walk.perform(.toggleColumns)
    #expect(
      walk.trace.hasPrefix("A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA viewDidAppear"))
    #expect(
      walk.fullTrace.hasPrefix(
        """
        split view controller delegate willChangeTo oneOverSecondary
        split view controller delegate willShow primary
        """))
    #expect(walk.fullTrace.hasSuffix("split view controller delegate didShow primary"))
    #expect(shown(walk) == ["A", "B"])
    #expect(walk.simulation.displayModeItemTarget(of: split) == .secondaryOnly)
    try walk.perform(.toggleColumns)
    #expect(walk.appearances == "A viewWillDisappear\nA viewDidDisappear")
    var phone = try app(2).launch()
    #expect(throws: EventError.noColumns) { try phone.perform(.toggleColumns) }
    #expect(phone.simulation.displayModeItemTarget(of: try #require(phone.simulation.root)) == nil)
  }

  @Test("SPL-11, ORC-46: columns of a styled split view get navigation controllers, others do not")
  func wrapping() throws {
    let walk = try app(3).launch(on: "iPad", isLandscape: true)
    #expect(walk.visible.filter { $0.hasPrefix("navigation controller") }.count == 3)
    #expect(walk.split?.isTriple == true)
    let plain = try app(2, style: false).launch(on: "iPad", isLandscape: true)
    #expect(plain.visible == ["split view controller", "A", "B"])
  }

  @Test("SPL-11: showing a column uses the nearest mode")
  func showColumn() throws {
    var walk = try app(3).launch(on: "iPad")
    let split = try #require(walk.simulation.root)
    walk.code { $0.show(.supplementary, of: split) }
    #expect(walk.split?.displayMode == .oneOverSecondary)
    walk.code { $0.show(.primary, of: split) }
    #expect(walk.split?.displayMode == .twoOverSecondary)
    #expect(shown(walk) == ["A", "S", "B"])
    walk.code { $0.hide(.primary, of: split) }
    #expect(walk.split?.displayMode == .oneOverSecondary)
    walk.code { $0.hide(.supplementary, of: split) }
    #expect(walk.split?.displayMode == .secondaryOnly)
    walk.code { $0.hide(.secondary, of: split) }
    #expect(shown(walk) == ["B"])
    walk.code { $0.setPreferredDisplayMode(.twoBesideSecondary, of: split) }
    #expect(shown(walk) == ["A", "S", "B"])
  }

  @Test("ORC-45: a collapsed split view nests stacks and loads the first view unseen")
  func mount() throws {
    let walk = try app(2).launch()
    #expect(
      walk.fullTrace.split(separator: "\n").map(String.init).filter {
        $0.contains("delegate") || $0.hasPrefix("A view") || $0.hasPrefix("B view")
          || $0.hasPrefix("B did")
      } == [
        "split view controller delegate willChangeTo secondaryOnly",
        "split view controller delegate topColumnForCollapsingToProposedTopColumn secondary: secondary",
        "split view controller delegate willShow primary",
        "split view controller delegate willHide primary",
        "split view controller delegate willShow secondary",
        "A viewDidLoad", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing",
        "split view controller delegate didCollapse",
        "split view controller delegate didShow secondary",
        "split view controller delegate didHide primary",
        "B viewDidAppear", "B didMove(toParent: navigation controller 2)",
      ])
    #expect(!walk.trace.contains("A viewWillAppear"))
    let primary = try #require(walk.split?[.primary])
    #expect(
      walk.names(walk.simulation[primary]?.children ?? []) == ["A", "navigation controller 2"])
    #expect(walk.simulation.frontBar?.backTitle == "Primary")
  }

  @Test("SPL-12: a compact column replaces all others")
  func compact() throws {
    var walk = try app(2, compact: true).launch(on: "iPhone 8 Plus")
    #expect(shown(walk) == ["C"])
    #expect(walk.simulation.root.flatMap { walk.simulation[$0]?.children.count } == 1)
    try walk.perform(.rotate(isLandscape: true))
    #expect(shown(walk) == ["A", "B"])
    #expect(walk.appearances.contains("C viewWillDisappear"))
    #expect(!walk.trace.contains("deinit"))
    try walk.perform(.rotate(isLandscape: false))
    #expect(shown(walk) == ["C"])
    #expect(walk.simulation.isSettled)
  }

  @Test("SPL-01, SPL-05: rotation expands and collapses the stack")
  func rotation() throws {
    var walk = try app(2).launch(on: "iPhone 8 Plus")
    #expect(shown(walk) == ["B"])
    try walk.perform(.rotate(isLandscape: true))
    #expect(shown(walk) == ["A", "B"])
    #expect(walk.split?.isCollapsed == false)
    #expect(walk.appearances == "A viewWillAppear\nA viewDidAppear")
    #expect(walk.fullTrace.contains("displayModeForExpandingToProposedDisplayMode"))
    #expect(walk.fullTrace.hasSuffix("delegate didExpand"))
    try walk.perform(.rotate(isLandscape: false))
    #expect(shown(walk) == ["B"])
    #expect(walk.appearances == "A viewWillDisappear\nA viewDidDisappear")
    #expect(walk.fullTrace.hasSuffix("delegate didCollapse"))
  }

  @Test("SPL-05: the top of a classic stack becomes the secondary column")
  func classicExpansion() throws {
    var walk = try classic().launch(on: "iPhone 8 Plus")
    #expect(shown(walk) == ["B"])
    try walk.back()
    #expect(shown(walk) == ["A"])
    try walk.segue("detail")
    #expect(shown(walk) == ["D"])
    try walk.perform(.rotate(isLandscape: true))
    #expect(shown(walk) == ["A", "D"])
    #expect(
      walk.fullTrace.contains(
        "delegate separateSecondary from navigation controller: nil"))
    try walk.perform(.rotate(isLandscape: false))
    #expect(shown(walk) == ["D"])
    #expect(walk.fullTrace.contains("delegate collapseSecondary onto navigation controller: no"))
    #expect(walk.simulation.isSettled)
  }

  @Test("SPL-05: an empty stack leaves no secondary column")
  func nothingOnTop() throws {
    var walk = try classic().launch(on: "iPhone 8 Plus")
    try walk.back()
    try walk.perform(.rotate(isLandscape: true))
    #expect(shown(walk) == ["A"])
    #expect(walk.simulation.exception == nil)
    try walk.segue("detail")
    #expect(shown(walk) == ["A", "D"])
  }

  private struct Answers: SplitViewControllerDelegate {
    func viewDidLoad(_ controller: inout Instance) { controller.becomeDelegate(of: controller.id) }

    func splitViewController(
      _ controller: inout Instance, collapse secondary: ControllerID, onto primary: ControllerID,
      in split: ControllerID
    ) -> Bool { true }

    func splitViewController(
      _ controller: inout Instance, topColumnForProposed column: SplitState.Column,
      in split: ControllerID
    ) -> SplitState.Column { .primary }

    func splitViewController(
      _ controller: inout Instance, showDetail detail: ControllerID, in split: ControllerID
    ) -> Bool { true }
  }

  @Test("SPL-04: a delegate that handles the collapse keeps the primary column")
  func putAway() throws {
    let app = try SketchedApp(
      Sketch.split("split", primary: "n1", secondary: "b").with("customClass", "Shell"),
      .navigation("n1", root: "a"), Sketch("a").way(.showDetail("d", id: "detail")), Sketch("b"),
      Sketch("d"))
    var walk = app.launch(["Shell": Answers()])
    #expect(shown(walk).last == "A")
    #expect(walk.trace.contains("B deinit"))
    try walk.segue("detail")
    #expect(shown(walk).last == "A", "SPL-10: the delegate says that it has shown it")
    #expect(walk.trace.hasSuffix("D deinit"))
  }

  @Test("SPL-11: a delegate chooses the top column")
  func topColumn() throws {
    let app = try SketchedApp(
      Sketch("split", "splitViewController", class: "Shell").with("allowDoubleColumnStyle", "YES")
        .way(.relationship("masterViewController", "a"))
        .way(.relationship("detailViewController", "b")),
      Sketch("a"), Sketch("b"))
    var walk = app.launch(["Shell": Answers()])
    #expect(walk.front == "A")
    #expect(!walk.trace.contains("deinit"), "the column stays, though nobody sees it")
    let split = try #require(walk.simulation.root)
    walk.code { $0.show(.secondary, of: split) }
    #expect(walk.front == "B")
    walk.code { $0.hide(.secondary, of: split) }
    #expect(walk.front == "A")
    walk.code { $0.show(.secondary, of: split) }
    walk.code { $0.show(.primary, of: split) }
    #expect(walk.front == "A")
  }

  @Test("ORC-24, ORC-47: a detail replaces the root of the secondary stack")
  func replaceRoot() throws {
    var walk = try app(2).launch(on: "iPad", isLandscape: true)
    let split = try #require(walk.simulation.root)
    walk.code { simulation in
      guard let d = simulation.instantiateController("d") else { return }
      simulation.setController(d, in: .secondary, of: split)
    }
    #expect(
      walk.trace == """
        D init(coder:)
        D awakeFromNib
        B willMove(toParent: nil)
        B viewWillDisappear
        B viewDidDisappear
        B didMove(toParent: nil)
        D willMove(toParent: navigation controller 2)
        D viewDidLoad
        D viewWillAppear
        D viewIsAppearing
        D viewDidAppear
        D didMove(toParent: navigation controller 2)
        B deinit
        """)
    #expect(!walk.fullTrace.contains("delegate"))
  }

  @Test("ORC-47: showDetail without a container presents")
  func standalone() throws {
    var walk = try SketchedApp(Sketch("a").way(.showDetail("b", id: "b")), Sketch("b")).launch()
    try walk.segue("b")
    #expect(walk.chain == ["A", "B"])
  }
}
