import BoardwalkGraph

extension Simulation {
  /// Launches the app of `graph` with the code of `behaviors`, and runs it until it is idle.
  ///
  /// Returns the simulation and the trace. A document without an initial controller gives a black
  /// screen and UIKit's log line (LIFE-07, EXC-05). `layout` determines the visible part of lists;
  /// it has a default where the layout of screens is imported.
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
      controllers.root = controller
      begin(Transition(sequence: .launch, incoming: controller, timing: .immediate))
    } catch {
      raise(error)
    }
  }
}

/// Simulations that show a scene other than the first.
extension Simulation {
  /// An idle simulation that shows the scene at `place`, as `SceneLauncher` does.
  package static func showing(
    _ place: ScenePlace, of graph: SceneGraph, options: LaunchOptions = LaunchOptions()
  ) -> Simulation {
    var launcher = SceneLauncher(graph, options: options)
    return launcher.simulation(showing: place)
  }

  /// A simulation for each of `places`, as by `showing(_:of:options:)`.
  package static func showing(
    _ places: [ScenePlace], of graph: SceneGraph, options: LaunchOptions = LaunchOptions()
  ) -> [Simulation] {
    var launcher = SceneLauncher(graph, options: options)
    return places.map { launcher.simulation(showing: $0) }
  }

  /// Launches into the scene at `start` and takes `steps`; returns whether the app is still
  /// running.
  mutating func go(
    from start: ScenePlace, along steps: [ScenePaths.Navigation.Edge]
  ) -> Bool {
    begin(at: start)
    settle()
    for step in steps where !isOver {
      take(step)
      settle()
    }
    _ = trace.take()
    return !isOver
  }

  private mutating func take(_ step: ScenePaths.Navigation.Edge) {
    guard let source = visibleInstance(of: step.source) ?? popToCovered(step.source) else { return }
    switch step.label {
    case .segue(let segue): perform(segue, from: source, asksSource: false)
    case .relationship:
      show(step.destination, related: source)
    }
  }

  /// Selects the tab or shows the column of `source` that holds the scene at `place`.
  private mutating func show(_ place: ScenePlace, related source: ControllerID) {
    func holds(_ id: ControllerID) -> Bool {
      blueprint(of: id)?.place == place
        || (controllers[id]?.children.first).map { blueprint(of: $0)?.place == place } == true
    }
    switch controllers[source]?.container {
    case .tabs:
      guard let index = controllers[source]?.children.firstIndex(where: holds) else { return }
      select(index, in: source)
    case .split(let state):
      let column = SplitState.Column.allCases.first { state.columns[$0].map(holds) ?? false }
      if let column { show(column, of: source) }
    default: return
    }
  }

  /// Pops the front stack to the scene at `place`, if it is covered there: a collapsed split view
  /// begins with its detail on top (SPL-04).
  private mutating func popToCovered(_ place: ScenePlace) -> ControllerID? {
    for navigation in controllers.frontTree where controllers.isNavigation(navigation) {
      let stack = controllers[navigation]?.children ?? []
      guard let target = stack.last(where: { blueprint(of: $0)?.place == place }) else { continue }
      pop(navigation, to: target, animated: false)
      settle()
      return target
    }
    return nil
  }

  /// Whether the scene at `place` is on screen.
  func shows(_ place: ScenePlace) -> Bool { visibleInstance(of: place) != nil }

  private func visibleInstance(of place: ScenePlace) -> ControllerID? {
    presentationChain.last.flatMap { front in
      visibleTree(of: front).last { blueprint(of: $0)?.place == place }
    }
  }
}
