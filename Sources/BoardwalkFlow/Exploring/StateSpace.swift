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
