import BoardwalkGraph
import BoardwalkPlatform

/// Selecting rows and items, as code does it: nobody is told (TBL-15, COL-25).
extension Simulation {
  /// Selects the row or item at `path`, and, unless several can be, nothing else.
  package mutating func select(_ path: ItemPath, in list: ListID) {
    guard exception == nil, let state = self[list], state.holds(path) else { return }
    if !state.selectsSeveral {
      for other in state.selected where other != path { deselect(other, in: list) }
    }
    change(list) { if !$0.selected.contains(path) { $0.selected.append(path) } }
    mark(path, in: list, isSelected: true)
  }

  /// Deselects the row or item at `path`.
  package mutating func deselect(_ path: ItemPath, in list: ListID) {
    guard exception == nil, self[list] != nil else { return }
    change(list) { $0.selected.removeAll { $0 == path } }
    mark(path, in: list, isSelected: false)
  }

  /// Lets the cell that shows the row or item at `path` look as it is.
  mutating func mark(
    _ path: ItemPath, in list: ListID, isSelected: Bool? = nil, isHighlighted: Bool? = nil
  ) {
    guard let view = view(ofCellAt: path, in: list), var state = self[view] else { return }
    state.isSelected = isSelected ?? state.isSelected
    state.isHighlighted = isHighlighted ?? state.isHighlighted
    self[view] = state
  }

  /// Lets a cell that has just come look as the row or item that it shows.
  mutating func showState(ofCellAt path: ItemPath, in list: ListID) {
    guard let state = self[list] else { return }
    mark(
      path, in: list, isSelected: state.selected.contains(path),
      isHighlighted: state.highlighted == path)
  }

  /// The cell, as a view, that shows the row or item at `path`; one of the document in a static table.
  func view(ofCellAt path: ItemPath, in list: ListID) -> ViewID? {
    if let table = template(of: list)?.table, table.isStatic {
      guard table.sections.indices.contains(path.section),
        table.sections[path.section].cells.indices.contains(path.item)
      else { return nil }
      return ViewID(table.sections[path.section].cells[path.item].id, of: list.controller)
    }
    guard let cell = cell(at: path, in: list), let object = template(of: cell)?.id else {
      return nil
    }
    return ViewID(object, of: list.controller, in: cell)
  }

  /// A list controller clears its selection when it appears again (TBL-30, COL-27), once its
  /// `viewWillAppear` has returned (ORC-28).
  mutating func clearSelections(of id: ControllerID) {
    guard library.hasBehaviors, let lists = controllers[id]?.lists, !lists.isEmpty,
      let kind = controllers[id]?.kind,
      kind == .tableViewController || kind == .collectionViewController
    else { return }
    for (object, state) in lists.sorted(by: { $0.key < $1.key })
    where state.clearsSelectionOnViewWillAppear {
      for path in state.selected { deselect(path, in: ListID(object, of: id)) }
    }
  }
}
