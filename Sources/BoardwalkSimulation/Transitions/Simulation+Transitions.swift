/// Transitions, as they are begun, played phase by phase, and taken back.
extension Simulation {
  /// Starts `transition`: runs its synchronous phase and schedules the others.
  mutating func begin(_ transition: Transition) {
    play(transition.sequence.sync, of: transition)
    guard !isOver, !transition.sequence.turn.isEmpty else { return }
    schedule.add(ScheduledPhase(time: clock, phase: .turn, transition: transition))
  }

  /// Runs `next`, which is due now.
  mutating func run(_ next: ScheduledPhase) {
    defer { layoutLists() }
    trace.phase = next.phase
    let transition = next.transition
    guard next.phase == .turn else {
      play(transition.sequence.end, of: transition)
      controllers.clearMovements(of: transition)
      return callCoordinated(
        at: .end, in: transition.place, isCancelled: transition.sequence.isCancellation)
    }
    controllers.setMovements(of: transition)
    play(transition.sequence.turn, of: transition)
    guard !isOver, !transition.sequence.end.isEmpty else {
      return controllers.clearMovements(of: transition)
    }
    let end = ScheduledPhase(
      time: clock + transition.duration, phase: .end, transition: transition)
    // Later calls in the same turn see the screen after it (TIME-04).
    if transition.presenter != nil, transition.timing == .immediate { return run(end) }
    schedule.add(end)
  }

  // MARK: Steps

  private mutating func play(_ steps: [TransitionStep], of transition: Transition) {
    let outer = currentTransition
    currentTransition = transition
    for step in steps where !isOver { play(step, of: transition) }
    currentTransition = outer
  }

  private mutating func play(_ step: TransitionStep, of transition: Transition) {
    switch step {
    case .call(let role, let callback):
      let container = role.isComing ? transition.container : nil
      let ids = transition.controllers(in: role)
      // In a container, a controller appears and disappears with the presentations in its own
      // context; the presenter of a presentation does not.
      let isInContainer = callback.isAppearance && transition.container != nil
      for id in isInContainer ? controllers.layers(at: ids) : ids {
        call(id, callback, container: container)
      }
    case .delegateWillShow, .delegateDidShow:
      if let container = transition.container {
        notifyDelegate(
          of: container, shown: transition.incoming.last, isDone: step == .delegateDidShow)
      }
    case .delegateMessages:
      guard let container = transition.container, delegate(of: container) != nil else { return }
      for message in transition.delegateMessages { notify(container, .delegate(message)) }
    case .delegateDidDismiss:
      if transition.isByUser, let first = transition.removed.last {
        notifyPresentationDelegate(of: first, .didDismiss)
      }
    case .requireAnchor:
      if let missing = transition.missingAnchor.first, !hasPopoverAnchor(transition.incoming.last) {
        raise(missing)
      }
    case .surrenderFirstResponder:
      // The results of a search come while its text is typed.
      if !showsResults(transition) { surrenderFirstResponder() }
    case .restoreFirstResponder:
      // The presenter that stayed below, as behind a sheet.
      for id in transition.presenter.map(visibleTree) ?? [] { restoreFirstResponder(in: id) }
    case .finishPageTurn: finishPageTurn(transition)
    case .completion: if let completion = transition.completion { call(completion) }
    case .releaseBuried:
      for id in transition.removed where !transition.outgoing.contains(id) { releaseUnlessHeld(id) }
    case .releaseRemoved: releaseRemoved(transition)
    }
  }

  /// Calls `id`; a move is one into `container`, or out of its container if that is nil.
  private mutating func call(
    _ id: ControllerID, _ callback: TransitionStep.Callback, container: ControllerID?
  ) {
    switch callback {
    case .loadView: load(id)
    case .willMove:
      notify(id, .willMove(toParent: controllers.name(of: container)), about: container)
    case .didMove:
      notify(id, .didMove(toParent: controllers.name(of: container)), about: container)
    case .willAppear: willAppear(id)
    case .isAppearing: isAppearing(id)
    case .didAppear: didAppear(id)
    case .willDisappear: willDisappear(id)
    case .didDisappear: didDisappear(id)
    }
  }

