import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot

/// The picture of a scene, or the reason why it cannot be drawn.
struct SceneDrawing: Sendable {
  /// The size of the screen in points.
  let size: LayoutSize

  /// The screen with the scene in front; nil if the app ended before.
  let screen: Screen?

  /// The views of the frontmost layer, which is the scene's, with their places on the screen.
  let views: [ViewSnapshot]

  /// The reason for a missing picture.
  let failure: String?

  /// The drawing of `simulation`.
  init(_ simulation: Simulation) {
    let screen = Screen(simulation)
    size = screen.size
    if let exception = simulation.exception {
      failure = exception.description
    } else {
      failure = screen.layers.isEmpty ? "nothing is on screen" : nil
    }
    self.screen = failure == nil ? screen : nil
    views = failure == nil ? SceneSnapshot(simulation, on: screen).views.suffix(1) : []
  }

  /// The picture, alone in its file.
  var picture: SVGElement? { screen.map(SVGPicture().file) }

  /// The scenes of `map`, which is that of `graph`, by their places.
  static func drawings(
    of map: NavigationMap, in graph: SceneGraph, _ environment: MapEnvironment,
    besides options: LaunchOptions
  ) -> [ScenePlace: SceneDrawing] {
    let graph = environment.language.map(graph.localized) ?? graph
    var drawings: [ScenePlace: SceneDrawing] = [:]
    for (index, document) in map.documents {
      let places = document.scenes.keys.sorted().map { ScenePlace(document: index, scene: $0) }
      let simulations = Simulation.showing(
        places, of: graph,
        options: environment.options(for: graph.documents[index], besides: options))
      for (place, simulation) in zip(places, simulations) {
        drawings[place] = SceneDrawing(simulation)
      }
    }
    return drawings
  }
}
