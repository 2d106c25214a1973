/// Transitions and the clock.
extension Stage {
  /// Starts `transition`: tells what belongs inside the call, and schedules the rest.
  mutating func begin(_ transition: Transition) {
    play(transition.choreography.sync, of: transition)
    schedule(ScheduledPhase(time: clock, phase: .turn, transition: transition))
  }

  /// Runs all that is scheduled, letting the clock go on as far as needed.
  public mutating func settle() {
    while let next = scheduled.first {
      scheduled.removeFirst()
      run(next)
    }
    phase = .sync
  }

  /// Lets the clock go on by `milliseconds` and runs what falls due, but no further.
  public mutating func advance(by milliseconds: Int) {
    let end = clock + milliseconds
    while let next = scheduled.first, next.time <= end {
      scheduled.removeFirst()
      run(next)
    }
    clock = end
    phase = .sync
  }

  private mutating func run(_ next: ScheduledPhase) {
    clock = max(clock, next.time)
    phase = next.phase
    let transition = next.transition
    switch next.phase {
    case .sync: break
    case .turn:
      play(transition.choreography.turn, of: transition)
      let duration = transition.isAnimated ? transition.choreography.duration : 0
      guard exception == nil, !transition.choreography.end.isEmpty else { return }
      schedule(ScheduledPhase(time: clock + duration, phase: .end, transition: transition))
    case .end:
      play(transition.choreography.end, of: transition)
    }
  }

  /// Adds a phase behind all that are due no later.
  private mutating func schedule(_ phase: ScheduledPhase) {
    let index = scheduled.firstIndex { $0.time > phase.time } ?? scheduled.count
    scheduled.insert(phase, at: index)
  }

  private mutating func play(_ beats: [Beat], of transition: Transition) {
    for beat in beats where exception == nil { play(beat, of: transition) }
  }

  private mutating func play(_ beat: Beat, of transition: Transition) {
    let parent = name(of: transition.container)
    switch beat {
    case .incomingWillMove: tell(transition.incoming, .willMove(toParent: parent))
    case .incomingDidMove: tell(transition.incoming, .didMove(toParent: parent))
    case .removedWillMove: tell(transition.removed.first, .willMove(toParent: nil))
    case .removedDidMove: tell(transition.removed.first, .didMove(toParent: nil))
    case .loadIncoming: transition.incoming.map { load($0) }
    case .outgoingWillDisappear: transition.outgoing.map { willDisappear($0) }
    case .outgoingDidDisappear: transition.outgoing.map { didDisappear($0) }
    case .incomingWillAppear: transition.incoming.map { willAppear($0) }
    case .incomingIsAppearing: transition.incoming.map { isAppearing($0) }
    case .incomingDidAppear: transition.incoming.map { didAppear($0) }
    case .delegateWillShow: tellDelegate(transition) { .delegateWillShow($0) }
    case .delegateDidShow: tellDelegate(transition) { .delegateDidShow($0) }
    case .releaseRemoved: for id in transition.removed { release(id) }
    }
  }

  private mutating func tell(_ id: ControllerID?, _ callback: Callback) {
    if let id { tell(id, callback) }
  }

  /// Tells a container's delegate; a container without one tells nobody.
  private mutating func tellDelegate(
    _ transition: Transition, _ callback: (String) -> Callback
  ) {
    guard let container = transition.container, let shown = name(of: transition.incoming),
      blueprint(of: container)?.hasDelegate == true
    else { return }
    tell(container, callback(shown))
  }
}
