import BoardwalkGraph

extension Simulation {
  /// Launches the app that `graph` holds, with the code that `behaviors` gives to its classes, and lets
  /// it come to rest.
  ///
  /// Returns the simulation and what happened on the way. A document without an initial controller gives
  /// a black screen and UIKit's line about it (LIFE-07, EXC-05). `layout` knows how much of lists can be
  /// seen; whoever imports the layout of screens need not name it.
  package static func launch(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(),
    behaviors: Behaviors = Behaviors(), layout: any SimulationLayout
  ) -> (simulation: Simulation, trace: [TraceEntry]) {
    var simulation = Simulation(
      library: Library(graph, behaviors, layout: layout), options: options)
    simulation.launchInitialController()
    simulation.finishLaunching()
    let trace = simulation.settle()
    return (simulation, trace)
  }

  private mutating func launchInitialController() {
    if let main = graph.main, let identifier = options.initialIdentifier {
      guard let place = library.scene(identifier: identifier, in: main) else {
        return raise(.noController(identifier: identifier, from: nil))
      }
      return begin(at: place)
    }
    guard let main = graph.main, let scene = graph.documents[main].initialScene else {
      let name = graph.main.map { graph.documents[$0].name } ?? "Main"
      log(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
          + "perhaps the designated entry point is not set?")
      return
    }
    begin(at: ScenePlace(document: main, scene: scene))
  }

  /// Makes the controller of the scene at `place` the window's root.
  mutating func begin(at place: ScenePlace) {
    do {
      let controller = try instantiate(place, for: nil, by: nil)
      root = controller
      begin(Transition(choreography: .launch, incoming: controller, pace: .immediate))
    } catch {
      raise(error)
    }
  }
}
