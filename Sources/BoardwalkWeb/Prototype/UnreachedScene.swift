import BoardwalkFlow
import BoardwalkGraph
import BoardwalkSimulation

/// A scene that no step reaches.
struct UnreachedScene: Sendable {
  /// The name.
  let name: String

  /// The path of its document.
  let document: String

  /// Whether code may show it.
  let isReachedByCode: Bool

  /// The screen that shows it.
  let state: Int

  /// The unreached scenes of `report` in `graph`, launched with `options`. Their screens are added
  /// to `states`.
  static func scenes(
    of report: ExplorationReport, in graph: SceneGraph, _ options: LaunchOptions,
    addingTo states: inout StateGraph
  ) -> [UnreachedScene] {
    guard report.isComplete else { return [] }
    let found = report.unreached.compactMap { scene in
      place(of: scene, in: graph).map { (scene: scene, place: $0) }
    }
    let simulations = Simulation.showing(found.map(\.place), of: graph, options: options)
    return zip(found, simulations).map { found, simulation in
      UnreachedScene(
        name: found.scene.name, document: found.scene.document,
        isReachedByCode: report.reachedOnlyByCode.contains(found.scene),
        state: states.add(simulation))
    }
  }

  private static func place(
    of scene: ExplorationReport.Scene, in graph: SceneGraph
  ) -> ScenePlace? {
    graph.documents.firstIndex { $0.path == scene.document }.flatMap { document in
      graph.documents[document].scenes.firstIndex { $0.name == scene.name }.map {
        ScenePlace(document: document, scene: $0)
      }
    }
  }
}
