import BoardwalkBase
import BoardwalkDocument

/// The positions of views on screen, so that lists ask only for visible rows.
///
/// The simulation does not know frames. The layout of screens depends on the simulation, so this
/// protocol inverts the dependency for the one question in the other direction.
package protocol SimulationLayout: Sendable {
  /// The visible part of `list` on `simulation`; nil if it is not on the screen. The work of the
  /// computation is added to `work`.
  func window(of list: ListID, on simulation: Simulation, work: inout Int) -> ListWindow?

  /// The place of `view` on `simulation`; nil if it is not on the screen.
  func geometry(of view: ViewID, on simulation: Simulation, work: inout Int) -> ViewGeometry?
}

/// The place of a view.
package struct ViewGeometry: Sendable {
  /// Its frame in its superview, in points.
  package let frame: LayoutRect

  /// The extent of its subviews from the origin of its content, in points.
  package let contentSize: LayoutSize

  /// The insets that bars cover, in points.
  package let safeAreaInsets: LayoutInsets

  /// The place at `frame` with content of the size `contentSize`.
  package init(
    frame: LayoutRect, contentSize: LayoutSize, safeAreaInsets: LayoutInsets = .zero
  ) {
    self.frame = frame
    self.contentSize = contentSize
    self.safeAreaInsets = safeAreaInsets
  }
}

/// A layout that only knows the device: every list fills the screen below the bars.
package struct PlainSimulationLayout: SimulationLayout {
  /// The plain layout.
  package init() {}

  package func window(
    of list: ListID, on simulation: Simulation, work: inout Int
  ) -> ListWindow? {
    window(of: list, on: simulation)
  }

  package func geometry(
    of view: ViewID, on simulation: Simulation, work: inout Int
  ) -> ViewGeometry? { nil }

  /// The screen's size, less its status bar and a navigation bar.
  func window(of list: ListID, on simulation: Simulation) -> ListWindow {
    let options = simulation.options
    let bar = simulation.navigationController(of: list.controller).flatMap(simulation.navigationBar)
    let isUpright = options.verticalSizeClass == .regular
    let top = (isUpright ? 20.0 : 0) + (bar == nil ? 0 : isUpright ? 44 : 32)
    return ListWindow(
      size: options.device.size(isLandscape: options.isLandscape),
      insets: LayoutInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}
