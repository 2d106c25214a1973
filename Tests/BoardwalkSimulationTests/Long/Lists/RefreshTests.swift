import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Pull to refresh")
struct RefreshTests {
  /// Interface Builder writes that a refresh control is not enabled.
  private static let control = """
    <refreshControl key="refreshControl" enabled="NO" id="r"><connections>
    <action selector="refresh:" destination="a" eventType="valueChanged" id="ra"/>
    <action selector="other:" destination="a" eventType="touchDown" id="rb"/>
    </connections></refreshControl>
    """

  /// A table of 100 rows under a bar, whose code does `refresh` when it is pulled.
  private func launch(
    _ control: String = control, _ refresh: @escaping Rows.Step = { _ in }
  ) throws -> Walk {
    try SketchedApp(
      .navigation("nav", root: "a"),
      .table("a").title("Items").part(control).outlet("refresher", "r")
    ).launch([
      "AViewController": Rows((0..<100).map { "Row \($0)" }) { rows in
        rows.actions = ["refresh:": { controller, _ in refresh(&controller) }]
      }
    ])
  }

  private func offset(_ walk: Walk) throws -> Double {
    try #require(walk.simulation[try walk.table()]).contentOffset.y
  }

  private func isRefreshing(_ walk: Walk) throws -> Bool? {
    let control = try #require(walk.simulation.refreshControl(of: try walk.id("A")))
    return walk.simulation[control]?.isRefreshing
  }

  @Test(
    "a pull sends valueChanged, and so does a swipe down at the top",
    arguments: [Event.pullToRefresh, .disturbBars(.swipeDown)])
  func pull(event: Event) throws {
    var walk = try launch()
    #expect(walk.simulation.refreshControl != nil)
    try walk.perform(event)
    #expect(walk.trace == "A refresh: from \"refresher\"")
    #expect(try isRefreshing(walk) == true)
    #expect(walk.simulation.refreshControl == nil, "it cannot be pulled while it refreshes")
    try walk.perform(event)
    #expect(walk.trace.isEmpty)
  }

  @Test("the control is above the first row until code ends refreshing")
  func shown() throws {
    var walk = try launch()
    let control = try #require(walk.simulation.refreshControl)
    let id = try walk.id("A")
    func isShown() -> Bool {
      walk.simulation.view(of: id)?.subviews.map(\.id).contains("r") == true
    }
    #expect(!isShown())
    try walk.perform(.pullToRefresh)
    #expect(isShown())
    #expect(try offset(walk) == -64 - 60)
    walk.act { $0.endRefreshing(control) }
    #expect(!isShown())
    #expect(try offset(walk) == -64)
    walk.act { $0.endRefreshing(control) }
    #expect(try offset(walk) == -64)
  }

  @Test("code can end refreshing in its action through an outlet")
  func endedAtOnce() throws {
    var walk = try launch(Self.control) { controller in
      #expect(controller["refresher"]?.isRefreshing == true)
      controller.state.sections = [["New"]]
      if let table = controller.list("tableView") { controller.reloadData(of: table) }
      if let control = controller.view("refresher") { controller.endRefreshing(control) }
    }
    try walk.perform(.pullToRefresh)
    #expect(try isRefreshing(walk) == false)
    #expect(walk.rows == ["New"])
    #expect(try offset(walk) == -64)
  }

  @Test("CTL-05: beginRefreshing sends no event")
  func begun() throws {
    var walk = try launch()
    let control = try #require(walk.simulation.refreshControl)
    walk.act { $0.beginRefreshing(control) }
    #expect(try isRefreshing(walk) == true)
    #expect(!walk.trace.contains("refresh:"))
  }

  @Test("below the top a swipe only scrolls, and a pull scrolls to the top first")
  func scrolled() throws {
    var walk = try launch()
    try walk.perform(.scroll(.rows(20)))
    try walk.perform(.disturbBars(.swipeDown))
    #expect(try isRefreshing(walk) == false)
    try walk.perform(.pullToRefresh)
    #expect(try isRefreshing(walk) == true)
    #expect(walk.rows.first == "Row 0")
  }

  @Test("there is no pull without a refresh control")
  func nothing() throws {
    var walk = try launch("")
    #expect(walk.simulation.refreshControl == nil)
    #expect(throws: EventError.nothingToRefresh) { try walk.perform(.pullToRefresh) }
    try walk.perform(.disturbBars(.swipeDown))
    #expect(walk.trace.isEmpty)
    var alone = try SketchedApp(Sketch("a").button("Go")).launch()
    #expect(throws: EventError.noNavigationController) {
      try alone.perform(.disturbBars(.swipeDown))
    }
  }

  @Test("a table without data and a scroll view can be pulled without a bar")
  func others() throws {
    for scene in [
      Sketch.table("a").part(Self.control),
      Sketch("a").view("<scrollView id=\"s\">\(Self.control)</scrollView>"),
    ] {
      var walk = try SketchedApp(scene).launch()
      try walk.perform(.disturbBars(.swipeDown))
      #expect(walk.trace == "A refresh: from \"refresh control\"")
      #expect(try isRefreshing(walk) == true)
    }
  }
}
