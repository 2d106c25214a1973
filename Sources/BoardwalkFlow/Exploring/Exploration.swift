import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// A breadth-first search for all states of an app that touches can reach.
///
/// Two states are equal if a user cannot distinguish them: see ``VisibleState``. Of a state only
/// its edges and the step to it are kept; the app itself only until all its steps have been
/// performed. There are at most as many states as steps.
///
/// A scene that is pushed on one stack for the third time, or covers itself for the third time,
/// shows nothing new: the search does not continue there, so it ends even for an infinite app.
package struct Exploration: Sendable {
  /// One state that was found.
  struct State: Sendable {
    /// The state that it was found from, and the step that led here; nil for the launch.
    let origin: (state: Int, step: PossibleStep)?

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

  /// A state whose steps are being taken.
  private struct Visit: Sendable {
    let state: Int
    let simulation: Simulation
    let steps: [PossibleStep]

    /// The same state in the known screens; nil if it is not among them.
    let screen: Int?
    var next = 0
  }

  /// The app.
  package let graph: SceneGraph

  /// The launch options.
  package let options: LaunchOptions

  /// Whether the device is turned in each state, too.
  package let rotates: Bool

  /// The number of steps.
  package private(set) var steps = 0

  /// The budget of work.
  package private(set) var budget: WorkBudget

  /// The screens and steps that are known already.
  private let screens: StateGraph

  private(set) var states: [State] = []
  private(set) var reached: Set<ScenePlace> = []
  private(set) var failures: [(exception: UIKitException, state: Int?, line: String)] = []
  private var known: [VisibleState: Int] = [:]

  /// The states by the first of the known screens with their visible state.
  private var knownScreens: [Int: Int] = [:]
  private var home: VisibleState?
  private var pending: [Visit?] = []
  private var first = 0

  /// An exploration of the app in `graph` that has got as far as its launch; where it `rotates`, it
  /// turns the device in each state, too. It ends when `budget` is spent. The steps in `screens`,
  /// which were found in the same app, are not performed again.
  package init(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(), behaviors: Behaviors = [:],
    rotates: Bool = false, knowing screens: StateGraph = StateGraph(),
    within budget: WorkBudget = .standard
  ) {
    self.rotates = rotates
    self.screens = screens
    self.budget = budget
    self.graph = graph
    self.options = options
    let (simulation, _) = Simulation.launch(
      graph, options: options, behaviors: behaviors.adding(of: graph))
    self.budget.spend(simulation.work)
    if let exception = simulation.exception {
      failures.append((exception, nil, ""))
    } else if simulation.root != nil {
      _ = find(simulation, at: screens.launches.first?.state, from: nil)
    }
  }

  /// Whether every state has been found, and every step taken.
  package var isComplete: Bool { first == pending.count }

  /// Performs at most `limit` more steps. `progress` is called before each state with the numbers
  /// of steps and states so far.
  package mutating func explore(
    steps limit: Int, progress: (_ steps: Int, _ states: Int) -> Void = { _, _ in }
  ) {
    let end = steps + limit
    while steps < end, !budget.isExhausted, first < pending.count, var visit = pending[first] {
      progress(steps, states.count)
      while steps < end, !budget.isExhausted, visit.next < visit.steps.count {
        take(visit.steps[visit.next], from: visit)
        visit.next += 1
        steps += 1
      }
      guard visit.next == visit.steps.count else {
        pending[first] = visit
        return
      }
      states[visit.state].isOpen = false
      pending[first] = nil
      first += 1
    }
  }

  private mutating func take(_ step: PossibleStep, from visit: Visit) {
    budget.spend(FlowSession.lineWork)
    guard let (next, trace, screen) = result(of: step, from: visit) else { return }
    states[visit.state].unmodeledActions += visit.simulation.unmodeledActions(in: trace)
    if let exception = next.exception {
      fail(exception, at: visit.state, step.line)
    } else {
      states[visit.state].successors.insert(find(next, at: screen, from: (visit.state, step)))
    }
  }

  /// The app after `step`, the trace, and the known screen; nil if the step has no effect.
  private mutating func result(
    of step: PossibleStep, from visit: Visit
  ) -> (next: Simulation, trace: [TraceEntry], screen: Int?)? {
    if let screen = visit.screen, let known = screens.step(step.line, from: screen) {
      return (screens.states[known.destination].simulation, known.trace, known.destination)
    }
    guard let (next, trace) = try? visit.simulation.after(step.event) else { return nil }
    budget.spend(next.work - visit.simulation.work)
    return (next, trace, nil)
  }

  /// The state of `simulation`, which is the known screen `screen` if that is not nil; a new one
  /// unless it is known.
  private mutating func find(
    _ simulation: Simulation, at screen: Int?, from origin: (state: Int, step: PossibleStep)?
  ) -> Int {
    let first = screen.map { screens.states[$0].first }
    if let first, let index = knownScreens[first] { return index }
    let state = simulation.visibleState
    if let index = known[state] {
      if let first { knownScreens[first] = index }
      return index
    }
    if let origin, simulation.repeatsItself { return origin.state }
    let index = states.count
    known[state] = index
    if let first { knownScreens[first] = index }
    let home = self.home ?? state
    self.home = home
    states.append(
      State(
        origin: origin, front: simulation.frontmost.flatMap { simulation[$0]?.name } ?? "",
        isHome: state.hasSameControllers(as: home)))
    let visible = simulation.presentationChain.last.map(simulation.visibleTree) ?? []
    reached.formUnion(visible.compactMap { simulation.place(of: $0) })
    let steps =
      simulation.possibleSteps + simulation.firstMenus + (rotates ? [simulation.rotation] : [])
    pending.append(Visit(state: index, simulation: simulation, steps: steps, screen: screen))
    return index
  }

  /// The same exception from the same element counts once, with the first way to it.
  private mutating func fail(_ exception: UIKitException, at state: Int, _ line: String) {
    let isKnown = failures.contains { known in
      known.exception.name == exception.name && known.exception.reason == exception.reason
        && known.exception.origin == exception.origin
    }
    if !isKnown { failures.append((exception, state, line)) }
  }

  /// The shortest list of lines from the launch to `state`.
  func way(to state: Int) -> [String] {
    var lines: [String] = []
    var next = states[state].origin
    while let origin = next {
      lines.append(origin.step.line)
      next = states[origin.state].origin
    }
    return lines.reversed()
  }
}

extension Simulation {
  /// Whether one scene is on one stack, covers itself, or is inside itself, more than twice.
  var repeatsItself: Bool {
    let chain = presentationChain
    let stacks = chain.flatMap(visibleTree).filter { navigationController(of: $0) == $0 }
      .map { self[$0]?.children ?? [] }
    let containers = frontmost.map { Array(sequence(first: $0) { self[$0]?.parent }) } ?? []
    return ([chain, containers] + stacks).contains { ids in
      var counts: [ScenePlace: Int] = [:]
      return ids.compactMap(place).contains { place in
        counts[place, default: 0] += 1
        return counts[place, default: 0] > 2
      }
    }
  }
}
