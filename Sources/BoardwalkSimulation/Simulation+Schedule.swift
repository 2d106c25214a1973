/// Transitions and the clock.
extension Simulation {
  /// Starts `transition`: tells what belongs inside the call, and schedules the rest.
  mutating func begin(_ transition: Transition) {
    play(transition.choreography.sync, of: transition)
    guard exception == nil, !transition.choreography.turn.isEmpty else { return }
    schedule(ScheduledPhase(time: clock, phase: .turn, transition: transition))
  }

  /// Runs all that moves until it rests, letting the clock go on as far as needed; timers fire if that
  /// is their time. Returns what happened since the last call of this kind.
  @discardableResult
  package mutating func settle() -> [TraceEntry] {
    let end = clock + Self.patience
    while let time = nextMovement, time <= end || !scheduled.isEmpty { runNext(by: time) }
    layoutLists()
    drainLoose()
    phase = .sync
    cause = nil
    return takeTrace()
  }

  /// Lets the clock go on by `milliseconds` and runs what falls due, but no further: with 0, what
  /// happens when the main queue drains. Returns what happened since the last call of this kind.
  @discardableResult
  package mutating func advance(by milliseconds: Int) -> [TraceEntry] {
    pass(milliseconds)
    return takeTrace()
  }

  /// Lets time pass; it never goes back, nor past the end of the clock.
  mutating func pass(_ milliseconds: Int) {
    let (sum, overflows) = clock.addingReportingOverflow(max(0, milliseconds))
    let end = overflows ? Int.max / 2 : min(sum, Int.max / 2)
    while runNext(by: end) {}
    layoutLists()
    clock = max(clock, end)
    phase = .sync
  }

  /// Runs what is due next, if it is by `time`; returns whether anything was.
  @discardableResult
  private mutating func runNext(by time: Int) -> Bool {
    if !appointments.isEmpty, keepAppointment(by: time) { return true }
    guard let next = scheduled.first, next.time <= time else { return false }
    scheduled.removeFirst()
    run(next)
    return true
  }

  private mutating func run(_ next: ScheduledPhase) {
    defer { layoutLists() }
    clock = max(clock, next.time)
    phase = next.phase
    let transition = next.transition
    guard next.phase == .turn else {
      play(transition.choreography.end, of: transition)
      return stopMoving(transition)
    }
    startMoving(transition)
    play(transition.choreography.turn, of: transition)
    guard exception == nil, !transition.choreography.end.isEmpty else {
      return stopMoving(transition)
    }
    let end = ScheduledPhase(
      time: clock + transition.duration, phase: .end, transition: transition)
    // What comes next in the same turn finds the screen as this leaves it (TIME-04).
    if transition.presenter != nil, transition.pace == .immediate { return run(end) }
    schedule(end)
  }

  mutating func startMoving(_ transition: Transition) {
    for (id, movement) in transition.movements { controllers[id]?.movement = movement }
  }

  mutating func stopMoving(_ transition: Transition) {
    for (id, _) in transition.movements { controllers[id]?.movement = nil }
  }

  /// Adds a phase behind all that are due no later.
  mutating func schedule(_ phase: ScheduledPhase) {
    let index = scheduled.firstIndex { $0.time > phase.time } ?? scheduled.count
    scheduled.insert(phase, at: index)
  }

  mutating func play(_ beats: [TransitionStep], of transition: Transition) {
    let outer = current
    current = transition
    for beat in beats where exception == nil { play(beat, of: transition) }
    current = outer
  }

