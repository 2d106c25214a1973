import BoardwalkGraph
import Testing

@testable import BoardwalkSimulation

/// What code may do to containers that are not on screen, which no finger reaches.
@Suite("Invisible changes")
struct InvisibleChangeTests {
  private func app(delegated: Bool = false) throws -> SketchedApp {
    let navigation = Sketch.navigation("nav", root: "a")
    return try SketchedApp(
      delegated ? navigation.delegated : navigation,
      Sketch("a").way(.show("b", id: "push")).way(.present("c", "fullScreen", id: "cover")),
      Sketch("b"), Sketch("c"))
  }

  /// The root of the app, covered, and the scene that it could push.
  private func covered(delegated: Bool = false) throws -> (
    Walk, Simulation, ControllerID, ControllerID
  ) {
    var walk = try app(delegated: delegated).launch()
    try walk.segue("cover")
    var simulation = walk.simulation
    let navigation = try #require(simulation.root)
    let place = try #require(simulation.controllers[navigation]?.children.first)
    let scenes = simulation.graph.documents[0].scenes
    let index = try #require(scenes.firstIndex { $0.controller?.id == "b" })
    let made = try simulation.instantiate(.init(document: 0, scene: index), for: nil, by: nil)
    #expect(simulation.controllers[place]?.appearance == .disappeared)
    simulation.settle()
    return (walk, simulation, navigation, made)
  }

  private func lines(_ trace: [TraceEntry]) -> [String] { trace.map { "\($0.subject) \($0.text)" } }

  @Test("ORC-08, ORC-22: an invisible push calls willMove and loads nothing until shown")
  func push() throws {
    var (_, simulation, navigation, made) = try covered(delegated: true)
    simulation.push(made, on: navigation, animated: true)
    #expect(lines(simulation.settle()) == ["B willMove(toParent: navigation controller)"])
    #expect(simulation[made]?.isViewLoaded == false)
    #expect(
      lines(try simulation.perform(.dismiss)) == [
        "C viewWillDisappear", "navigation controller viewWillAppear", "B viewDidLoad",
        "B viewWillAppear", "navigation controller delegate willShow B",
        "navigation controller viewIsAppearing", "B viewIsAppearing",
        "navigation controller viewDidAppear", "B viewDidAppear",
        "B didMove(toParent: navigation controller)",
        "navigation controller delegate didShow B", "C viewDidDisappear", "C deinit",
      ])
    let back = lines(try simulation.perform(.back))
    #expect(!back.contains("A didMove(toParent: navigation controller)"), "it was told at launch")
  }

  @Test("ORC-08: an invisible pop calls willMove and didMove")
  func pop() throws {
    var (_, simulation, navigation, made) = try covered()
    simulation.push(made, on: navigation, animated: true)
    simulation.settle()
    #expect(simulation.popToRoot(navigation, animated: false) == [made])
    #expect(
      lines(simulation.settle())
        == ["B willMove(toParent: nil)", "B didMove(toParent: nil)", "B deinit"])
    #expect(simulation.popToRoot(navigation, animated: false).isEmpty)
  }

  @Test("ORC-08, ORC-24: a hidden column is replaced without appearance callbacks")
  func replace() throws {
    var walk = try SketchedApp(
      .split("split", primary: "a", secondary: "b"),
      Sketch("a").way(.present("c", "fullScreen", id: "cover")), Sketch("b"), Sketch("c")
    ).launch(on: "iPad", isLandscape: true)
    try walk.segue("cover")
    var simulation = walk.simulation
    let split = try #require(simulation.root)
    let made = try simulation.instantiate(.init(document: 0, scene: 2), for: nil, by: nil)
    simulation.settle()
    simulation.showDetail(made, in: split, animated: true)
    #expect(
      lines(simulation.settle()) == [
        "B willMove(toParent: nil)", "B didMove(toParent: nil)",
        "B 2 willMove(toParent: split view controller)", "B deinit",
      ])
    let trace = lines(try simulation.perform(.dismiss))
    #expect(trace.contains("B 2 viewDidAppear"))
  }

  @Test("LIFE-40: a tab selected behind a presentation appears after dismissal")
  func selectTab() throws {
    var walk = try SketchedApp(
      .tabs("tabs", "a", "b"), Sketch("a").way(.present("c", "fullScreen", id: "cover")),
      Sketch("b"), Sketch("c")
    ).launch()
    try walk.segue("cover")
    var simulation = walk.simulation
    simulation.select(1, in: try #require(simulation.root))
    #expect(simulation.settle().isEmpty)
    let trace = lines(try simulation.perform(.dismiss))
    #expect(trace.contains("B viewWillAppear") && !trace.contains("A viewWillAppear"))
  }

  @Test("PRES-41, EXC-50: nothing is presented before the presenter is in the window")
  func beforeWindow() throws {
    let graph = try app().graph
    var simulation = Simulation(library: Library(graph), options: LaunchOptions())
    simulation.begin(at: ScenePlace(document: 0, scene: 0))
    let root = try #require(simulation.root)
    let made = try simulation.instantiate(.init(document: 0, scene: 3), for: nil, by: nil)
    simulation.present(made, from: root, animated: true, segue: nil)
    let logs = simulation.settle().filter { if case .log = $0.event { true } else { false } }
    #expect(
      logs.map(\.text) == [
        "[Presentation] Attempt to present <CViewController> on <UINavigationController> "
          + "(from <UINavigationController>) whose view is not in the window hierarchy."
      ])
    #expect(simulation.presentationChain.count == 1)
    #expect(simulation.controllerCount == 2)
  }

  @Test("LIFE-54, ORC-25: a pop returns the removed controllers, bottom first")
  func returned() throws {
    var walk = try app().launch()
    try walk.segue("push")
    var simulation = walk.simulation
    let navigation = try #require(simulation.root)
    let top = try #require(simulation.frontmost)
    let other = try simulation.instantiate(.init(document: 0, scene: 3), for: nil, by: nil)
    simulation.push(other, on: navigation, animated: true)
    simulation.settle()
    #expect(simulation.popToRoot(navigation, animated: true) == [top, other])
    #expect(simulation.pop(navigation, animated: true) == nil)
  }
}
