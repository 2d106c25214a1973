/// The virtual clock, and what happens on it later: phases of transitions, and other events.
///
/// The clock never goes back. Both lists are sorted by time; what falls due at the same time happens
/// in the order in which it was added, transitions before other events.
struct Schedule: Sendable, Hashable {
  /// The next pending item.
  enum Item: Sendable {
    case phase(ScheduledPhase)
    case event(ScheduledEvent)
  }

  /// Waiting for movements to end is over after this many milliseconds: an animation that starts the
  /// next one may go on for ever.
  static let settlingLimit = 60_000

  /// Milliseconds since launch.
  private(set) var clock = 0

  /// The phases of transitions that are still to come, the earliest first.
  private(set) var phases: [ScheduledPhase] = []

  /// The other events that are still to come, the earliest first.
  private(set) var events: [ScheduledEvent] = []

  /// When the next movement ends, of a transition or of anything else; nil if all is at rest.
  var nextMovement: Int? {
    guard !events.isEmpty else { return phases.first?.time }
    let other = events.first(where: \.isMovement)?.time
    guard let transition = phases.first?.time else { return other }
    return other.map { min($0, transition) } ?? transition
  }

  /// The animations of views that have not ended.
  var animations: [ViewAnimation] {
    events.compactMap { if case .animation(let animation) = $0.work { animation } else { nil } }
  }

  /// Adds `phase` behind all that are due no later.
  mutating func add(_ phase: ScheduledPhase) {
    let index = phases.firstIndex { $0.time > phase.time } ?? phases.count
    phases.insert(phase, at: index)
  }

  /// Adds `work`, which happens in `delay` milliseconds, behind all that is due no later.
  mutating func add(_ work: ScheduledEvent.Work, in delay: Int) {
    let event = ScheduledEvent(time: clock + delay, work: work)
    let index = events.firstIndex { $0.time > event.time } ?? events.count
    events.insert(event, at: index)
  }

  /// Removes and returns what is due next, if that is by `time`, and lets the clock go on to it.
  mutating func next(by time: Int) -> Item? {
    let phase = phases.first
    if let event = events.first, event.time <= time, event.time < phase?.time ?? .max {
      advance(to: event.time)
      return .event(events.removeFirst())
    }
    guard let phase, phase.time <= time else { return nil }
    advance(to: phase.time)
    return .phase(phases.removeFirst())
  }

  /// Lets the clock go on to `time`, if that is still to come.
  mutating func advance(to time: Int) { clock = max(clock, time) }

  /// The time in `milliseconds`, which is never past the end of the clock.
  func time(in milliseconds: Int) -> Int {
    let (sum, overflows) = clock.addingReportingOverflow(max(0, milliseconds))
    return overflows ? Int.max / 2 : min(sum, Int.max / 2)
  }

  /// Whether a phase is still to come whose transition satisfies `condition`.
  func contains(where condition: (ScheduledPhase) -> Bool) -> Bool {
    phases.contains(where: condition)
  }

  /// Whether the end of a transition in `container` is still to come.
  func isChanging(_ container: ControllerID) -> Bool {
    contains { $0.phase == .end && $0.transition.container == container }
  }

  /// Removes and returns the first phase that satisfies `condition`.
  mutating func removeFirstPhase(where condition: (ScheduledPhase) -> Bool) -> ScheduledPhase? {
    phases.firstIndex(where: condition).map { phases.remove(at: $0) }
  }

  /// Removes the phases that satisfy `condition`.
  mutating func removePhases(where condition: (ScheduledPhase) -> Bool) {
    phases.removeAll(where: condition)
  }

  /// Removes the timers of `owner` called `name`.
  mutating func removeTimers(named name: String, of owner: ControllerID) {
    events.removeAll { event in
      guard case .timer(let timer) = event.work else { return false }
      return timer.owner == owner && timer.name == name
    }
  }

  /// Removes everything that is still to come.
  mutating func removeAll() {
    phases = []
    events = []
  }

  /// Itself as if the clock began now, with the numbers that `numbers` gives for the controllers.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> Schedule {
    var copy = Schedule()
    copy.phases = phases.map { $0.renumbered(numbers, since: clock) }
    copy.events = events.compactMap { $0.renumbered(numbers, since: clock) }
    return copy
  }
}
