import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// Determines the visible part of a simulation's lists from their frames on the screen.
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
  /// Launches the app of `graph` with the code of `behaviors`, and runs it until it is idle.
  /// Returns the simulation and the trace.
  ///
  /// Lists ask for as many rows or items as fit on the screen.
  package static func launch(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(),
    behaviors: Behaviors = Behaviors()
  ) -> (simulation: Simulation, trace: [TraceEntry]) {
    launch(graph, options: options, behaviors: behaviors, layout: ScreenSimulationLayout())
  }
}
