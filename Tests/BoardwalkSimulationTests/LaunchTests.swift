import BoardwalkGraph
import BoardwalkSimulation
import Testing

@Suite("Launch")
struct LaunchTests {
  @Test("LIFE-09, ORC-01, ORC-23: a root in a navigation controller launches")
  func navigationRoot() throws {
    let walk = try SketchedApp(.navigation("nav", root: "a"), Sketch("a")).launch()
    #expect(
      walk.fullTrace == """
        navigation controller init(coder:)
        A init(coder:)
        A awakeFromNib
        navigation controller awakeFromNib
        navigation controller viewDidLoad
        navigation controller viewWillAppear
        A viewDidLoad
        A viewWillAppear
        navigation controller viewIsAppearing
        A viewIsAppearing
        navigation controller viewDidAppear
        A viewDidAppear
        A didMove(toParent: navigation controller)
        """)
    #expect(walk.simulation.isSettled)
    #expect(walk.stack == ["A"])
  }

  @Test("TIME-03: a new root replaces the old one with its presentations")
  func anotherRoot() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").way(.present("b", id: "b")), Sketch("b"),
      Sketch("c").with("storyboardIdentifier", "C")
    ).launch()
    try walk.segue("b")
    let made = try walk.make("C")
    walk.act { $0.setRoot(made) }
    #expect(
      walk.trace == """
        C viewDidLoad
        B viewWillDisappear
        A viewWillDisappear
        C viewWillAppear
        C viewIsAppearing
        B viewDidDisappear
        A viewDidDisappear
        C viewDidAppear
        A deinit
        B deinit
        """)
    #expect(walk.chain == ["C"])
    #expect(walk.simulation.controllerCount == 1)
  }

  @Test("LIFE-09: a connected delegate is notified of the root once")
  func delegate() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a").delegated,
      Sketch("a").way(.present("b", "fullScreen", id: "go")),
      Sketch("b")
    ).launch()
    #expect(
      walk.fullTrace.split(separator: "\n").suffix(7)
        == [
          "A viewWillAppear", "navigation controller delegate willShow A",
          "navigation controller viewIsAppearing", "A viewIsAppearing",
          "navigation controller viewDidAppear", "A viewDidAppear",
          "A didMove(toParent: navigation controller)",
          "navigation controller delegate didShow A",
        ].suffix(7))
    try walk.segue("go")
    try walk.dismiss()
    #expect(!walk.fullTrace.contains("delegate"))
  }

  @Test("LIFE-01, ORC-20: a plain root loads its view and appears")
  func plainRoot() throws {
    let walk = try SketchedApp(Sketch("a")).launch()
    #expect(
      walk.trace == """
        A init(coder:)
        A awakeFromNib
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        """)
    let phases = walk.entries.map(\.phase)
    #expect(phases == [.sync, .sync, .turn, .turn, .turn, .end])
    #expect(walk.entries.allSatisfy { $0.time == 0 })
  }

  @Test("LIFE-10: viewIsAppearing is called since iOS 13")
  func viewIsAppearing() throws {
    let walk = try SketchedApp(Sketch("a")).launch(system: 12)
    #expect(!walk.trace.contains("viewIsAppearing"))
  }

  @Test("LIFE-05: a relationship creates its scene once with the container")
  func relationships() throws {
    let walk = try SketchedApp(
      .tabs("tabs", "nav", "c"), .navigation("nav", root: "a"), Sketch("a"), Sketch("c")
    ).launch()
    #expect(walk.trace.components(separatedBy: "init(coder:)").count == 3)
    #expect(
      walk.entries.prefix(8).map { "\($0.subject) \($0.text)" } == [
        "tab bar controller init(coder:)", "navigation controller init(coder:)", "A init(coder:)",
        "C init(coder:)", "A awakeFromNib", "navigation controller awakeFromNib",
        "C awakeFromNib", "tab bar controller awakeFromNib",
      ])
    #expect(!walk.trace.contains("willMove"))
  }

  @Test("LIFE-07, EXC-05: the screen is black without an initial controller")
  func noInitialController() throws {
    var walk = try SketchedApp(documents: [("Base", nil, [Sketch("a")])]).launch()
    #expect(
      walk.trace
        == "Failed to instantiate the default view controller for UIMainStoryboardFile 'Base' - "
        + "perhaps the designated entry point is not set?")
    #expect(walk.simulation.root == nil)
    #expect(walk.simulation.exception == nil)
    #expect(walk.simulation.touchables.isEmpty)
    #expect(walk.simulation.presentationChain.isEmpty)
    #expect(throws: EventError.blackScreen) { try walk.back() }
  }

  @Test("LIFE-06, EXC-11: an app launches with an identifier")
  func identifier() throws {
    let app = try SketchedApp(Sketch("a"), Sketch("b").with("storyboardIdentifier", "Second"))
    #expect(app.launch { $0.initialIdentifier = "Second" }.front == "B")
    let walk = app.launch { $0.initialIdentifier = "b" }
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      walk.simulation.exception?.reason
        == "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'b'")
  }

  @Test("an app without documents is black, too")
  func empty() {
    let (simulation, trace) = Simulation.launch(SceneGraph(documents: [], main: nil))
    #expect(simulation.root == nil)
    #expect(trace.count == 1)
  }

  @Test("a navigation controller may be empty")
  func emptyNavigation() throws {
    let walk = try SketchedApp(.navigation("nav", root: nil)).launch()
    #expect(walk.stack.isEmpty)
    #expect(walk.visible == ["navigation controller"])
    #expect(walk.simulation.frontBar?.title == nil)
  }
}
