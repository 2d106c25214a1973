/// The lists that have changed and are to be laid out at the end of the turn, in the order in which
/// they changed; what changes during layout waits for its turn.
struct ListLayoutQueue: Sendable {
  private var pending: [ListID] = []
  private var isRunning = false

  /// Adds `list`, once.
  mutating func add(_ list: ListID) {
    if !pending.contains(list) { pending.append(list) }
  }

  /// Begins layout; returns whether there is anything to lay out, and nobody does so already.
  mutating func begin() -> Bool {
    guard !isRunning, !pending.isEmpty else { return false }
    isRunning = true
    return true
  }

  /// Removes and returns the list that is next; nil if there is none.
  mutating func next() -> ListID? { pending.isEmpty ? nil : pending.removeFirst() }

  /// Ends layout; what could not be laid out is forgotten.
  mutating func end() {
    pending = []
    isRunning = false
  }
}
