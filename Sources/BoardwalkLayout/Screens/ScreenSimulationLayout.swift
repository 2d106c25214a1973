import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// Tells a simulation how much of its lists can be seen, from where they are on its screen.
package struct ScreenSimulationLayout: SimulationLayout {
  /// The layout of screens.
  package init() {}

  /// The size of `list` on the screen that `simulation` shows, and how much of it bars cover.
  package func window(
    of list: ListID, on simulation: Simulation, work: inout Int
  ) -> ListWindow? {
    let screen = Screen(simulation)
    work += screen.work
    let found = screen.layers.lazy.compactMap { $0.view.view(withID: list.object) }.first
    guard let found else { return nil }
    let frame = found.frame
    return ListWindow(
      size: frame.size,
      insets: LayoutInsets(
        top: max(0, (found.contentTop ?? frame.minY) - frame.minY), left: 0,
        bottom: max(0, frame.maxY - (found.contentBottom ?? frame.maxY)), right: 0))
  }
}

extension Simulation {
  /// Launches the app that `graph` holds, with the code that `behaviors` gives to its classes, and lets
  /// it come to rest. Returns the simulation and what happened on the way.
  ///
  /// Lists ask for as many rows or items as the screen has room for.
  package static func launch(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(),
    behaviors: Behaviors = Behaviors()
  ) -> (simulation: Simulation, trace: [TraceEntry]) {
    launch(graph, options: options, behaviors: behaviors, layout: ScreenSimulationLayout())
  }
}
