/// The entries of a trace since they were last taken.
struct TraceRecorder: Sendable {
  private(set) var entries: [TraceEntry] = []

  /// The phase of the current transition, which each entry records (TIME-06).
  var phase = TraceEntry.Phase.sync

  /// Adds an entry: `event` happens to `subject` at the time `time`.
  mutating func record(
    _ event: TraceEntry.Event, of subject: String = "", isStock: Bool = false,
    movement: Movement? = nil, at time: Int
  ) {
    entries.append(
      TraceEntry(
        time: time, phase: phase, subject: subject, isStock: isStock, event: event,
        movement: movement))
  }

  /// Replaces the event of the entry at `index`, once its answer is known; an entry that was
  /// already returned stays.
  mutating func replaceEvent(at index: Int, by event: TraceEntry.Event) {
    if entries.indices.contains(index) { entries[index].event = event }
  }

  /// Returns the entries, and forgets them.
  mutating func take() -> [TraceEntry] {
    defer { entries = [] }
    return entries
  }
}