  private mutating func play(_ beat: TransitionStep, of transition: Transition) {
    let removed = transition.removed
    switch beat {
    case .incomingWillMove:
      for id in transition.incoming { tell(id, isComingTo: transition.container, false) }
    case .incomingDidMove:
      for id in transition.incoming { tell(id, isComingTo: transition.container, true) }
    case .removedWillMove: tell(removed.first, .willMove(toParent: nil))
    case .removedDidMove: tell(removed.first, .didMove(toParent: nil))
    case .arrivingWillMove:
      for id in transition.arriving { tell(id, isComingTo: transition.container, false) }
    case .arrivingDidMove:
      for id in transition.arriving { tell(id, isComingTo: transition.container, true) }
    case .allRemovedWillMove: for id in removed { tell(id, .willMove(toParent: nil)) }
    case .allRemovedDidMove:
      for id in removed.dropLast(transition.buried) { tell(id, .didMove(toParent: nil)) }
    case .loadIncoming: transition.incoming.forEach { load($0) }
    case .outgoingWillDisappear: outgoing(in: transition).forEach { willDisappear($0) }
    case .outgoingDidDisappear: outgoing(in: transition).forEach { didDisappear($0) }
    case .outgoingWillAppear: outgoing(in: transition).forEach { willAppear($0) }
    case .outgoingIsAppearing: outgoing(in: transition).forEach { isAppearing($0) }
    case .outgoingDidAppear: outgoing(in: transition).forEach { didAppear($0) }
    case .incomingWillAppear: incoming(in: transition).forEach { willAppear($0) }
    case .incomingIsAppearing: incoming(in: transition).forEach { isAppearing($0) }
    case .incomingDidAppear: incoming(in: transition).forEach { didAppear($0) }
    case .incomingWillDisappear: incoming(in: transition).forEach { willDisappear($0) }
    case .incomingDidDisappear: incoming(in: transition).forEach { didDisappear($0) }
    case .removedWillDisappear: removed.forEach { willDisappear($0) }
    case .removedDidDisappear: removed.forEach { didDisappear($0) }
    case .delegateCloses:
      guard let container = transition.container, delegate(of: container) != nil else { return }
      for message in transition.closing { tell(container, .delegate(message)) }
    case .settlePages: settlePages(transition)
    case .delegateWillShow:
      transition.container.map { tellDelegate(of: $0, willShow: transition.incoming.last) }
    case .delegateDidShow:
      transition.container.map { tellDelegate(of: $0, didShow: transition.incoming.last) }
    case .requireAnchor:
      if let missing = transition.missingAnchor.first, !pointsSomewhere(transition.incoming.last) {
        raise(missing)
      }
    case .completion:
      if let completion = transition.completion { call(completion) }
    case .delegateDidDismiss:
      if transition.isByPerson, let first = removed.last {
        tellPresentationDelegate(of: first) { .delegateDidDismiss($0) }
      }
    case .releaseRemoved: releaseRemoved(transition)
    }
  }

  private mutating func call(_ completion: Completion) {
    tell(completion.caller, completion.callback)
    guard let choice = completion.choice.first, exception == nil else { return }
    behavior(of: completion.caller)?
      .alert(choice.alert, didChoose: choice.action, as: completion.caller, on: &self)
  }

  private func outgoing(in transition: Transition) -> [ControllerID] {
    layers(transition.outgoing, in: transition)
  }

  private func incoming(in transition: Transition) -> [ControllerID] {
    layers(transition.incoming, in: transition)
  }

  /// In a container, a controller comes and goes with what it presents in its own context; the
  /// presenter of a presentation does not.
  private func layers(_ ids: [ControllerID], in transition: Transition) -> [ControllerID] {
    guard transition.container != nil else { return ids }
    // Hardly any child presents in its own context.
    for id in ids where controllers[id]?.presented != nil { return ids.flatMap(layers) }
    return ids
  }

  /// Tells `id` that it will be, or is, in `container`.
  private mutating func tell(
    _ id: ControllerID, isComingTo container: ControllerID?, _ isThere: Bool
  ) {
    let name = name(of: container)
    tell(id, isThere ? .didMove(toParent: name) : .willMove(toParent: name), about: container)
  }

  /// Lets go of what a transition took away; what went together does not hold each other.
  private mutating func releaseRemoved(_ transition: Transition) {
    let removed = transition.removed
    if transition.choreography.moving == .away {
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

  private mutating func tell(
    _ id: ControllerID?, _ callback: Callback, about other: ControllerID? = nil
  ) {
    if let id { tell(id, callback, about: other) }
  }
}
