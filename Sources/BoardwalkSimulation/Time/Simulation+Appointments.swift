/// What happens later, other than transitions.
extension Simulation {
  /// Waiting for movements to end is over after this many milliseconds: an animation that starts the next
  /// one may go on for ever.
  static let patience = 60_000

  /// Adds `appointment` behind all that are due no later.
  mutating func meet(_ appointment: Appointment) {
    guard exception == nil else { return }
    let index = appointments.firstIndex { $0.time > appointment.time } ?? appointments.count
    appointments.insert(appointment, at: index)
  }

  /// When the next movement ends, of a transition or of anything else; nil where all is at rest.
  var nextMovement: Int? {
    guard !appointments.isEmpty else { return scheduled.first?.time }
    let other = appointments.first(where: \.isMovement)?.time
    guard let transition = scheduled.first?.time else { return other }
    return other.map { min($0, transition) } ?? transition
  }

  /// Runs the first appointment, if it is due by `time` and before all transitions; returns whether it
  /// was.
  mutating func keepAppointment(by time: Int) -> Bool {
    guard let next = appointments.first, next.time <= time else { return false }
    if let transition = scheduled.first, transition.time <= next.time { return false }
    appointments.removeFirst()
    clock = max(clock, next.time)
    phase = .end
    switch next.work {
    case .keyboard(let notification, let movement): post(notification, movement)
    case .animation(let animation): finish(animation)
    case .timer(let timer): fire(timer)
    }
    return true
  }

  private mutating func fire(_ timer: ClockTimer) {
    guard controllers[timer.owner] != nil else { return }
    if let interval = timer.interval {
      meet(Appointment(time: clock + interval, work: .timer(timer)))
    }
    tell(timer.owner, .timer(timer.name))
  }

  /// Starts a timer of `owner` that fires in `delay` milliseconds, and then every `interval`.
  mutating func startTimer(
    _ name: String, of owner: ControllerID, in delay: Int, every interval: Int? = nil
  ) {
    guard controllers[owner] != nil else { return }
    // A timer that took no time would never let the clock go on.
    let interval = interval.map { max(1, $0) }
    meet(
      Appointment(
        time: clock + max(0, delay),
        work: .timer(ClockTimer(owner: owner, name: name, interval: interval))))
  }

  /// Stops all timers of `owner` called `name`.
  mutating func stopTimer(_ name: String, of owner: ControllerID) {
    appointments.removeAll { appointment in
      guard case .timer(let timer) = appointment.work else { return false }
      return timer.owner == owner && timer.name == name
    }
  }
}
