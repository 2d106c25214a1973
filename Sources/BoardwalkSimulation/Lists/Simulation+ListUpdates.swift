import BoardwalkPlatform

/// Insertions, deletions and moves of rows and items; the data source has to agree with them
/// (TBL-44).
extension Simulation {
  /// Makes `updates` known to `list`, at once unless a batch is open.
  ///
  /// The data source is asked again how many there are; numbers that do not fit end the app (EXC-31).
  mutating func update(_ list: ListID, _ updates: [ListUpdate]) {
    guard exception == nil, prepare(list), !updates.isEmpty else { return }
    guard self[list]?.batch == nil else {
      change(list) { $0.batch?.append(contentsOf: updates) }
      return
    }
    guard let before = self[list]?.counts else { return setNeedsLayout(list) }
    let wasConfirming = self[list]?.confirming
    isCollection(list) ? askForItems(of: list) : askForRows(of: list)
    guard exception == nil, let after = self[list]?.counts else { return }
    let changes = ListChanges(updates)
    if let mismatch = changes.mismatch(before, after) {
      return raise(
        .invalidUpdate(
          mismatch, isCollection: isCollection(list),
          from: blueprint(of: list.controller)?.origin))
    }
    change(list) { $0.apply(updates) }
    if let wasConfirming, self[list]?.confirming == nil {
      change(list) { $0.confirming = nil }
      endSwipe(wasConfirming, in: list)
    }
    setNeedsLayout(list)
    layoutLists()
  }

  /// Begins to collect what code tells `list` of changes; returns whether nobody does so already, and
  /// so who has to end it.
  package mutating func beginUpdates(of list: ListID) -> Bool {
    guard exception == nil, prepare(list), self[list]?.batch == nil else { return false }
    change(list) { $0.batch = [] }
    return true
  }

  /// Tells `list` of all changes since it began to collect them, which happen together; the `complete`
  /// of `caller` is called with `completion` in the next turn (ORC-31).
  package mutating func endUpdates(
    of list: ListID, completion: String? = nil, caller: ControllerID
  ) {
    let updates = self[list]?.batch ?? []
    change(list) { $0.batch = nil }
    update(list, updates)
    guard exception == nil, controllers[caller] != nil, let completion else { return }
    complete(Completion(caller: caller, label: completion))
  }
}
