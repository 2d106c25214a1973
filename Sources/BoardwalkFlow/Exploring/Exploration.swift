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
  /// A state whose steps are being taken.
  private struct Visit: Sendable {
    let state: Int
    let simulation: Simulation
    let steps: [PossibleStep]
    var next = 0
  }

  /// Whether the device is turned in each state, too.
  package let rotates: Bool

  /// The number of steps.
  package private(set) var steps = 0

  /// The budget of work.
  package private(set) var budget: WorkBudget

  private(set) var space: StateSpace
  private var known: [VisibleState: Int] = [:]
  private var pending: [Visit?] = []
  private var first = 0

  /// An exploration of the app in `graph` that has got as far as its launch; where it `rotates`, it
  /// turns the device in each state, too. It ends when `budget` is spent.
  package init(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(), behaviors: Behaviors = [:],
    rotates: Bool = false, within budget: WorkBudget = .standard
  ) {
    self.rotates = rotates
    self.budget = budget
    space = StateSpace(of: graph, options: options)
    let (simulation, _) = Simulation.launch(
      graph, options: options, behaviors: behaviors.adding(of: graph))
    self.budget.spend(simulation.work)
    if let exception = simulation.exception {
      space.fail(exception, after: [], from: nil)
    } else if simulation.root != nil {
      _ = find(simulation, from: nil)
    }
  }

  /// The current result.
  package var report: ExplorationReport {
    space.report(
      steps: steps, isComplete: isComplete, workLimit: budget.isExhausted ? budget.reason : nil)
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
      progress(steps, space.states.count)
      while steps < end, !budget.isExhausted, visit.next < visit.steps.count {
        take(visit.steps[visit.next], from: visit)
        visit.next += 1
        steps += 1
      }
      guard visit.next == visit.steps.count else {
        pending[first] = visit
        return
      }
      space.close(visit.state)
      pending[first] = nil
      first += 1
    }
  }

  private mutating func take(_ step: PossibleStep, from visit: Visit) {
    budget.spend(FlowSession.lineWork)
    guard let (next, trace) = try? visit.simulation.after(step.event) else { return }
    budget.spend(next.work - visit.simulation.work)
    space.addUnmodeledActions(visit.simulation.unmodeledActions(in: trace), of: visit.state)
    if let exception = next.exception {
      space.fail(exception, after: [step.line], from: visit.state)
    } else {
      let origin = StateSpace.Origin(
        state: visit.state, lines: [step.line], leaves: step.event.leaves)
      space.addStep(from: visit.state, to: find(next, from: origin))
    }
  }

  /// The state of `simulation`; a new one unless it is known.
  private mutating func find(_ simulation: Simulation, from origin: StateSpace.Origin?) -> Int {
    let visible = simulation.visibleState
    if let index = known[visible] { return index }
    if let origin, simulation.repeatsItself { return origin.state }
    let index = space.add(simulation, visible, from: origin)
    known[visible] = index
    let steps =
      simulation.possibleSteps + simulation.firstMenus + (rotates ? [simulation.rotation] : [])
    pending.append(Visit(state: index, simulation: simulation, steps: steps))
    return index
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
