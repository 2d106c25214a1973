/// The virtual clock with its pending phases of transitions and other events.
///
/// The clock never goes back. Both lists are sorted by time; at equal times the order of addition
/// counts, transitions before other events.
struct Schedule: Sendable, Hashable {
  /// The next pending item.
  enum Item: Sendable {
    case phase(ScheduledPhase)
    case event(ScheduledEvent)
  }

  /// The limit in milliseconds of waiting for movements to end: an animation that starts the next
  /// one may never end.
  static let settlingLimit = 60_000

  /// Milliseconds since launch.
  private(set) var clock = 0

  /// The phases of transitions that are still to come, the earliest first.
  private(set) var phases: [ScheduledPhase] = []

  /// The other events that are still to come, the earliest first.
  private(set) var events: [ScheduledEvent] = []

  /// The time of the next end of a movement; nil if nothing moves.
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

  /// The views that these animations change.
  var animatedViews: Set<ViewID> { animations.reduce(into: []) { $0.formUnion($1.origins.keys) } }

  /// Adds `phase` after all phases that are due no later.
  mutating func add(_ phase: ScheduledPhase) {
    let index = phases.firstIndex { $0.time > phase.time } ?? phases.count
    phases.insert(phase, at: index)
  }

  /// Schedules `work` in `delay` milliseconds, after all events that are due no later.
  mutating func add(_ work: ScheduledEvent.Work, in delay: Int) {
    let event = ScheduledEvent(time: clock + delay, work: work)
    let index = events.firstIndex { $0.time > event.time } ?? events.count
    events.insert(event, at: index)
  }

  /// Removes and returns the next item that is due by `time`, and advances the clock to it.
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

  /// Advances the clock to `time`, if that is in the future.
  mutating func advance(to time: Int) { clock = max(clock, time) }

  /// The time in `milliseconds`, which is never past the end of the clock.
  func time(in milliseconds: Int) -> Int {
    let (sum, overflows) = clock.addingReportingOverflow(max(0, milliseconds))
    return overflows ? Int.max / 2 : min(sum, Int.max / 2)
  }

  /// Whether the end of a transition in `container` is still to come.
  func isChanging(_ container: ControllerID) -> Bool {
    phases.contains { $0.phase == .end && $0.transition.container == container }
  }

  /// Whether an animated pop of `navigation` has not ended.
  func isPopping(_ navigation: ControllerID) -> Bool {
    phases.contains {
      $0.transition.container == navigation && $0.transition.sequence.moving == .removed
        && $0.transition.timing == .animated
    }
  }

  /// Removes and returns the first phase that satisfies `condition`.
  mutating func removeFirstPhase(where condition: (ScheduledPhase) -> Bool) -> ScheduledPhase? {
    phases.firstIndex(where: condition).map { phases.remove(at: $0) }
  }

  /// Removes the phases that satisfy `condition`.
  mutating func removePhases(where condition: (ScheduledPhase) -> Bool) {
    phases.removeAll(where: condition)
  }

  /// Removes the timers `name` of `owner`.
  mutating func removeTimers(named name: String, of owner: ControllerID) {
    events.removeAll { event in
      guard case .timer(let timer) = event.work else { return false }
      return timer.owner == owner && timer.name == name
    }
  }

  /// Removes all pending items.
  mutating func removeAll() {
    phases = []
    events = []
  }

  /// The schedule relative to a clock that starts now, with controllers renumbered by `numbers`.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> Schedule {
    var copy = Schedule()
    copy.phases = phases.map { $0.renumbered(numbers, since: clock) }
    copy.events = events.compactMap { $0.renumbered(numbers, since: clock) }
    return copy
  }
}
