import Boardwalk
import BoardwalkBase
import BoardwalkDocument
import BoardwalkFlow
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkTestSupport
import Testing

@Suite("Exploration")
struct ExplorationTests {
  private func app(_ name: String) throws -> StoryboardApp {
    try StoryboardApp(PackageFolder.url.appendingPathComponent("Tests/Fixtures/" + name).path)
  }

  private func explore(
    _ name: String, steps: Int = 10_000, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> ExplorationReport {
    var options = LaunchOptions()
    change(&options)
    var exploration = Exploration(try app(name).graph, options: options)
    exploration.explore(steps: steps)
    return exploration.report
  }

  @Test("every state of a small app, and the scene that nothing leads to")
  func rooms() throws {
    let report = try explore("walks/Rooms.storyboard")
    #expect(report.isComplete)
    #expect(report.states == 4, "Hall, Kitchen, Garden, and the Fridge over the Kitchen")
    #expect(report.reached.map(\.name).contains("Garden"))
    #expect(report.unreached.map(\.name) == ["Ballroom View Controller"])
    #expect(report.unreached.first?.document.hasSuffix("Rooms.storyboard") == true)
    #expect(report.failures.isEmpty)
    #expect(report.deadEnds.isEmpty, "a sheet can be dragged away")
  }

  @Test("each state in both orientations, where the device is turned too")
  func rotations() throws {
    var exploration = Exploration(try app("walks/Rooms.storyboard").graph, rotates: true)
    exploration.explore(steps: 10_000)
    #expect(exploration.report.isComplete)
    #expect(exploration.report.states == 8)
  }

  @Test("SPL-02: a hidden column is shown to see what is in it")
  func columns() throws {
    let pad = try #require(DeviceTable.device(named: "ipad9_7"))
    let report = try explore("walks/Columns.scene") { $0.device = pad }
    #expect(report.reached.map(\.name).contains("Form View Controller"))
    #expect(report.deadEnds.first?.flow.dropFirst() == ["columns", "tap \"New\""])
  }

  @Test("LIFE-34: what can be dragged away as a sheet is a dead end where it fills the screen")
  func deadEnd() throws {
    let report = try explore("walks/Rooms.storyboard") { $0.system = SystemVersion(12) }
    #expect(report.deadEnds.map(\.front) == ["Fridge"])
    #expect(
      report.deadEnds.first?.flow == [
        "launch on \"iPhone 8\", system 12", "tap \"Kitchen\"", "tap \"Fridge\"",
      ])
  }

  @Test("SPL-04: the list below a collapsed detail is no dead end, what it presents may be one")
  func collapsed() throws {
    let report = try explore("walks/Columns.scene") { $0.system = SystemVersion(12) }
    #expect(report.states == 3)
    #expect(report.deadEnds.map(\.front) == ["Form"])
    #expect(report.deadEnds.first?.flow.dropFirst() == ["back", "tap \"New\""])
  }

