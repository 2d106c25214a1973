/// Transitions and the clock.
extension Stage {
  /// Starts `transition`: tells what belongs inside the call, and schedules the rest.
  mutating func begin(_ transition: Transition) {
    play(transition.choreography.sync, of: transition)
    guard exception == nil, !transition.choreography.turn.isEmpty else { return }
    schedule(ScheduledPhase(time: clock, phase: .turn, transition: transition))
  }

  /// Runs all that is scheduled, letting the clock go on as far as needed; returns what happened
  /// since the last call of this kind.
  @discardableResult
  public mutating func settle() -> [TraceEntry] {
    while let next = scheduled.first {
      scheduled.removeFirst()
      run(next)
    }
    phase = .sync
    cause = nil
    return takeTrace()
  }

  /// Lets the clock go on by `milliseconds` and runs what falls due, but no further: with 0, what
  /// happens when the main queue drains. Returns what happened since the last call of this kind.
  @discardableResult
  public mutating func advance(by milliseconds: Int) -> [TraceEntry] {
    pass(milliseconds)
    return takeTrace()
  }

  /// Lets time pass; it never goes back, nor past the end of the clock.
  mutating func pass(_ milliseconds: Int) {
    let (sum, overflows) = clock.addingReportingOverflow(max(0, milliseconds))
    let end = overflows ? Int.max / 2 : min(sum, Int.max / 2)
    while let next = scheduled.first, next.time <= end {
      scheduled.removeFirst()
      run(next)
    }
    clock = max(clock, end)
    phase = .sync
  }

  private mutating func run(_ next: ScheduledPhase) {
    clock = max(clock, next.time)
    phase = next.phase
    let transition = next.transition
    guard next.phase == .turn else { return play(transition.choreography.end, of: transition) }
    play(transition.choreography.turn, of: transition)
    guard exception == nil, !transition.choreography.end.isEmpty else { return }
    schedule(
      ScheduledPhase(time: clock + transition.duration, phase: .end, transition: transition))
  }

  /// Adds a phase behind all that are due no later.
  private mutating func schedule(_ phase: ScheduledPhase) {
    let index = scheduled.firstIndex { $0.time > phase.time } ?? scheduled.count
    scheduled.insert(phase, at: index)
  }

  private mutating func play(_ beats: [Beat], of transition: Transition) {
    let outer = current
    current = transition
    for beat in beats where exception == nil { play(beat, of: transition) }
    current = outer
  }

  private mutating func play(_ beat: Beat, of transition: Transition) {
    let removed = transition.removed
    switch beat {
    case .incomingWillMove:
      let parent = transition.container
      tell(transition.incoming, .willMove(toParent: name(of: parent)), about: parent)
    case .incomingDidMove:
      let parent = transition.container
      tell(transition.incoming, .didMove(toParent: name(of: parent)), about: parent)
    case .removedWillMove: tell(removed.first, .willMove(toParent: nil))
    case .removedDidMove: tell(removed.first, .didMove(toParent: nil))
    case .loadIncoming: transition.incoming.map { load($0) }
    case .outgoingWillDisappear: outgoing(in: transition).forEach { willDisappear($0) }
    case .outgoingDidDisappear: outgoing(in: transition).forEach { didDisappear($0) }
    case .incomingWillAppear: incoming(in: transition).forEach { willAppear($0) }
    case .incomingIsAppearing: incoming(in: transition).forEach { isAppearing($0) }
    case .incomingDidAppear: incoming(in: transition).forEach { didAppear($0) }
    case .removedWillDisappear: removed.forEach { willDisappear($0) }
    case .removedDidDisappear: removed.forEach { didDisappear($0) }
    case .delegateWillShow:
      transition.container.map { tellDelegate(of: $0, willShow: transition.incoming) }
    case .delegateDidShow:
      transition.container.map { tellDelegate(of: $0, didShow: transition.incoming) }
    case .requireAnchor:
      if let missing = transition.missingAnchor, !pointsSomewhere(transition.incoming) {
        raise(missing)
      }
    case .completion:
      if let completion = transition.completion { tell(completion.caller, completion.callback) }
    case .delegateDidDismiss:
      if transition.isByPerson, let first = removed.last {
        tellPresentationDelegate(of: first) { .delegateDidDismiss($0) }
      }
    case .releaseRemoved: removed.forEach { release($0) }
    }
  }

  private func outgoing(in transition: Transition) -> [ControllerID] {
    layers(transition.outgoing, in: transition)
  }

  private func incoming(in transition: Transition) -> [ControllerID] {
    layers(transition.incoming, in: transition)
  }

  /// In a container, a controller comes and goes with what it presents in its own context; the
  /// presenter of a presentation does not.
  private func layers(_ id: ControllerID?, in transition: Transition) -> [ControllerID] {
    guard let id else { return [] }
    return transition.container == nil ? [id] : layers(at: id)
  }

  private mutating func tell(
    _ id: ControllerID?, _ callback: Callback, about other: ControllerID? = nil
  ) {
    if let id { tell(id, callback, about: other) }
  }
}
