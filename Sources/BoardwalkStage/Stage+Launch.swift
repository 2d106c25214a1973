import BoardwalkGraph

extension Stage {
  /// Launches the app that `graph` holds and lets it come to rest.
  ///
  /// Returns the stage and what happened on the way. A document without an initial controller gives
  /// a black screen and UIKit's line about it (LIFE-07, EXC-05).
  public static func launch(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions()
  ) -> (stage: Stage, trace: [TraceEntry]) {
    var stage = Stage(library: Library(graph), options: options)
    stage.launchInitialController()
    stage.settle()
    let trace = stage.takeTrace()
    return (stage, trace)
  }

  private mutating func launchInitialController() {
    guard let main = graph.main, let place = initialPlace(of: main) else {
      let name = graph.main.map { graph.documents[$0].name } ?? "Main"
      log(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
          + "perhaps the designated entry point is not set?")
      return
    }
    begin(at: place)
  }

  /// Makes the controller of the scene at `place` the window's root.
  mutating func begin(at place: ScenePlace) {
    do {
      let controller = try instantiate(place, for: nil, by: nil)
      root = controller
      begin(Transition(choreography: .launch, incoming: controller, isAnimated: false))
    } catch {
      raise(error)
    }
  }

  private func initialPlace(of document: Int) -> ScenePlace? {
    if let identifier = options.initialIdentifier {
      return library.scene(identifier: identifier, in: document)
    }
    return graph.documents[document].initialScene.map {
      ScenePlace(document: document, scene: $0)
    }
  }
}
