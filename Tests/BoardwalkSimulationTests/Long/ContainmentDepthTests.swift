import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

/// What follows containers does so on the stack, so how deep they lie inside each other has a
/// limit.
@Suite("Container nesting depth")
struct ContainmentDepthTests {
  /// The graph of a scene with `count` controllers, each in the one before; `container` is the head
  /// and the content of the one with a number.
  private func graph(_ count: Int, _ container: (Int) -> String) throws -> SceneGraph {
    let scenes = (0..<count - 1).map(container) + ["viewController c\(count - 1) {\n  view\n}\n"]
    let text = "storyboard\n\n" + scenes.joined(separator: "\n")
    let loaded = LoadedFile(SourceFile(path: "Main.scene", text: text))
    let document = try #require(loaded.document)
    return Compiler().compile(Project([loaded], isWhole: true), main: document)
  }

  private func tabs(_ count: Int) throws -> SceneGraph {
    try graph(count) { number in
      """
      tabBarController c\(number)\(number == 0 ? ", initial" : "") {
        segue viewControllers -> c\(number + 1)
      }

      """
    }
  }

  private func embeds(_ count: Int) throws -> SceneGraph {
    try graph(count) { number in
      """
      viewController c\(number)\(number == 0 ? ", initial" : "") {
        view {
          containerView (0, 0, 100 x 100) { segue embed -> c\(number + 1) }
        }
      }

      """
    }
  }

  @Test("containers nested to the limit launch, by relationships and embed segues")
  func deepest() throws {
    for graph in [try tabs(64), try embeds(64)] {
      try graph.validateContainment()
      let (simulation, _) = Simulation.launch(graph)
      #expect(simulation.exception == nil)
      #expect(simulation.root.map { simulation.visibleTree(of: $0).count } == 64)
    }
  }

  @Test("containers past the limit are rejected in documents and graph files")
  func tooDeep() throws {
    let tooDeep = [
      (try tabs(65), "Tab Bar Controller"), (try embeds(65), "View Controller"),
      (try tabs(3_000), "Tab Bar Controller"),
    ]
    for (graph, name) in tooDeep {
      let error = SceneGraphError.containersTooDeep(name: name)
      #expect(throws: error) { try graph.validateContainment() }
      #expect(throws: error) { try SceneGraphFile.decode(SceneGraphFile.encode(graph)) }
    }
  }
}
