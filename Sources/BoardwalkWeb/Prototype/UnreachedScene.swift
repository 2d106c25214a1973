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
    let simulations = Simulation.showing(
      report.unreached.map(\.place), of: graph, options: options)
    return zip(report.unreached, simulations).map { scene, simulation in
      UnreachedScene(
        name: scene.name, document: scene.document,
        isReachedByCode: report.reachedOnlyByCode.contains(scene), state: states.add(simulation))
    }
  }
}
