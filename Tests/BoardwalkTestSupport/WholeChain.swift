import BoardwalkBase
import BoardwalkCheck
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot

/// Everything that Boardwalk does with a document, one after the other.
package struct WholeChain: Sendable {
  /// How many things are tapped; walks of damaged apps may go in circles.
  private static let taps = 12

  /// A chain; it has no settings.
  package init() {}

  /// Reads `file`, checks, compiles, writes and reads the graph, runs it, and draws what it shows.
  /// Returns what became of it, in a word.
  package func run(_ file: SourceFile) -> String {
    let loaded = LoadedFile(file)
    let project = Project([loaded], isWhole: true)
    _ = Checker().check(project)
    guard let document = loaded.document else { return "unreadable" }
    guard document.isSupported else { return "unsupported" }
    let graph = Compiler().compile(project, main: document)
    guard (try? SceneGraphFile.decode(SceneGraphFile.encode(graph))) == graph else {
      return "graph differs"
    }
    for format in GraphRenderer.Format.allCases { _ = try? GraphRenderer(format).text(of: graph) }
    for scene in graph.documents[0].scenes.indices.prefix(4) {
      draw(Simulation.showing(ScenePlace(document: 0, scene: scene), of: graph))
    }
    walk(graph)
    return "walked"
  }

  private func walk(_ graph: SceneGraph) {
    var (simulation, _) = Simulation.launch(graph)
    for number in 0..<Self.taps {
      let touchables = simulation.touchables
      guard !touchables.isEmpty else { break }
      _ = try? simulation.perform(.tap(touchables[number % touchables.count]))
    }
    draw(simulation)
  }

  private func draw(_ simulation: Simulation) {
    _ = Wireframe().picture(of: simulation)
    _ = ViewTree().text(of: simulation)
    _ = Outline().text(of: simulation)
  }
}
