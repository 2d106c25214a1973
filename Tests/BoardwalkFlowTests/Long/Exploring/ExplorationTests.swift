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

  @Test("every state of a small app and its unreachable scene are found")
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

  @Test("rotation explores each state in both orientations")
  func rotations() throws {
    var exploration = Exploration(try app("walks/Rooms.storyboard").graph, rotates: true)
    exploration.explore(steps: 10_000)
    #expect(exploration.report.isComplete)
    #expect(exploration.report.states == 8)
  }

  @Test("SPL-02: a hidden column is shown")
  func columns() throws {
    let pad = try #require(DeviceTable.device(named: "ipad9_7"))
    let report = try explore("walks/Columns.scene") { $0.device = pad }
    #expect(report.reached.map(\.name).contains("Form View Controller"))
    #expect(report.deadEnds.first?.flow.dropFirst() == ["columns", "tap \"New\""])
  }

  @Test("LIFE-34: a dismissible sheet is a dead end where it fills the screen")
  func deadEnd() throws {
    let report = try explore("walks/Rooms.storyboard") { $0.system = SystemVersion(12) }
    #expect(report.deadEnds.map(\.front) == ["Fridge"])
    #expect(
      report.deadEnds.first?.flow == [
        "launch on \"iPhone 8\", system 12", "tap \"Kitchen\"", "tap \"Fridge\"",
      ])
  }

  @Test("SPL-04: a list below a collapsed detail is no dead end, what it presents may be one")
  func collapsed() throws {
    let report = try explore("walks/Columns.scene") { $0.system = SystemVersion(12) }
    #expect(report.states == 3)
    #expect(report.deadEnds.map(\.front) == ["Form"])
    #expect(report.deadEnds.first?.flow.dropFirst() == ["back", "tap \"New\""])
  }

  @Test("EXC-06: each exception is reported once, with a shortest path")
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

  @Test("printed flows run and do what they state")
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

  @Test("exploring in parts equals exploring at once")
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

  @Test("an endlessly growing stack is explored until it repeats")
  func tunnel() throws {
    let report = try explore("walks/Tunnel.scene")
    #expect(report.isComplete)
    #expect(report.states == 2, "with a back button and without")
    #expect(report.steps == 3)
    #expect(report.deadEnds.isEmpty)
  }

  @Test("LAW-4: reports are deterministic, also for unmodeled effects")
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

  @Test("the app's own code is explored")
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

  @Test("EXC-11: an app that crashes at launch is reported")
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

  @Test("the example app has no findings")
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

  @Test("the text report begins with defects and has flows to copy")
  func text() throws {
    let text = try report().text(of: "Trapdoor")
    #expect(text.hasPrefix("Trapdoor: 2 scenes, 2 states, 5 steps; nothing else can be reached"))
    #expect(text.contains("\nexceptions\n  NSGenericException: "))
    #expect(text.contains("\n      launch on \"iPhone 8\", system 18\n      tap \"Push\"\n"))
    #expect(!text.contains("no way back"), "empty sections are left out")
    #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  @Test("the JSON report is complete and has a schema version")
  func json() throws {
    let json = try report().json()
    for key in ["\"schema\" : 1", "\"exceptions\"", "\"flow\"", "\"isComplete\" : true"] {
      #expect(json.contains(key))
    }
  }
}

@Suite("Visible state")
struct VisibleStateTests {
  @Test("a visited tab that is not visible does not make a new state")
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

  @Test("a visible change by code makes a new state")
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
