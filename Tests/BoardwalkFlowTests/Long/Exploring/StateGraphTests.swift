import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

@testable import BoardwalkFlow

@Suite("State graph")
struct StateGraphTests {
  /// Two screens, the first of which has a field and a switch.
  private static let app = """
    storyboard, tools: 23504, device: retina4_7

    viewController home: HomeViewController, initial {
      view {
        textField name (20, 80, 200 x 30)
        switch flag (20, 130, 51 x 31)
        button next "Next" (20, 180, 200 x 30) {
          segue show -> other
        }
      }
    }

    viewController other: OtherViewController {
      view {
        label text "Other" (20, 80, 200 x 30)
      }
    }
    """

  private func session(_ app: String = app, behavior: String? = nil) throws -> FlowSession {
    let loaded = LoadedFile(SourceFile(path: "Main.scene", text: app))
    let document = try #require(loaded.document)
    var graph = Compiler().compile(Project([loaded], isWhole: true), main: document)
    graph.behaviors = behavior.map { [BehaviorText(path: "App.behavior", text: $0)] } ?? []
    return FlowSession(graph)
  }

  private func graph(_ session: FlowSession) -> StateGraph {
    var graph = StateGraph()
    graph.launch(by: "launch", to: session.simulation, session.trace)
    graph.explore(states: 100, steps: 1_000)
    return graph
  }

  private func flow(_ text: String) -> Flow {
    Flow(SourceFile(path: "a.flow", text: text))
  }

  @Test("taps on a text field and on a switch lead to different screens")
  func variants() throws {
    let graph = graph(try session())
    #expect(graph.isComplete)
    let first = graph.states[0]
    #expect(first.steps.count == 3)
    #expect(first.simulation.keyboard == nil)
    let typing = try #require(first.steps.first { $0.line == "tap field 1" })
    #expect(graph.states[typing.destination].simulation.keyboard != nil)
    let destinations = Set(first.steps.map(\.destination))
    #expect(destinations.count == 3 && !destinations.contains(0))
  }

  @Test("a step leads to the screen that the exploration found first")
  func nearest() throws {
    let graph = graph(try session())
    let ends = Set(
      graph.states.flatMap(\.steps).filter { $0.line == "tap \"Next\"" }.map(\.destination))
    #expect(ends.count == 1)
  }

  @Test("a flow adds steps that no exploration tries and ends at its last screen")
  func typing() throws {
    let session = try session()
    var graph = graph(session)
    let count = graph.states.count
    let followed = graph.follow(
      flow("tap field 1\ntype \"Ada\"\nexpect field 1 shows \"Ada\"\n"), in: session)
    #expect(followed.hasPassed)
    #expect(followed.lines.map(\.step) == ["tap field 1", "type \"Ada\"", nil])
    let last = try #require(followed.lines.last?.state)
    #expect(last == count)
    #expect(graph.states[last].simulation.texts.contains("Ada"))
  }

  @Test("a flow step equal to a possible step is that step, in any spelling")
  func otherWords() throws {
    let session = try session()
    var graph = graph(session)
    let before = graph.states.count
    let followed = graph.follow(flow("tap button 1\n"), in: session)
    #expect(followed.lines.map(\.step) == ["tap \"Next\""])
    #expect(graph.states.count == before)
  }

