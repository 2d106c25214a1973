/// The changed lists that are laid out at the end of the turn, in the order of their changes;
/// changes during layout are appended.
struct ListLayoutQueue: Sendable {
  private var pending: [ListID] = []
  private var isRunning = false

  /// Adds `list`, once.
  mutating func add(_ list: ListID) {
    if !pending.contains(list) { pending.append(list) }
  }

  /// Begins layout; returns whether there are lists to lay out, and layout is not in progress.
  mutating func begin() -> Bool {
    guard !isRunning, !pending.isEmpty else { return false }
    isRunning = true
    return true
  }

  /// Removes and returns the next list; nil if there is none.
  mutating func next() -> ListID? { pending.isEmpty ? nil : pending.removeFirst() }

  /// Ends layout; lists that could not be laid out are dropped.
  mutating func end() {
    pending = []
    isRunning = false
  }
}
