import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// The screens of an app and the steps between them.
///
/// An ``Exploration`` distinguishes visible states. Here screens also differ if their pictures do,
/// as with and without a keyboard. There may be very many, so only a few are kept of each visible
/// state, and a step to another one leads to the screen that was found first. Screens that were
/// found first are explored before others, so that limits are spent on visible states.
package struct StateGraph: Sendable {
  /// One screen.
  package struct State: Sendable {
    /// The app there.
    package let simulation: Simulation

    /// The steps that were taken from here.
    package internal(set) var steps: [Step] = []

    /// Whether all that a finger could do was done.
    package internal(set) var isExplored = false

    /// The screen before an exception ended the app; nil if it runs.
    package internal(set) var last: Int?

    /// The screen of the same visible state that was found first.
    var first: Int

    /// The step that led here first; nil for a launch, and for a scene that no step reaches.
    let origin: Origin?

    /// The language in which the app was launched; nil for that of its documents.
    let language: String?
  }

  /// A step that was taken.
  package struct Step: Sendable {
    /// The line of a flow that takes it.
    package let line: String

    /// The event; nil if there are several.
    package internal(set) var event: Event?

    /// The destination.
    package internal(set) var destination: Int

    /// The trace.
    package internal(set) var trace: [TraceEntry]

    /// Whether the destination is exactly the resulting screen.
    var isExact: Bool
  }

  /// The step by which a screen was found.
  struct Origin: Sendable {
    /// The screen before.
    let screen: Int

    /// The line of a flow.
    let line: String

    /// Whether the step goes back to the previous screen.
    let leaves: Bool
  }

  /// A start of the app.
  package struct Launch: Sendable {
    /// The line of a flow that does it.
    package let line: String

    /// The first screen.
    package let state: Int

    /// The trace.
    package let trace: [TraceEntry]
  }

  private struct ScreenKey: Hashable {
    let screen: ScreenState

    /// Whether a finger is down: only then can it be lifted.
    let isTouched: Bool
    let language: String?
  }

  private struct VisibleKey: Hashable {
    let visible: VisibleState
    let options: LaunchOptions
    let document: Int?
    let language: String?

    init(_ key: ScreenKey) {
      visible = key.screen.visible
      options = key.screen.options
      document = key.screen.document
      language = key.language
    }
  }

  private struct EndKey: Hashable {
    let last: Int
    let exception: UIKitException
  }

  /// The screens, in the order in which they were found.
  package internal(set) var states: [State] = []

  /// The ways to start the app, the usual one first.
  package private(set) var launches: [Launch] = []

  /// The number of steps.
  package var stepCount: Int { states.reduce(0) { $0 + $1.steps.count } }

  /// Whether a screen of every visible state has been explored.
  package var isComplete: Bool {
    states.indices.allSatisfy { states[$0].first != $0 || states[$0].isExplored }
  }

  /// The budget of work.
  private(set) var budget: WorkBudget

  private let rotates: Bool
  private var known: [ScreenKey: Int] = [:]
  private var firsts: [VisibleKey: Int] = [:]
  private var ends: [EndKey: Int] = [:]
  private var variantCounts: [Int: Int] = [:]

  /// The screens to explore next: one that was found first of its visible state, and another one.
  private var (nextFirst, nextVariant) = (0, 0)

  /// The maximum number of screens of one visible state, in addition to those of flows.
  private static let variantLimit = 12

  /// A graph without screens; where it `rotates`, the device is turned on each, too. Nothing more
  /// is explored when `budget` is spent.
  package init(rotates: Bool = false, within budget: WorkBudget = .standard) {
    self.rotates = rotates
    self.budget = budget
  }

  /// Adds a launch by `line` with the result `simulation`, and returns the first screen, which is a
  /// new one if `isSeparate`.
  @discardableResult
  package mutating func launch(
    by line: String, to simulation: Simulation, _ trace: [TraceEntry], language: String? = nil,
    isSeparate: Bool = false
  ) -> Int {
    let state =
      isSeparate
      ? append(simulation, language, from: nil) : find(simulation, language, from: nil).index
    if !launches.contains(where: { $0.line == line && $0.state == state }) {
      launches.append(Launch(line: line, state: state, trace: trace))
    }
    return state
  }

  /// Adds the screen of `simulation` without a step to it, and returns its index.
  package mutating func add(_ simulation: Simulation) -> Int {
    find(simulation, nil, from: nil).index
  }

  /// Explores screens, the nearest first, until there are `stateLimit` of them, `stepLimit` steps
  /// were taken, or the budget is spent.
  package mutating func explore(states stateLimit: Int, steps stepLimit: Int) {
    var count = stepCount
    while states.count < stateLimit, count < stepLimit, !budget.isExhausted,
      let next = nextScreen()
    {
      let before = states[next].steps.count
      explore(next)
      count += states[next].steps.count - before
    }
  }

  /// The next screen to explore; nil if there is none.
  private mutating func nextScreen() -> Int? {
    while nextFirst < states.count {
      nextFirst += 1
      if states[nextFirst - 1].first == nextFirst - 1 { return nextFirst - 1 }
    }
    while nextVariant < states.count {
      nextVariant += 1
      if states[nextVariant - 1].first != nextVariant - 1 { return nextVariant - 1 }
    }
    return nil
  }

  /// Takes all steps from the screen `index`, unless that was done.
  package mutating func explore(_ index: Int) {
    guard !states[index].isExplored else { return }
    let simulation = states[index].simulation
    take(
      simulation.possibleSteps + simulation.menuPresses + simulation.firstMenus
        + (rotates ? [simulation.rotation] : []), from: index)
    states[index].isExplored = !budget.isExhausted
  }

  /// Swipes the rows after the first one of each list on the screens that were found first, which
  /// exploration leaves out because together they have very many states. Explores what appears, and
  /// the rest, until there are `stateLimit` screens, `stepLimit` steps were taken, or the budget is
  /// spent.
  package mutating func swipeRows(states stateLimit: Int, steps stepLimit: Int) {
    for index in states.indices where states[index].isExplored && states[index].first == index {
      guard states.count < stateLimit, stepCount < stepLimit, !budget.isExhausted else { return }
      let known = states.count
      take(states[index].simulation.rowSwipes, from: index)
      for found in known..<states.count { explore(found) }
    }
    explore(states: stateLimit, steps: stepLimit)
  }

  /// Takes those of the steps `possible` that have not been taken from the screen `index`, and puts
  /// them before those that were.
  private mutating func take(_ possible: [PossibleStep], from index: Int) {
    let simulation = states[index].simulation
    var taken = states[index].steps
    var steps: [Step] = []
    for step in possible where !steps.contains(where: { $0.line == step.line }) {
      if let old = taken.firstIndex(where: { $0.line == step.line }) {
        // The previous value may contain other controller ids.
        var known = taken.remove(at: old)
        known.event = step.event
        steps.append(known)
      } else if !budget.isExhausted, let (next, trace) = try? simulation.after(step.event) {
        budget.spend(FlowSession.lineWork + next.work - simulation.work)
        let origin = Origin(screen: index, line: step.line, leaves: step.event.leaves)
        let found = find(next, states[index].language, from: origin, mayDiffer: true)
        steps.append(
          Step(
            line: step.line, event: step.event, destination: found.index, trace: trace,
            isExact: found.isExact))
      }
    }
    states[index].steps = steps + taken
  }

  /// The screen of `simulation` after a step from `origin`; a new one unless it is known. If it
  /// `mayDiffer`, another screen of the same visible state is allowed, which is not exact.
  mutating func find(
    _ simulation: Simulation, _ language: String?, from origin: Origin?, mayDiffer: Bool = false
  ) -> (index: Int, isExact: Bool) {
    if let exception = simulation.exception, let origin {
      return (end(simulation, exception, language, after: origin), true)
    }
    let key = ScreenKey(
      screen: ScreenState(simulation), isTouched: simulation.isTouched, language: language)
    if let index = known[key] { return (index, true) }
    let place = VisibleKey(key)
    if mayDiffer, let origin {
      if let first = firsts[place] {
        let count = variantCounts[first, default: 0]
        guard states[origin.screen].first == first, count < Self.variantLimit else {
          return (first, false)
        }
        variantCounts[first] = count + 1
      } else if simulation.repeatsItself {
        return (origin.screen, false)
      }
    }
    let index = append(simulation, language, from: origin)
    known[key] = index
    states[index].first = firsts[place] ?? index
    firsts[place] = states[index].first
    return (index, true)
  }

  /// Appends a new screen, without comparing it with others.
  mutating func append(
    _ simulation: Simulation, _ language: String?, from origin: Origin?
  ) -> Int {
    states.append(
      State(simulation: simulation, first: states.count, origin: origin, language: language))
    return states.count - 1
  }

  private mutating func end(
    _ simulation: Simulation, _ exception: UIKitException, _ language: String?, after last: Origin
  ) -> Int {
    let key = EndKey(last: last.screen, exception: exception)
    if let index = ends[key] { return index }
    let index = append(simulation, language, from: last)
    states[index].last = last.screen
    ends[key] = index
    return index
  }
}

