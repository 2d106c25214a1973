import BoardwalkLists

/// Telling lists that rows or items have changed (TBL-44).
extension Stage {
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

  /// Lets `body` tell `list` of several changes, which happen together.
  mutating func performBatchUpdates(_ list: ListID, _ body: (inout Stage) -> Void) {
    guard exception == nil, prepare(list) else { return }
    let isOutermost = self[list]?.batch == nil
    if isOutermost { change(list) { $0.batch = [] } }
    body(&self)
    guard isOutermost, let updates = self[list]?.batch else { return }
    change(list) { $0.batch = nil }
    update(list, updates)
  }
}
