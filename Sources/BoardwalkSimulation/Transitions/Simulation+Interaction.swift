/// Gestures that take time, and that can be taken back.
extension Simulation {
  /// Begins `interaction` and goes on with it as far as `gesture` says.
  mutating func begin(_ interaction: Interaction, _ gesture: Gesture) {
    let transition = interaction.transition
    self.interaction = interaction
    play(transition.choreography.sync, of: transition)
    startMoving(transition)
    let before = phase
    phase = .turn
    play(transition.choreography.turn, of: transition)
    phase = before
    if gesture != .begun { endInteraction(completed: gesture == .completed) }
  }

  /// Lifts the finger: the change goes on to its end, or is taken back.
  mutating func endInteraction(completed: Bool) {
    guard let interaction, exception == nil else { return }
    self.interaction = nil
    var transition = interaction.transition
    if !completed {
      takeBack(interaction)
      stopMoving(transition)
      transition = Transition(
        choreography: interaction.cancellation, container: transition.container,
        outgoing: transition.outgoing, incoming: transition.incoming)
    }
    schedule(
      ScheduledPhase(
        time: clock + transition.choreography.duration, phase: .end, transition: transition))
  }

  /// A change that code makes to `container` takes the gesture there back first.
  mutating func cancelInteraction(in container: ControllerID) {
    guard interaction?.transition.container == container else { return }
    endInteraction(completed: false)
    // What the gesture had begun has to be over before something else begins.
    while let index = scheduled.firstIndex(where: {
      $0.phase == .end && $0.transition.container == container
        && $0.transition.choreography.isCancellation
    }) {
      let next = scheduled.remove(at: index)
      play(next.transition.choreography.end, of: next.transition)
      stopMoving(next.transition)
    }
  }

  /// Puts back what the gesture had changed.
  private mutating func takeBack(_ interaction: Interaction) {
    guard case .pop = interaction.kind, let container = interaction.transition.container else {
      return
    }
    controllers[container]?.children += interaction.transition.removed.reversed()
  }
}
