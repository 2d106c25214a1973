import BoardwalkBase
import BoardwalkSimulation

/// The screens of an app and the steps between them.
///
/// An ``Exploration`` distinguishes states by their possible steps. Here screens also differ if
/// their pictures do, as with and without a keyboard. There may be very many, so only a few are
/// kept of each state, and a step to another one leads to the screen that was found first.
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

  /// Whether every screen has been explored.
  package var isComplete: Bool { next == states.count }

  /// The budget of work.
  private var budget: WorkBudget

  private let rotates: Bool
  private var known: [ScreenKey: Int] = [:]
  private var firsts: [VisibleKey: Int] = [:]
  private var ends: [EndKey: Int] = [:]
  private var variantCounts: [Int: Int] = [:]
  private var next = 0

  /// The maximum number of screens of one visible state, in addition to those of flows.
  private static let variantLimit = 12

  /// A graph without screens; where it `rotates`, the device is turned on each, too. Nothing more
  /// is explored when `budget` is spent.
  package init(rotates: Bool = false, within budget: WorkBudget = .standard) {
    self.rotates = rotates
    self.budget = budget
  }

  /// Adds a launch by `line` with the result `simulation`, and returns the first screen; a new one
  /// if it `isApart`.
  @discardableResult
  package mutating func launch(
    by line: String, to simulation: Simulation, _ trace: [TraceEntry], language: String? = nil,
    isApart: Bool = false
  ) -> Int {
    let state =
      isApart ? append(simulation, language) : find(simulation, language, from: nil).index
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
    while next < states.count, states.count < stateLimit, count < stepLimit, !budget.isExhausted {
      let before = states[next].steps.count
      explore(next)
      count += states[next].steps.count - before
      next += 1
    }
  }

  /// Takes all steps from the screen `index`, unless that was done.
  package mutating func explore(_ index: Int) {
    guard !states[index].isExplored else { return }
    let simulation = states[index].simulation
    let possible =
      simulation.possibleSteps + simulation.menuPresses + (rotates ? [simulation.rotation] : [])
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
        let found = find(next, states[index].language, from: index, mayDiffer: true)
        steps.append(
          Step(
            line: step.line, event: step.event, destination: found.index, trace: trace,
            isExact: found.isExact))
      }
    }
    states[index].steps = steps + taken
    states[index].isExplored = !budget.isExhausted
  }

  /// The step `line` that was taken from the screen `index`; nil if it was not.
  func step(_ line: String, from index: Int) -> Step? {
    states[index].steps.first { $0.line == line }
  }

  /// The screen of `simulation` after a step from `origin`; a new one unless it is known. If it
  /// `mayDiffer`, another screen of the same visible state is allowed, which is not exact.
  mutating func find(
    _ simulation: Simulation, _ language: String?, from origin: Int?, mayDiffer: Bool = false
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
        guard states[origin].first == first, count < Self.variantLimit else {
          return (first, false)
        }
        variantCounts[first] = count + 1
      } else if simulation.repeatsItself {
        return (origin, false)
      }
    }
    let index = append(simulation, language)
    known[key] = index
    states[index].first = firsts[place] ?? index
    firsts[place] = states[index].first
    return (index, true)
  }

  /// Appends a new screen, without comparing it with others.
  mutating func append(_ simulation: Simulation, _ language: String?) -> Int {
    states.append(State(simulation: simulation, first: states.count, language: language))
    return states.count - 1
  }

  private mutating func end(
    _ simulation: Simulation, _ exception: UIKitException, _ language: String?, after last: Int
  ) -> Int {
    let key = EndKey(last: last, exception: exception)
    if let index = ends[key] { return index }
    let index = append(simulation, language)
    states[index].last = last
    ends[key] = index
    return index
  }
}
