import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

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