  private mutating func call(_ completion: Completion) {
    notify(completion.caller, completion.callback)
    guard let choice = completion.choice.first, !isOver else { return }
    behavior(of: completion.caller)?
      .alert(choice.alert, didChoose: choice.action, as: completion.caller, on: &self)
  }

  /// Releases the removed controllers; controllers that were removed together do not keep each
  /// other alive.
  private mutating func releaseRemoved(_ transition: Transition) {
    let removed = transition.removed
    if transition.sequence.moving == .dismissed {
      for id in removed {
        guard let presenter = controllers[id]?.presenting, removed.contains(presenter) else {
          continue
        }
        controllers[presenter]?.presented = nil
        controllers[id]?.presenting = nil
      }
    }
    removed.forEach { releaseUnlessHeld($0) }
  }

  // MARK: Navigation stacks

  /// Begins `change` of a navigation stack. Earlier changes in the same turn become part of it:
  /// only the old and the new top appear and disappear, and controllers below the new top are not
  /// even loaded (LIFE-15, TIME-01).
  mutating func beginStackChange(_ change: Transition) {
    let before = schedule.removeFirstPhase { pending in
      pending.phase == .turn && pending.transition.container == change.container
        && pending.transition.sequence.isOfStack
    }
    guard let before else { return begin(change) }
    play(change.sequence.sync, of: change)
    guard !isOver else { return }
    schedule.add(
      ScheduledPhase(
        time: before.time, phase: .turn, transition: before.transition.followed(by: change)))
  }

  // MARK: Gestures

  /// Begins `interaction` and continues it by `gesture`.
  mutating func begin(_ interaction: InteractiveTransition, _ gesture: GestureProgress) {
    let transition = interaction.transition
    self.interaction = interaction
    play(transition.sequence.sync, of: transition)
    controllers.setMovements(of: transition)
    let before = trace.phase
    trace.phase = .turn
    play(transition.sequence.turn, of: transition)
    trace.phase = before
    if gesture != .begun { endInteraction(completed: gesture == .completed) }
  }

  /// Ends the gesture: the change is completed or cancelled.
  mutating func endInteraction(completed: Bool) {
    guard let interaction, !isOver else { return }
    self.interaction = nil
    var transition = interaction.transition
    callCoordinated(at: .interactionChange, in: transition.place, isCancelled: !completed)
    if completed {
      // Only now the selection is certain to have been seen (APP-03).
      for id in transition.incoming.flatMap(visibleTree) { clearSelections(of: id) }
    } else {
      revert(interaction)
      controllers.clearMovements(of: transition)
      transition = Transition(
        sequence: interaction.cancellation, container: transition.container,
        outgoing: transition.outgoing, incoming: transition.incoming)
    }
    schedule.add(
      ScheduledPhase(
        time: clock + transition.sequence.duration, phase: .end, transition: transition))
  }

  /// A change that code makes to `container` takes the gesture there back first.
  mutating func cancelInteraction(in container: ControllerID) {
    guard interaction?.transition.container == container else { return }
    endInteraction(completed: false)
    // Phases of the gesture must end before another transition begins.
    while let next = schedule.removeFirstPhase(where: {
      $0.phase == .end && $0.transition.container == container
        && $0.transition.sequence.isCancellation
    }) {
      play(next.transition.sequence.end, of: next.transition)
      controllers.clearMovements(of: next.transition)
    }
  }

  /// Reverts the changes of the gesture.
  private mutating func revert(_ interaction: InteractiveTransition) {
    guard case .pop = interaction.kind, let container = interaction.transition.container else {
      return
    }
    controllers[container]?.children += interaction.transition.removed.reversed()
  }
}

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
