import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// The visible states of an app that a search has found, and the steps between them.
///
/// Two states are equal if a user cannot distinguish them: see ``VisibleState``. An ``Exploration``
/// adds states as it finds them, and a ``StateGraph`` adds those of its screens.
struct StateSpace: Sendable {
  /// One state.
  struct State: Sendable {
    /// The state before and the lines from there; nil for the launch.
    let origin: Origin?

    /// The controller in front.
    let front: String

    /// Whether the controllers are those of the initial state.
    let isHome: Bool

    /// The actions that its steps send to code of which nothing is known.
    var unmodeledActions: [String] = []

    /// The states after its steps.
    var successors: Set<Int> = []

    /// Whether steps are left that have not been taken.
    var isOpen = true
  }

  /// The way to a state from the one before.
  struct Origin: Sendable {
    let state: Int

    /// The lines of a flow.
    let lines: [String]

    /// Whether the last line goes back to the previous screen.
    let leaves: Bool
  }

  /// An exception, and the way to it.
  struct Failure: Sendable {
    let exception: UIKitException

    /// The state before; nil for the launch.
    let state: Int?

    /// The lines of a flow from there.
    let lines: [String]
  }

  /// The app.
  let graph: SceneGraph

  /// The launch options.
  let options: LaunchOptions

  private(set) var states: [State] = []
  private(set) var reached: Set<ScenePlace> = []
  private(set) var failures: [Failure] = []
  private var home: VisibleState?

  /// The space of the app in `graph`, launched with `options`, without states.
  init(of graph: SceneGraph, options: LaunchOptions) {
    self.graph = graph
    self.options = options
  }

  /// Adds the state `visible` of `simulation`, found by the way `origin`, and returns its index.
  mutating func add(
    _ simulation: Simulation, _ visible: VisibleState, from origin: Origin?
  ) -> Int {
    let home = self.home ?? visible
    self.home = home
    states.append(
      State(
        origin: origin, front: simulation.frontmost.flatMap { simulation[$0]?.name } ?? "",
        isHome: visible.hasSameControllers(as: home)))
    let shown = simulation.presentationChain.last.map(simulation.visibleTree) ?? []
    reached.formUnion(shown.compactMap { simulation.place(of: $0) })
    return states.count - 1
  }

  /// Adds a step from `state` to `successor`.
  mutating func addStep(from state: Int, to successor: Int) {
    states[state].successors.insert(successor)
  }

  /// Records the `actions` of a step from `state` that unmodeled code receives.
  mutating func addUnmodeledActions(_ actions: [String], of state: Int) {
    states[state].unmodeledActions += actions
  }

  /// Marks `state`: all of its steps have been taken.
  mutating func close(_ state: Int) { states[state].isOpen = false }

  /// Adds `exception` after `lines` from `state`. The same exception from the same element counts
  /// once, with the first way to it.
  mutating func fail(_ exception: UIKitException, after lines: [String], from state: Int?) {
    let isKnown = failures.contains { known in
      known.exception.name == exception.name && known.exception.reason == exception.reason
        && known.exception.origin == exception.origin
    }
    if !isKnown { failures.append(Failure(exception: exception, state: state, lines: lines)) }
  }

  /// The lines from the launch to `state`.
  func path(to state: Int) -> [String] {
    var lines: [String] = []
    var next = states[state].origin
    while let origin = next {
      lines += origin.lines.reversed()
      next = states[origin.state].origin
    }
    return lines.reversed()
  }
}

extension Event {
  /// Whether it leads back to the previous screen.
  var leaves: Bool {
    switch self {
    case .back, .dragSheetDown, .tapOutside: true
    default: false
    }
  }
}

/// The contents of a report.
extension StateSpace {
  /// The report of a search of `steps` steps. It is incomplete unless it `isComplete`: because of
  /// `workLimit`, or else of its number of steps.
  func report(steps: Int, isComplete: Bool, workLimit: String?) -> ExplorationReport {
    let launch = launch
    let scenes = self.scenes
    let byCode = SceneAccess(graph).scenesReachedByCode(besides: reached)
    let transitions = transitions
    let deadEnds = deadEnds(among: transitions).map { state in
      ExplorationReport.DeadEnd(
        front: states[state].front,
        unmodeledActions: unmodeledActions(after: state, among: transitions),
        flow: [launch] + path(to: state))
    }
    let ends = failures.map { failure in
      let name = failure.exception.name
      return ExplorationReport.Failure(
        exception: failure.exception,
        flow: [launch] + (failure.state.map(path) ?? []) + failure.lines
          + (failure.exception.isLimitation ? [] : ["expect exception \"\(name)\""]))
    }
    return ExplorationReport(
      steps: steps, states: states.count, isComplete: isComplete,
      workLimit: isComplete ? nil : workLimit,
      reached: scenes.filter { reached.contains($0.place) },
      unreached: scenes.filter { !reached.contains($0.place) },
      reachedOnlyByCode: scenes.filter { byCode.contains($0.place) },
      deadEnds: deadEnds.filter(\.unmodeledActions.isEmpty),
      unmodeledExits: deadEnds.filter { !$0.unmodeledActions.isEmpty },
      failures: ends.filter { !$0.exception.isLimitation },
      limitations: ends.filter(\.exception.isLimitation))
  }

  /// The line that launches the app. With several possible documents it names one.
  private var launch: String {
    var settings = LaunchSettings(options)
    if graph.documents.count > 1 {
      settings.document = graph.main.map { graph.documents[$0].name }
    }
    return settings.description
  }

  /// The states and the steps from each to the others.
  private var transitions: NavigationGraph<Int, Void> {
    var transitions = NavigationGraph<Int, Void>()
    for (index, state) in states.enumerated() {
      for next in state.successors { transitions.addEdge(from: index, to: next) }
    }
    return transitions
  }

  /// The states from which the initial state cannot be reached, although it can from the state
  /// before. The initial state may have changed: deleting a row is not a dead end.
  ///
  /// A state with pending steps may still lead back. A state reached by going back from the initial
  /// one, as to the primary column of a collapsed split view controller, counts as initial too.
  private func deadEnds(among transitions: NavigationGraph<Int, Void>) -> [Int] {
    guard !states.isEmpty else { return [] }
    let origins = transitions.reversed
    let homes = states.indices.filter { states[$0].isHome || states[$0].isOpen }
    var leadBack = origins.reachable(from: homes)
    // States are in the order of discovery: an origin precedes its destinations.
    for (index, state) in states.enumerated() {
      guard let origin = state.origin, origin.leaves, leadBack.contains(origin.state) else {
        continue
      }
      origins.reach(from: [index], into: &leadBack)
    }
    return states.indices.filter { index in
      !leadBack.contains(index)
        && states[index].origin.map { leadBack.contains($0.state) } ?? false
    }
  }

  /// The actions without modeled code in `state`, or in the states that it leads to, without
  /// duplicates.
  private func unmodeledActions(
    after state: Int, among transitions: NavigationGraph<Int, Void>
  ) -> [String] {
    let following = transitions.reachable(from: [state]).sorted()
    return Set(following.flatMap { states[$0].unmodeledActions }).sorted()
  }

  /// All scenes of storyboards that a user may see.
  private var scenes: [ExplorationReport.Scene] {
    graph.documents.enumerated().flatMap { index, document in
      document.kind == .storyboard && !document.isLaunchScreen
        ? document.scenes.indices.filter { document.scenes[$0].controller != nil }.map { scene in
          ExplorationReport.Scene(
            name: document.scenes[scene].name, document: document.path,
            place: ScenePlace(document: index, scene: scene))
        } : []
    }
  }
}
