/// The coordinators of transitions.
extension Simulation {
  /// The animated transition that is under way or begins in this turn; nil if there is none.
  var coordinatedTransition: Transition? {
    let current = interaction?.transition ?? currentTransition
    let transition = current ?? schedule.phases.last?.transition
    return transition?.timing == .animated ? transition : nil
  }

  /// Schedules `completion` for `moment` of the transition that is under way.
  mutating func coordinate(_ completion: Completion, at moment: TransitionCoordination.Moment) {
    guard let transition = coordinatedTransition else { return }
    coordinations.append(
      TransitionCoordination(moment: moment, place: transition.place, completion: completion))
  }

  /// Schedules `completion` for `moment` of the turn of the interface that is under way.
  mutating func coordinateTurn(_ completion: Completion, at moment: TransitionCoordination.Moment) {
    coordinations.append(
      TransitionCoordination(moment: moment, place: nil, completion: completion))
  }

  /// Calls the blocks that wait for `moment` of `transition`.
  mutating func callCoordinated(
    at moment: TransitionCoordination.Moment, of transition: Transition, isCancelled: Bool
  ) {
    callCoordinated(at: moment, in: transition.place, isCancelled: isCancelled)
  }

  /// Calls the blocks that wait for `moment` in `place`.
  mutating func callCoordinated(
    at moment: TransitionCoordination.Moment, in place: ControllerID? = nil,
    isCancelled: Bool = false
  ) {
    guard !coordinations.isEmpty else { return }
    let due = coordinations.filter { $0.moment == moment && $0.place == place }
    coordinations.removeAll { due.contains($0) }
    for coordination in due where !isOver {
      let completion = coordination.completion
      updateState(of: completion.caller, as: InterpretedBehavior.self) { state in
        state.pending[completion.label]?.setName(
          CoordinatorCall.context, to: CoordinatorCall.coordinator(isCancelled: isCancelled))
      }
      notify(completion.caller, completion.callback)
    }
  }
}

extension Transition {
  fileprivate var place: ControllerID? { container ?? presenter }
}
