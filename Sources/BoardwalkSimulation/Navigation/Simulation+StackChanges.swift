/// Changes of a navigation stack that follow each other before the main queue drains.
extension Simulation {
  /// Begins `change`, which is one of a navigation stack. What was asked for before it in the same turn
  /// becomes a part of it: of their views only the old top and the new one hear, and what is under the
  /// new top by then has not even loaded (LIFE-15, TIME-01).
  mutating func beginStackChange(_ change: Transition) {
    let index = scheduled.firstIndex { pending in
      pending.phase == .turn && pending.transition.container == change.container
        && pending.transition.choreography.isOfStack
    }
    guard let index else { return begin(change) }
    let before = scheduled.remove(at: index)
    play(change.choreography.sync, of: change)
    guard exception == nil else { return }
    schedule(
      ScheduledPhase(
        time: before.time, phase: .turn, transition: before.transition.followed(by: change)))
  }
}

extension TransitionSequence {
  /// Whether it is that of a navigation stack on screen.
  fileprivate var isOfStack: Bool {
    self == .push || self == .pop || self == .exchange || self == .exchangeBelow
  }
}

extension Transition {
  /// This change of a stack and `next` as one.
  fileprivate func followed(by next: Transition) -> Transition {
    let old = outgoing.isEmpty ? next.outgoing : outgoing
    let new = next.incoming.isEmpty ? incoming : next.incoming
    let isSeen = old != new
    let comeBack = next.comers
    let told = self.told.filter { !comeBack.contains($0) } + next.told
    let silent = self.silent.filter { !comeBack.contains($0) } + next.silent
    var whole = Transition(
      choreography: isSeen ? .exchange : .exchangeBelow, container: container,
      outgoing: isSeen ? old : [], incoming: isSeen ? new : [], removed: told + silent,
      arriving: (comers + comeBack).filter { !next.removed.contains($0) }, pace: next.pace)
    whole.buried = silent.count
    return whole
  }

  /// Those that come onto the stack.
  private var comers: [ControllerID] { choreography == .push ? incoming : arriving }

  /// Those that leave the stack and are told.
  private var told: [ControllerID] {
    Array(choreography == .pop ? removed.prefix(1) : removed.dropLast(buried))
  }

  /// Those that leave the stack without being told.
  private var silent: [ControllerID] {
    Array(choreography == .pop ? removed.dropFirst() : removed.suffix(buried))
  }
}
