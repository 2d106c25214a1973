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

  /// Whether there was no work left for a picture.
  let isOmitted: Bool

  /// The units of work that its layout took.
  private let work: Int

  /// A scene of a size that is not drawn because `budget` is spent.
  private init(size: LayoutSize, because budget: WorkBudget) {
    self.size = size
    failure = budget.reason
    isOmitted = true
    screen = nil
    views = []
    work = 0
  }

  /// The drawing of `simulation`.
  init(_ simulation: Simulation) {
    let screen = Screen(simulation)
    size = screen.size
    isOmitted = false
    work = screen.work
    if let exception = simulation.exception {
      failure = exception.description
    } else {
      failure = screen.layers.isEmpty ? "nothing is on screen" : nil
    }
    self.screen = failure == nil ? screen : nil
    views = failure == nil ? SceneSnapshot(simulation, on: screen).views.suffix(1) : []
  }

  /// The picture in the form `picture`, alone in its file.
  func file(as picture: SVGPicture) -> SVGElement? { screen.map(picture.file) }

  /// The scenes of `map`, which is that of `graph`, by their places; those that `budget` is not
  /// enough for have no pictures.
  static func drawings(
    of map: NavigationMap, in graph: SceneGraph, _ environment: MapEnvironment,
    besides options: LaunchOptions, within budget: inout WorkBudget
  ) -> [ScenePlace: SceneDrawing] {
    let graph = environment.language.map(graph.localized) ?? graph
    var drawings: [ScenePlace: SceneDrawing] = [:]
    var launcher = SceneLauncher(graph, options: options)
    for (index, document) in map.documents.sorted(by: { $0.key < $1.key }) {
      let options = environment.options(for: graph.documents[index], besides: options)
      launcher.options = options
      for scene in document.scenes.keys.sorted() {
        let place = ScenePlace(document: index, scene: scene)
        guard !budget.isExhausted else {
          drawings[place] = SceneDrawing(
            size: options.device.size(isLandscape: options.isLandscape), because: budget)
          continue
        }
        let drawing = SceneDrawing(launcher.simulation(showing: place))
        budget.spend(launcher.takeWork() + drawing.work)
        drawings[place] = drawing
      }
    }
    return drawings
  }
}
