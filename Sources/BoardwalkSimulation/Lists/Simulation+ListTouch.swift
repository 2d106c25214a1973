import BoardwalkGraph
import BoardwalkPlatform

/// What a touch on a row or item does.
extension Simulation {
  /// Where `touchable`, a cell, stands in a list that code has to do with; nil for any other.
  func place(of touchable: Touchable) -> (list: ListID, path: ItemPath)? {
    if let cell = touchable.cell {
      return indexPath(for: cell).map { (cell.list, $0) }
    }
    guard let lists = controllers[touchable.controller]?.lists, !lists.isEmpty else { return nil }
    for object in lists.keys.sorted() {
      let list = ListID(object, of: touchable.controller)
      for (section, part) in (template(of: list)?.table?.sections ?? []).enumerated() {
        if let item = part.cells.firstIndex(where: { $0.id == touchable.id }) {
          return (list, ItemPath(section: section, item: item))
        }
      }
    }
    return nil
  }

  /// Puts a finger on the row or item at `path`: returns whether that begins to select it (TBL-10,
  /// COL-21).
  mutating func touchDown(_ path: ItemPath, in list: ListID) -> Bool {
    guard let state = self[list], state.selects else { return false }
    guard asksToHighlight(path, in: list), exception == nil else { return false }
    change(list) { $0.highlighted = path }
    mark(path, in: list, isHighlighted: true)
    tell(list, .didHighlight, path)
    return true
  }

  /// The finger leaves the row or item that it is on.
  mutating func unhighlight(_ list: ListID) {
    guard let path = self[list]?.highlighted else { return }
    change(list) { $0.highlighted = nil }
    mark(path, in: list, isHighlighted: false)
    tell(list, .didUnhighlight, path)
  }

  /// Lifts the finger from the row at `path`: `didUnhighlight`, `willSelect`, the calls for the row
  /// that was selected, the segues of the cell, `didSelect` (TBL-11).
  mutating func selectRow(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    unhighlight(list)
    guard exception == nil, let state = self[list] else { return }
    if state.selectsSeveral, state.selected.contains(path) {
      return deselectRow(path, in: list, isAsked: true)
    }
    guard let chosen = asksToSelect(path, in: list), exception == nil else { return }
    if !state.selectsSeveral {
      for other in self[list]?.selected ?? [] where other != chosen {
        deselectRow(other, in: list, isAsked: true)
      }
    }
    guard exception == nil else { return }
    select(chosen, in: list)
    send(touchable)
    guard exception == nil else { return }
    tell(list, .didSelect, chosen)
    if options.system.major >= 16, exception == nil { tell(list, .primaryAction, chosen) }
  }

  private mutating func deselectRow(_ path: ItemPath, in list: ListID, isAsked: Bool) {
    guard exception == nil else { return }
    var path = path
    if isAsked {
      guard let chosen = asksToDeselect(path, in: list) else { return }
      path = chosen
    }
    deselect(path, in: list)
    tell(list, .didDeselect, path)
  }

  // MARK: Asking and telling

  private mutating func asksToHighlight(_ path: ItemPath, in list: ListID) -> Bool {
    guard let id = delegate(of: list) else { return true }
    if let delegate = behavior(of: id, as: (any CollectionViewDelegate).self), isCollection(list) {
      return ask(id, { .delegate("shouldHighlight \(path): \($0 ? "yes" : "no")") }) {
        delegate.should(.highlight, path, of: list, as: id, on: &$0)
      }
    }
    guard let delegate = behavior(of: id, as: (any TableViewDelegate).self) else { return true }
    return ask(id, { .delegate("shouldHighlight \(path): \($0 ? "yes" : "no")") }) {
      delegate.shouldHighlight(path, of: list, as: id, on: &$0)
    }
  }

  private mutating func asksToSelect(_ path: ItemPath, in list: ListID) -> ItemPath? {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewDelegate).self)
    else { return path }
    return ask(id, "willSelect \(path)") {
      delegate.willSelect(path, of: list, as: id, on: &$0)
    }
  }

  private mutating func asksToDeselect(_ path: ItemPath, in list: ListID) -> ItemPath? {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewDelegate).self)
    else { return path }
    return ask(id, "willDeselect \(path)") {
      delegate.willDeselect(path, of: list, as: id, on: &$0)
    }
  }

  /// Writes down a question whose answer may be none, before what finds it.
  private mutating func ask(
    _ id: ControllerID, _ question: String, _ answer: (inout Simulation) -> ItemPath?
  ) -> ItemPath? {
    let index = trace.count
    record(id, .callback(.delegate(question)))
    let found = answer(&self)
    if found == nil, trace.indices.contains(index) {
      trace[index].event = .callback(.delegate("\(question): nil"))
    }
    return found
  }

  /// Tells the delegate of `list` what happened to the row or item at `path`.
  mutating func tell(_ list: ListID, _ message: CellMessage, _ path: ItemPath) {
    guard exception == nil, let id = delegate(of: list) else { return }
    if isCollection(list) {
      guard let delegate = behavior(of: id, as: (any CollectionViewDelegate).self) else { return }
      record(id, .callback(.delegate("\(message.rawValue) \(path)")))
      return delegate.receive(message, path, of: list, as: id, on: &self)
    }
    guard let delegate = behavior(of: id, as: (any TableViewDelegate).self) else { return }
    record(id, .callback(.delegate("\(message.rawValue) \(path)")))
    delegate.receive(message, path, of: list, as: id, on: &self)
  }
}
