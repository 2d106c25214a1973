import Boardwalk
import BoardwalkDocument
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkTestSupport
import Testing

/// Laws that hold of every exploration, on the example and on walks among the fixtures.
@Suite("Exploration laws")
struct ExplorationLawTests {
  private static let apps = [
    "Tests/Fixtures/walks/Rooms.storyboard", "Tests/Fixtures/walks/Trapdoor.scene",
    "Tests/Fixtures/walks/Columns.scene", "Examples/ModalForm",
  ]

  private func graph(_ path: String) throws -> SceneGraph {
    try StoryboardApp(PackageFolder.url.appendingPathComponent(path).path).graph
  }

  @Test("exploring in parts finds the same as exploring at once", arguments: apps, [1, 2, 7])
  func parts(_ path: String, _ size: Int) throws {
    let graph = try graph(path)
    var (whole, parts) = (Exploration(graph), Exploration(graph))
    whole.explore(steps: 42)
    for _ in 0..<(42 / size) { parts.explore(steps: size) }
    #expect(parts.report == whole.report)
  }

  @Test("more steps never find less, and a complete exploration stays complete", arguments: apps)
  func growth(_ path: String) throws {
    var exploration = Exploration(try graph(path))
    var last = exploration.report
    for _ in 0..<40 {
      exploration.explore(steps: 3)
      let report = exploration.report
      #expect(report.states >= last.states && report.steps >= last.steps)
      #expect(report.failures.count >= last.failures.count)
      #expect(Set(report.reached).isSuperset(of: last.reached))
      #expect(report.isComplete || !last.isComplete)
      #expect(!last.isComplete || report == last)
      last = report
    }
  }

  @Test("each scene is reported once, as reached or unreached", arguments: apps)
  func scenes(_ path: String) throws {
    var exploration = Exploration(try graph(path))
    var all = Set<ExplorationReport.Scene>()
    for steps in [0, 2, 1_000] {
      exploration.explore(steps: steps)
      let report = exploration.report
      #expect(Set(report.reached).isDisjoint(with: report.unreached))
      let scenes = Set(report.reached + report.unreached)
      #expect(all.isEmpty || scenes == all)
      all = scenes
    }
  }

  @Test("only requested steps are taken", arguments: [0, 1, 5])
  func steps(_ limit: Int) throws {
    var exploration = Exploration(try graph(Self.apps[0]))
    exploration.explore(steps: limit)
    #expect(exploration.steps == limit)
    #expect(exploration.report.steps == limit)
  }

  @Test("the nearest states are reported first", arguments: apps)
  func order(_ path: String) throws {
    var options = LaunchOptions()
    options.system = SystemVersion(12)
    var exploration = Exploration(try graph(path), options: options)
    exploration.explore(steps: 500)
    for flows in [exploration.report.deadEnds.map(\.flow), exploration.report.failures.map(\.flow)]
    {
      #expect(flows.map(\.count) == flows.map(\.count).sorted())
      #expect(Set(flows).count == flows.count)
      #expect(flows.allSatisfy { $0.first?.hasPrefix("launch on ") == true })
    }
  }

  @Test("the screens of an app give the same report, but for the number of steps", arguments: apps)
  func screens(_ path: String) throws {
    let app = try graph(path)
    var exploration = Exploration(app)
    exploration.explore(steps: 2_000)
    let session = FlowSession(app)
    var screens = StateGraph()
    screens.launch(by: "launch", to: session.simulation, session.trace)
    screens.explore(states: 2_000, steps: 5_000)
    let (report, other) = (
      screens.report(of: app, options: LaunchOptions()), exploration.report
    )
    #expect(report.isComplete == other.isComplete)
    #expect(report.reached == other.reached && report.unreached == other.unreached)
    #expect(report.reachedOnlyByCode == other.reachedOnlyByCode)
    #expect(report.deadEnds == other.deadEnds && report.unmodeledExits == other.unmodeledExits)
    #expect(report.failures == other.failures && report.limitations == other.limitations)
  }
}