/// The report on the screens that were explored, before any flow was followed.
extension StateGraph {
  /// The report on the app in `graph`, launched with `options`.
  package func report(of graph: SceneGraph, options: LaunchOptions) -> ExplorationReport {
    space(of: graph, options: options).report(
      steps: stepCount, isComplete: isComplete,
      workLimit: budget.isExhausted ? budget.reason : nil)
  }

  /// The visible states of the screens.
  private func space(of graph: SceneGraph, options: LaunchOptions) -> StateSpace {
    var space = StateSpace(of: graph, options: options)
    guard let launch = launches.first.map({ states[$0.state].simulation }) else { return space }
    if let exception = launch.exception { space.fail(exception, after: [], from: nil) }
    guard !launch.isOver, launch.root != nil else { return space }
    let indices = addStates(to: &space)
    for (screen, state) in states.enumerated() {
      guard let index = indices[state.first] else { continue }
      for step in state.steps {
        let next = states[step.destination]
        space.addUnmodeledActions(state.simulation.unmodeledActions(in: step.trace), of: index)
        if let exception = next.simulation.exception {
          space.fail(exception, after: linesFromFirst(to: screen) + [step.line], from: index)
        } else if let successor = indices[next.first] {
          space.addStep(from: index, to: successor)
        }
      }
      if state.isExplored { space.close(index) }
    }
    return space
  }

  /// Adds the visible states to `space`, and returns their indices by the screens that were found
  /// first.
  private func addStates(to space: inout StateSpace) -> [Int: Int] {
    var indices: [Int: Int] = [:]
    for (screen, state) in states.enumerated()
    where state.first == screen && !state.simulation.isOver {
      let origin = state.origin.flatMap { origin in
        indices[states[origin.screen].first].map { index in
          StateSpace.Origin(
            state: index, lines: linesFromFirst(to: origin.screen) + [origin.line],
            leaves: origin.leaves)
        }
      }
      indices[screen] = space.add(state.simulation, state.simulation.visibleState, from: origin)
    }
    return indices
  }

  /// The lines of a flow to `screen` from the screen of the same visible state that was found
  /// first.
  private func linesFromFirst(to screen: Int) -> [String] {
    guard states[screen].first != screen, let origin = states[screen].origin else { return [] }
    return linesFromFirst(to: origin.screen) + [origin.line]
  }
}
