import BoardwalkGraph
import BoardwalkSimulation

extension Simulation {
  /// A launch of an app whose lists are as large as the screen.
  static func launch(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(),
    behaviors: Behaviors = Behaviors()
  ) -> (simulation: Simulation, trace: [TraceEntry]) {
    launch(graph, options: options, behaviors: behaviors, layout: PlainSimulationLayout())
  }
}
