/// The clock and due events.
extension Simulation {
  /// Runs all movements until the app is idle, advancing the clock as needed; timers fire if they
  /// are due. Returns the trace since the last such call.
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

  /// Advances the clock by `milliseconds` and runs due events; 0 runs the work that is already on
  /// the main queue. Returns the trace since the last such call.
  @discardableResult
  package mutating func advance(by milliseconds: Int) -> [TraceEntry] {
    pass(milliseconds)
    return takeTrace()
  }

  /// Advances the clock by `milliseconds` and runs due events; a negative number counts as 0.
  mutating func pass(_ milliseconds: Int) {
    let end = schedule.time(in: milliseconds)
    while runNext(by: end) {}
    layoutLists()
    schedule.advance(to: end)
    trace.phase = .sync
  }

  /// Runs the next event that is due by `time`; returns whether there was one.
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
    case .scroll(let view, let offset): finishScroll(view, to: offset)
    case .timer(let timer): fire(timer)
    }
  }

  /// Schedules `work` in `delay` milliseconds.
  mutating func addEvent(_ work: ScheduledEvent.Work, in delay: Int) {
    if !isOver { schedule.add(work, in: delay) }
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
    // A timer without an interval would never let the clock advance.
    let interval = interval.map { max(1, $0) }
    addEvent(
      .timer(ClockTimer(owner: owner, name: name, interval: interval)), in: max(0, delay))
  }

  /// Stops the timers `name` of `owner`.
  mutating func stopTimers(named name: String, of owner: ControllerID) {
    if !isOver { schedule.removeTimers(named: name, of: owner) }
  }

  /// Calls the `timerFired` of `id` with `name` in `seconds`, once.
  package mutating func callLater(_ seconds: Double, _ name: String, of id: ControllerID) {
    guard !isOver else { return }
    startTimer(name, of: id, in: .milliseconds(seconds))
  }
}
