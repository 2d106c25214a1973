/// The clock as it goes on, and what falls due.
extension Simulation {
  /// Runs all that moves until it rests, letting the clock go on as far as needed; timers fire if that
  /// is their time. Returns what happened since the last call of this kind.
  @discardableResult
  package mutating func settle() -> [TraceEntry] {
    let end = clock + Schedule.settlingLimit
    while let time = schedule.nextMovement, time <= end || !schedule.phases.isEmpty {
      runNext(by: time)
    }
    layoutLists()
    releaseUnowned()
    trace.phase = .sync
    currentEvent = nil
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
    let end = schedule.time(in: milliseconds)
    while runNext(by: end) {}
    layoutLists()
    schedule.advance(to: end)
    trace.phase = .sync
  }

  /// Runs what is due next, if it is by `time`; returns whether anything was.
  @discardableResult
  private mutating func runNext(by time: Int) -> Bool {
    switch schedule.next(by: time) {
    case .phase(let phase): run(phase)
    case .event(let event): run(event)
    case nil: return false
    }
    return true
  }

  private mutating func run(_ event: ScheduledEvent) {
    trace.phase = .end
    switch event.work {
    case .keyboard(let notification, let movement): post(notification, movement)
    case .animation(let animation): finish(animation)
    case .search(let id, let message): notifySearch(message, of: id)
    case .timer(let timer): fire(timer)
    }
  }

  /// Lets `work` happen in `delay` milliseconds.
  mutating func addEvent(_ work: ScheduledEvent.Work, in delay: Int) {
    if exception == nil { schedule.add(work, in: delay) }
  }

  // MARK: Timers

  private mutating func fire(_ timer: ClockTimer) {
    guard controllers.contains(timer.owner) else { return }
    if let interval = timer.interval { addEvent(.timer(timer), in: interval) }
    notify(timer.owner, .timer(timer.name))
  }

  /// Starts a timer of `owner` that fires in `delay` milliseconds, and then every `interval`.
  mutating func startTimer(
    _ name: String, of owner: ControllerID, in delay: Int, every interval: Int? = nil
  ) {
    guard controllers.contains(owner) else { return }
    // A timer that took no time would never let the clock go on.
    let interval = interval.map { max(1, $0) }
    addEvent(
      .timer(ClockTimer(owner: owner, name: name, interval: interval)), in: max(0, delay))
  }

  /// Calls the `timerFired` of `id` with `name` in `seconds`, once.
  package mutating func callLater(_ seconds: Double, _ name: String, of id: ControllerID) {
    guard exception == nil else { return }
    startTimer(name, of: id, in: .milliseconds(seconds))
  }
}

/// Animations of views.
extension Simulation {
  /// The view `id` as it looks at this moment, on its way to what it is; nil if there is no such view.
  package func presentation(of id: ViewID) -> ViewState? {
    guard var state = self[id], let look = animatedLook(of: id, state) else { return self[id] }
    state.alpha = look.alpha
    state.transform = look.transform
    return state
  }

  /// The views of the controller `id` that are no longer as its document says, as they look at this
  /// moment, by the ids of their objects.
  package func looks(of id: ControllerID) -> [String: ViewState] {
    var states = controllers[id]?.views ?? [:]
    guard !schedule.events.isEmpty else { return states }
    for view in animatedViews where view.controller == id && view.cell == nil {
      states[view.object] = presentation(of: view)
    }
    return states
  }

  /// The views of `cell` that are no longer as they were made, as they look at this moment, by the ids of
  /// their objects.
  func looks(of cell: CellID) -> [String: ViewState] {
    var states = self[cell.list]?.cells[cell.number]?.views ?? [:]
    guard !schedule.events.isEmpty else { return states }
    for view in animatedViews where view.cell == cell {
      states[view.object] = presentation(of: view)
    }
    return states
  }

  private var animatedViews: Set<ViewID> {
    schedule.animations.reduce(into: []) { $0.formUnion($1.origins.keys) }
  }

  /// Of several animations of one view the one that began last counts.
  private func animatedLook(of id: ViewID, _ state: ViewState) -> ViewAnimation.Look? {
    guard !schedule.events.isEmpty else { return nil }
    let animation = schedule.animations.filter { $0.origins[id] != nil }.max { $0.start < $1.start }
    guard let animation, let origin = animation.origins[id] else { return nil }
    return origin.going(to: ViewAnimation.Look(state), animation.part(at: clock))
  }

  /// Lets the views that are different from `before` get there in `duration` milliseconds, after
  /// `delay`; then calls the completion of `owner`.
  mutating func animate(
    from before: [ViewID: ViewAnimation.Look], for owner: ControllerID, duration: Int, delay: Int,
    completion: String?
  ) {
    let origins = before.filter { view, look in self[view].map(ViewAnimation.Look.init) != look }
    guard completion != nil || !origins.isEmpty else { return }
    let animation = ViewAnimation(
      owner: owner, completion: completion, start: clock + delay, duration: duration,
      origins: origins)
    addEvent(.animation(animation), in: delay + duration)
  }

  mutating func finish(_ animation: ViewAnimation) {
    guard let completion = animation.completion, controllers[animation.owner] != nil else { return }
    notify(animation.owner, .completion(completion))
  }
}

/// The state of views before an animation.
package struct AnimationFrame: Sendable {
  fileprivate let origins: [ViewID: ViewAnimation.Look]?
}

/// Changes that views are animated to: between the two calls, views are changed at once.
extension Simulation {
  /// Begins a change that is animated; returns what ends it.
  package mutating func beginAnimation() -> AnimationFrame {
    let outer = AnimationFrame(origins: animatedOrigins)
    animatedOrigins = [:]
    return outer
  }

  /// Lets what can be seen of the changes since `outer` was returned take `duration` seconds, after
  /// `delay` seconds; then calls the `complete` of `id` with `completion`.
  package mutating func endAnimation(
    inside outer: AnimationFrame, for id: ControllerID, duration: Double, delay: Double = 0,
    completion: String? = nil
  ) {
    let origins = dropAnimation(inside: outer)
    guard exception == nil, controllers[id] != nil else { return }
    animate(
      from: origins, for: id, duration: .milliseconds(duration), delay: .milliseconds(delay),
      completion: completion)
  }

  /// Ends the change that began with `outer`, and returns where views were.
  @discardableResult
  mutating func dropAnimation(inside outer: AnimationFrame) -> [ViewID: ViewAnimation.Look] {
    let origins = animatedOrigins ?? [:]
    // What an animation around this one has not seen yet begins there too.
    animatedOrigins = outer.origins.map { $0.merging(origins) { first, _ in first } }
    return origins
  }
}
