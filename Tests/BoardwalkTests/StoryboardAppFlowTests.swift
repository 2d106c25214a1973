import Boardwalk
import Foundation
import Testing

@Suite("App flows, exploration and scenes")
struct StoryboardAppFlowTests {
  private let app: StoryboardApp

  init() throws { app = try StoryboardApp("Tests/Fixtures/walks/Rooms.storyboard") }

  @Test("a flow passes with its snapshots")
  func passes() {
    let report = app.follow("tap \"Kitchen\"\nexpect title \"Kitchen\"\nsnapshot \"kitchen\"\n")
    #expect(report.hasPassed)
    #expect(report.snapshots.map(\.name) == ["kitchen"])
    #expect(report.snapshots[0].text.contains("Kitchen"))
  }

  @Test("a failing flow is reported with its line")
  func fails() {
    let report = app.follow("tap \"Kitchen\"\nexpect title \"Hall\"\n", path: "hall.flow")
    #expect(report.failures.map { "\($0.path):\($0.start.line)" } == ["hall.flow:2"])
    #expect(app.follow("tapp \"Kitchen\"\n").failures.map(\.start.line) == [1])
  }

  @Test("a flow runs the Swift code of the app's classes")
  func behaviors() throws {
    struct Kitchen: ControllerBehavior {
      func viewWillAppear(_ kitchen: inout Instance, animated: Bool) { kitchen.title = "Cooking" }
    }
    let app = StoryboardApp(app.graph, behaviors: ["KitchenViewController": Kitchen()])
    #expect(app.follow("tap \"Kitchen\"\nexpect title \"Cooking\"\n").failures == [])
  }

  @Test("an exploration reports the number of states and the reached scenes")
  func exploration() {
    let report = app.explore(steps: 200)
    #expect(report.steps > 10 && report.reached.map(\.name).contains("Kitchen"))
    #expect(app.explore(steps: 1).isComplete == false)
  }

  @Test("a scene is shown by name, with frames as JSON")
  func scenes() throws {
    #expect(app.sceneNames.contains("Kitchen"))
    let walk = try app.show("kitchen") { $0.isLandscape = true }
    #expect(walk.front == "Kitchen" && walk.options.isLandscape)
    #expect(try walk.json().contains("\"frame\""))
    #expect(walk.tree.contains("UIWindow") && walk.svg.hasPrefix("<svg"))
    let error = try #require(throws: StoryboardAppError.self) { try app.show("Kitchn") }
    #expect(error.description == "there is no scene 'Kitchn'; did you mean 'Kitchen'?")
  }

  @Test("a compiled graph is written, reads back equal, and is rejected when damaged")
  func graphs() throws {
    let bytes = app.graph.encoded
    #expect(try SceneGraph(decoding: bytes) == app.graph)
    #expect(throws: SceneGraphError.truncated) { try SceneGraph(decoding: bytes.dropLast()) }
    #expect(app.graph.documentNames == ["Rooms"])
    #expect(try GraphRenderer(.text).text(of: app.graph).contains("Kitchen"))
  }

  @Test("devices are found by name")
  func devices() {
    #expect(Device.named("iphone 16")?.size == LayoutSize(width: 393, height: 852))
    #expect(Device.named("iPhone 88") == nil)
    #expect(Device.all.contains { $0.idiom == .pad })
  }

  @Test("text typed into a secure field is masked in a report")
  func secureText() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).scene")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      """
      storyboard, tools: 23504, device: retina4_7

      viewController home: HomeViewController, initial {
        view {
          textField code (16, 80, 200 x 30) {
            secureTextEntry: yes
            action editingChanged -> home.changed:
          }
        }
      }

      """.utf8
    ).write(to: file)
    struct Home: ControllerBehavior {
      var actions: [String: Handler]? { [:] }
    }
    let app = try StoryboardApp(file.path, behaviors: ["HomeViewController": Home()])
    let report = app.follow("focus field 1\ntype \"hunter2\"\n")
    #expect(report.failures.count == 1)
    #expect(report.failures.allSatisfy { !$0.sourceLine.contains("hunter2") })
  }
}
