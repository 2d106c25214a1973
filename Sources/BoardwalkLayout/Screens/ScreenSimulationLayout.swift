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
    let found = screen.layers.lazy.compactMap { $0.view.list(list, ownedBy: $0.controller) }.first
    guard let found else { return nil }
    let frame = found.frame
    return ListWindow(
      size: frame.size,
      insets: LayoutInsets(
        top: max(0, (found.contentTop ?? frame.minY) - frame.minY), left: 0,
        bottom: max(0, frame.maxY - (found.contentBottom ?? frame.maxY)), right: 0))
  }

  /// The place of `view` on the screen that `simulation` shows, and the extent of its content.
  package func geometry(
    of view: ViewID, on simulation: Simulation, work: inout Int
  ) -> ViewGeometry? {
    let screen = Screen(simulation)
    work += screen.work
    for layer in screen.layers {
      if let found = layer.view.geometry(
        of: view, ownedBy: layer.controller, at: .zero, in: layer.view.safeArea ?? layer.frame)
      {
        return found
      }
    }
    return nil
  }
}

extension PlacedView {
  /// The list `list`; nil if it is not inside. The view belongs to `owner`, unless it says
  /// otherwise.
  fileprivate func list(_ list: ListID, ownedBy owner: ControllerID) -> PlacedView? {
    let owner = self.owner ?? owner
    if id == list.object, owner == list.controller { return self }
    return subviews.lazy.compactMap { $0.list(list, ownedBy: owner) }.first
  }

  /// The place of `view` in it, or of itself in the content that begins at `origin`; nil if it does
  /// not have it. It belongs to `owner`, and has the safe area `outer`, unless it says otherwise.
  fileprivate func geometry(
    of view: ViewID, ownedBy owner: ControllerID, at origin: LayoutPoint, in outer: LayoutRect
  ) -> ViewGeometry? {
    let owner = self.owner ?? owner
    let safeArea = self.safeArea ?? outer
    let content = contentOrigin ?? frame.origin
    if id == view.object, owner == view.controller, cell == view.cell || view.cell == nil {
      let size = subviews.reduce(LayoutSize.zero) { size, part in
        LayoutSize(
          width: max(size.width, part.frame.maxX - content.x),
          height: max(size.height, part.frame.maxY - content.y))
      }
      return ViewGeometry(
        frame: frame.moved(by: LayoutPoint(x: -origin.x, y: -origin.y)), contentSize: size,
        safeAreaInsets: LayoutInsets(
          top: max(0, safeArea.minY - frame.minY), left: max(0, safeArea.minX - frame.minX),
          bottom: max(0, frame.maxY - safeArea.maxY), right: max(0, frame.maxX - safeArea.maxX)))
    }
    for subview in subviews
    where view.cell == nil || subview.cell == nil || subview.cell == view.cell {
      if let found = subview.geometry(of: view, ownedBy: owner, at: content, in: safeArea) {
        return found
      }
    }
    return nil
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
