import BoardwalkGraph

/// Shows scenes of an app one after the other, each in its context: under its navigation bar, among
/// its tabs, presented by its presenter, on the shortest path from the initial scene.
///
/// A scene without a path of at most a hundred steps is shown in its initial container, or alone.
package struct SceneLauncher: Sendable {
  /// The units of work of a launch and of each step of a path, besides those that the app does.
  private static let stepWork = 100

  /// The launch options of the scenes that follow.
  package var options: LaunchOptions

  private let library: Library
  private var paths: ScenePaths

  /// The units of work since they were taken last.
  private var work = 0

  /// A launcher of the app in `graph`, which is launched with `options` and without its code.
  package init(_ graph: SceneGraph, options: LaunchOptions = LaunchOptions()) {
    library = Library(graph)
    self.options = options
    paths = ScenePaths(graph)
  }

  /// The units of work that it took to show scenes since the last call.
  package mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  /// An idle simulation that shows the scene at `place`.
  package mutating func simulation(showing place: ScenePlace) -> Simulation {
    let documents = library.graph.documents
    let initial =
      documents.indices.contains(place.document) ? documents[place.document].initialScene : nil
    let starts = [
      initial.map { ScenePlace(document: place.document, scene: $0) },
      paths.outermostContainer(of: place), place,
    ]
    for start in starts.compactMap({ $0 }) {
      guard let path = paths.shortestPath(from: start, to: place) else { continue }
      let (simulation, isRunning) = launched(at: start, along: path)
      if isRunning, simulation.shows(place) { return simulation }
    }
    return launched(at: place, along: []).simulation
  }

  /// The app, launched into the scene at `start`, after `steps`; and whether it is still running.
  private mutating func launched(
    at start: ScenePlace, along steps: [ScenePaths.Navigation.Edge]
  ) -> (simulation: Simulation, isRunning: Bool) {
    var simulation = Simulation(library: library, options: options)
    let isRunning = simulation.go(from: start, along: steps)
    work += simulation.work + (steps.count + 1) * Self.stepWork
    return (simulation, isRunning)
  }
}
