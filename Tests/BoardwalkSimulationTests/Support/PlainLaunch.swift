import BoardwalkGraph
import BoardwalkSimulation

extension Stage {
  /// A launch of an app whose lists are as large as the screen.
  static func launch(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(),
    behaviors: Behaviors = Behaviors()
  ) -> (stage: Stage, trace: [TraceEntry]) {
    launch(graph, options: options, behaviors: behaviors, layout: PlainStageLayout())
  }
}