  @Test("a flow step with a different result gets its own screens")
  func apart() throws {
    let session = try session()
    var graph = graph(session)
    let followed = graph.follow(
      flow("tap field 1\ntype \"a\"\npress delete\ntype \"a\"\nundo\nundo\nundo\nundo\n"),
      in: session)
    var state = try #require(graph.launches.last?.state)
    for line in followed.lines {
      let step = try #require(
        graph.states[state].steps.first { $0.line == line.step }, "\(line.text)")
      state = step.destination
      #expect(state == line.state, "\(line.text)")
    }
  }

  @Test("a finger can be lifted only from a screen that it is on")
  func release() throws {
    let session = try session()
    var graph = graph(session)
    let followed = graph.follow(flow("touch \"Next\"\nrelease cancelled\n"), in: session)
    #expect(followed.hasPassed)
    #expect(followed.lines.last?.state == 0)
    let held = try #require(followed.lines.first?.state)
    #expect(graph.states[held].steps.contains { $0.line == "release cancelled" })
    #expect(!graph.states[0].steps.contains { $0.line.hasPrefix("release") })
  }

  @Test("a row with a context menu can be held, and its entries and a tap outside lead on")
  func contextMenu() throws {
    let graph = graph(
      try session(
        """
        storyboard, tools: 23504, device: retina4_7

        tableViewController list: ListViewController, initial {
          tableView {
            tableViewCell "Row", style: default, textLabel: name {
              contentView {
                label name
              }
            }
          }
        }
        """,
        behavior: """
          behavior ListViewController {
            rows { ["One", "Two"] }
            cell "Row" for word { textLabel.text = word }
            contextMenuForRow { UIMenu(children: [UIAction(title: "Delete", handler: done)]) }
            block done { title = "Done" }
          }
          """))
    let press = try #require(graph.states[0].steps.first { $0.line == "long press \"Two\"" })
    let menu = graph.states[press.destination]
    #expect(menu.simulation.showsMenu)
    #expect(menu.steps.map(\.line) == ["tap \"Delete\"", "tap outside"])
    #expect(menu.steps.last?.destination == 0)
    #expect(!graph.states[0].steps.contains { $0.line == "tap outside" })
  }

  @Test("a failing line has its reason, and later lines are not run")
  func failure() throws {
    let session = try session()
    var graph = graph(session)
    let followed = graph.follow(flow("expect \"Nowhere\"\ntap \"Next\"\n"), in: session)
    #expect(!followed.hasPassed)
    #expect(followed.lines.count == 1)
    #expect(followed.lines[0].failure?.message == "expected \"Nowhere\" on screen")
  }

  @Test("text typed into a secure field is masked in the flow and its steps")
  func secure() throws {
    let text = Self.app.replacing(
      "textField name (20, 80, 200 x 30)",
      with: "textField name (20, 80, 200 x 30), secureTextEntry")
    let loaded = LoadedFile(SourceFile(path: "Main.scene", text: text))
    let document = try #require(loaded.document)
    let session = FlowSession(
      Compiler().compile(Project([loaded], isWhole: true), main: document))
    var graph = graph(session)
    let followed = graph.follow(flow("tap field 1\ntype \"hunter2\"\n"), in: session)
    #expect(followed.hasPassed)
    let texts = followed.lines.map(\.text) + graph.states.flatMap(\.steps).map(\.line)
    #expect(!texts.contains { $0.contains("hunter2") })
  }

  @Test("an exception ends on a screen without steps")
  func exception() throws {
    let session = try session()
    var graph = graph(session)
    let followed = graph.follow(
      flow("perform \"nowhere\"\nexpect exception \"NSInvalidArgumentException\"\n"), in: session)
    #expect(followed.hasPassed)
    let end = graph.states[try #require(followed.lines.last?.state)]
    #expect(end.simulation.exception != nil)
    #expect(end.last == 0)
    #expect(end.steps.isEmpty)
  }

  @Test("the report of the screens is the report of an exploration, but for the number of steps")
  func report() throws {
    let session = try session(
      behavior: """
        behavior OtherViewController: UIViewController {
          viewDidAppear { throw "NSGenericException", reason: "the other is gone" }
        }
        """)
    let app = session.simulation.graph
    let report = graph(session).report(of: app, options: LaunchOptions())
    var exploration = Exploration(app)
    exploration.explore(steps: 1_000)
    let other = exploration.report
    #expect(report.isComplete)
    #expect(report.failures.map(\.flow) == other.failures.map(\.flow))
    #expect(report.failures.count == 1)
    #expect(report.states == other.states)
    #expect(report.reached == other.reached && report.unreached == other.unreached)
  }
}
