import BoardwalkSimulation
import Testing

@Suite("Controller state")
struct StateTests {
  private let counting = Script { script in
    script.onWillAppear = { controller in
      controller.state.count += 1
      controller.title = "\(controller.state.count)"
    }
  }

  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").title("A").way(.show("b", id: "push")),
      Sketch("b"))
  }

  @Test("S0-23: each instance has its own state for its lifetime")
  func instances() throws {
    var walk = try app().launch(["AViewController": counting, "BViewController": counting])
    let first = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.state(of: first, as: Script.self)?.count == 1)
    try walk.segue("push")
    #expect(
      walk.simulation.frontmost.flatMap { walk.simulation.state(of: $0, as: Script.self) }?.count
        == 1)
    try walk.back()
    #expect(walk.simulation.state(of: first, as: Script.self)?.count == 2)
    try walk.segue("push")
    #expect(walk.simulation.frontBar?.title == "1", "a new instance knows nothing yet")
    #expect(walk.simulation.frontBar?.backTitle == "2", "NAV-36")
  }

  @Test("BAR-04: a new title is also that of the item")
  func title() throws {
    let walk = try app().launch(["AViewController": counting])
    #expect(walk.simulation.frontBar?.title == "1")
  }

  @Test("copies of a simulation keep the state of their controllers")
  func history() throws {
    var walk = try app().launch(["AViewController": counting])
    let start = walk.simulation
    try walk.segue("push")
    try walk.back()
    #expect(walk.simulation != start, "it has counted on")
    #expect(start.frontBar?.title == "1")
    #expect(walk.simulation.frontBar?.title == "2")
    var again = Walk(start)
    try again.segue("push")
    try again.back()
    #expect(again.simulation == walk.simulation)
    #expect(again.simulation.hashValue == walk.simulation.hashValue)
  }

  @Test("simulations with different code are unequal")
  func code() throws {
    let app = try app()
    let plain = app.launch().simulation
    let coded = app.launch(["AViewController": Script()]).simulation
    #expect(plain != coded)
    #expect(coded == app.launch(["AViewController": Script()]).simulation)
    #expect(coded != app.launch(["BViewController": Script()]).simulation)
    #expect(coded != app.launch(["AViewController": Diary()]).simulation)
  }

  @Test("classes without code, other classes and released instances have no state")
  func unknown() throws {
    var walk = try app().launch(["BViewController": counting])
    let first = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.state(of: first, as: Script.self) == nil)
    try walk.segue("push")
    let second = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.state(of: second, as: Diary.self) == nil)
    try walk.back()
    #expect(walk.simulation.state(of: second, as: Script.self) == nil)
  }
}

@Suite("Behavior table")
struct BehaviorsTests {
  private struct Configured: ControllerBehavior, Hashable { var limit: Int }

  @Test("the last behavior of a class is used")
  func twice() {
    let behaviors: Behaviors = ["A": Diary(), "A": Script()]
    #expect(behaviors["A"] is Script)
    #expect(behaviors["B"] == nil)
    #expect(Behaviors().isEmpty)
  }

  @Test("tables are equal if their types and comparable values are")
  func equality() {
    #expect(["A": Diary()] as Behaviors == ["A": Diary()])
    #expect(["A": Configured(limit: 1)] as Behaviors == ["A": Configured(limit: 1)])
    #expect(["A": Configured(limit: 1)] as Behaviors != ["A": Configured(limit: 2)])
    #expect(["A": Diary()] as Behaviors != ["B": Diary()])
    var behaviors = Behaviors()
    behaviors["A"] = Diary()
    #expect(behaviors == ["A": Diary()])
  }
}
