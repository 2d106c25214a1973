import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation
import Foundation

/// A scene and where its views are, for programs to read.
package struct SceneSnapshot: Sendable, Hashable, Codable {
  /// The id of the scene's controller in its document.
  package var id: String

  /// The title: that of its bar, its own, or its name.
  package var title: String

  /// The device, the way it is held, and the system.
  package var device: String

  /// The views on the screen, the lowest first.
  package var views: [ViewSnapshot]

  /// The screen of `simulation`; the scene is that of the frontmost controller.
  package init(_ simulation: Simulation) { self.init(simulation, on: Screen(simulation)) }

  /// The contents of `simulation`, placed as on `screen`.
  package init(_ simulation: Simulation, on screen: Screen) {
    let front = simulation.frontmost
    let controller = front.flatMap { simulation[$0] }
    let template = front.flatMap { simulation.template(of: $0) }
    id = template?.id ?? ""
    title =
      controller?.navigationItem.title ?? controller?.title ?? template?.name ?? ""
    device = screen.title
    views = screen.layers.map { layer in
      ViewSnapshot(layer.view, in: screen.bounds.origin, of: simulation)
    }
  }

  /// The standalone `view` of the app of `simulation`, laid out as on `screen`.
  package init(_ view: PlacedView, of simulation: Simulation, on screen: Screen) {
    id = view.id
    title = view.template?.userLabel ?? view.className
    device = screen.title
    views = [ViewSnapshot(view, in: .zero, of: simulation)]
  }

  /// The ids of all its views.
  package var viewIDs: Set<String> { views.reduce(into: []) { $1.collectIDs(in: &$0) } }

  /// `scenes` as JSON, with a line feed at the end. The same scenes give the same text.
  package static func json(_ scenes: [SceneSnapshot]) throws -> String {
    struct File: Encodable {
      var schema = 1
      let scenes: [SceneSnapshot]
    }
    return try SortedJSON.text(File(scenes: scenes))
  }
}