  @Test("EXC-06: exceptions, each once, with the fewest steps that lead there")
  func exceptions() throws {
    let report = try explore("walks/Trapdoor.scene")
    #expect(
      report.failures.map(\.exception.name) == [
        "NSGenericException", "NSInvalidArgumentException",
      ])
    #expect(
      report.failures.map(\.flow) == [
        [
          "launch on \"iPhone 8\", system 18", "tap \"Push\"",
          "expect exception \"NSGenericException\"",
        ],
        [
          "launch on \"iPhone 8\", system 18", "tap \"Deeper\"", "tap button 2",
          "expect exception \"NSInvalidArgumentException\"",
        ],
      ])
  }

  @Test("the flows that it prints can be run, and do what it says")
  func flows() throws {
    let graph = try app("walks/Trapdoor.scene").graph
    var exploration = Exploration(graph)
    exploration.explore(steps: 1_000)
    let flows = exploration.report.failures.map(\.flow) + exploration.report.deadEnds.map(\.flow)
    #expect(flows.count == 2)
    for lines in flows {
      let flow = Flow(SourceFile(path: "f.flow", text: lines.joined(separator: "\n") + "\n"))
      #expect(flow.findings.isEmpty)
      var session = FlowSession(graph)
      for statement in flow.statements { _ = try session.run(statement.action) }
      #expect(session.simulation.exception != nil)
    }
  }

  @Test("what is explored in parts is what is explored at once")
  func bounds() throws {
    let graph = try app("walks/Rooms.storyboard").graph
    var exploration = Exploration(graph)
    #expect(exploration.report.states == 1)
    #expect(!exploration.isComplete)
    exploration.explore(steps: 3)
    exploration.explore(steps: 3)
    #expect(exploration.steps == 6)
    #expect(!exploration.isComplete)
    #expect(exploration.report.deadEnds.isEmpty, "what is not explored may lead back")
    var atOnce = Exploration(graph)
    atOnce.explore(steps: 6)
    #expect(atOnce.report == exploration.report)
  }

  @Test("a stack that grows for ever is explored until it only repeats itself")
  func tunnel() throws {
    let report = try explore("walks/Tunnel.scene")
    #expect(report.isComplete)
    #expect(report.states == 2, "with a back button and without")
    #expect(report.steps == 3)
    #expect(report.deadEnds.isEmpty)
  }

  @Test("LAW-4: the same app gives the same report, whatever behaviors do not do")
  func determinism() throws {
    let graph = try app("walks/Rooms.storyboard").graph
    var one = Exploration(graph)
    one.explore(steps: 100)
    var other = Exploration(graph, behaviors: ["HallViewController": Quiet()])
    other.explore(steps: 100)
    #expect(one.report == other.report)
    #expect(try one.report.json() == other.report.json())
  }

  private struct Quiet: ControllerBehavior {}

  @Test("code of the app's own is explored, too")
  func behaviors() throws {
    struct Broken: ControllerBehavior {
      func viewDidLoad(_ controller: inout Instance) {
        controller.raise("Cold", reason: "The door is open.")
      }
    }
    var exploration = Exploration(
      try app("walks/Rooms.storyboard").graph, behaviors: ["FridgeViewController": Broken()])
    exploration.explore(steps: 100)
    #expect(exploration.report.failures.map(\.exception.name) == ["Cold"])
    #expect(exploration.report.failures.first?.flow.count == 4)
  }

  @Test("EXC-11: an app that does not survive its launch")
  func launch() throws {
    let report = try explore("walks/Rooms.storyboard") { $0.initialIdentifier = "Nowhere" }
    #expect(report.states == 0)
    #expect(report.isComplete)
    #expect(report.failures.count == 1)
    #expect(report.reached.isEmpty && report.unreached.count == 7)
  }

  @Test("LIFE-07: a black screen has no states")
  func black() throws {
    var graph = try app("walks/Rooms.storyboard").graph
    graph.documents[0].initialScene = nil
    var exploration = Exploration(graph)
    exploration.explore(steps: 10)
    let report = exploration.report
    #expect(report.states == 0 && report.steps == 0 && report.isComplete)
    #expect(report.text(of: "App").hasPrefix("App: the screen is empty: there is no"))
  }

  @Test("the example app holds no surprise")
  func homepwner() throws {
    let path = PackageFolder.url.appendingPathComponent("Examples/Homepwner").path
    var exploration = Exploration(try StoryboardApp(path).graph)
    exploration.explore(steps: 1_000)
    let report = exploration.report
    #expect(report.isComplete)
    #expect(report.failures.isEmpty && report.deadEnds.isEmpty && report.unreached.isEmpty)
  }
}

@Suite("Exploration reports")
struct ExplorationReportTests {
  private func report() throws -> ExplorationReport {
    let path = PackageFolder.url.appendingPathComponent("Tests/Fixtures/walks/Trapdoor.scene").path
    var exploration = Exploration(try StoryboardApp(path).graph)
    exploration.explore(steps: 1_000)
    return exploration.report
  }

  @Test("for people: what goes wrong first, with flows to copy")
  func text() throws {
    let text = try report().text(of: "Trapdoor")
    #expect(text.hasPrefix("Trapdoor: 2 scenes, 2 states, 5 steps; nothing else can be reached"))
    #expect(text.contains("\nexceptions\n  NSGenericException: "))
    #expect(text.contains("\n      launch on \"iPhone 8\", system 18\n      tap \"Push\"\n"))
    #expect(!text.contains("no way back"), "empty sections are left out")
    #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  @Test("for programs: everything, with a schema")
  func json() throws {
    let json = try report().json()
    for key in ["\"schema\" : 1", "\"exceptions\"", "\"flow\"", "\"isComplete\" : true"] {
      #expect(json.contains(key))
    }
  }
}

@Suite("Visible state")
struct VisibleStateTests {
  @Test("a visited tab that cannot be seen makes no difference to a person")
  func tabs() throws {
    let path = PackageFolder.url.appendingPathComponent("Tests/Fixtures/walks/Rooms.storyboard")
    var walk = try StoryboardApp(path.path).launch()
    let hall = walk.simulation
    try walk.tap("Garden")
    #expect(walk.simulation.visibleState != hall.visibleState)
    try walk.tap("House")
    #expect(walk.simulation.visibleState == hall.visibleState)
    #expect(walk.simulation != hall, "its view has been loaded")
    try walk.tap("Kitchen")
    let kitchen = walk.simulation
    try walk.tap("Fridge")
    #expect(walk.simulation.visibleState != kitchen.visibleState)
  }

  @Test("what code changes in sight makes a difference")
  func code() throws {
    struct Counting: ControllerBehavior {
      struct State: Hashable, Sendable { var count = 0 }
      let initialState = State()
      func viewWillAppear(_ controller: inout Instance, animated: Bool) {
        controller.state.count += 1
      }
    }
    let path = PackageFolder.url.appendingPathComponent("Tests/Fixtures/walks/Rooms.storyboard")
    var app = try StoryboardApp(path.path)
    app.behaviors = ["HallViewController": Counting()]
    var walk = app.launch()
    let hall = walk.simulation
    try walk.tap("Kitchen")
    #expect(!walk.simulation.visibleState.hasSameControllers(as: hall.visibleState))
    try walk.back()
    #expect(walk.simulation.visibleState != hall.visibleState)
    #expect(
      walk.simulation.visibleState.hasSameControllers(as: hall.visibleState),
      "who is back is at home")
  }
}
