import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// Single scenes of the app's main document.
extension StoryboardApp {
  /// The names of the scenes in document order: the title, the class or the kind of the controller.
  public var sceneNames: [String] { search.sceneNames }

  /// A walk that starts at the scene `name`, inside its containers, on the shortest path from the
  /// initial scene. Its trace is empty.
  ///
  /// A scene is found by its title, its class, its storyboard identifier or its id. Throws an error
  /// if there is no such scene.
  public func show(
    _ name: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws(StoryboardAppError) -> Walk {
    guard let place = search.scene(called: name) else {
      throw StoryboardAppError(
        "there is no scene '\(name)'", suggestion: Misspelling(name).closest(in: search.names))
    }
    return Walk(at: Simulation.showing(place, of: graph, options: options(change)))
  }

  private var search: SceneSearch { SceneSearch(graph, document: graph.main ?? 0) }
}
