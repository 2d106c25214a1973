import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Tables and collections as they are at this moment.
extension Simulation {
  /// The state of the list `id`; nil if it has no code.
  package subscript(id: ListID) -> ListState? { controllers[id.controller]?.lists[id.object] }

  /// Changes the list `id`.
  mutating func change<Result>(
    _ id: ListID, _ body: (inout ListState) -> Result
  ) -> Result? {
    guard var lists = controllers[id.controller]?.takeLists() else { return nil }
    defer { controllers[id.controller]?.lists = lists }
    guard let index = lists.index(forKey: id.object) else { return nil }
    return body(&lists.values[index])
  }

  /// Changes how the list `id` selects.
  package mutating func update(_ id: ListID, _ change: (inout ListState) -> Void) {
    guard !isOver, prepare(id) else { return }
    self.change(id) { change(&$0) }
  }

  /// The template of the list `id`.
  func template(of id: ListID) -> ViewTemplate? { blueprint(of: id.controller)?.view(id.object) }

  /// Whether `id` is a table or a collection view.
  package func isList(_ id: ListID) -> Bool {
    template(of: id).map { $0.table != nil || $0.collection != nil } ?? false
  }

  /// Whether `id` is a collection view.
  package func isCollection(_ id: ListID) -> Bool { template(of: id)?.collection != nil }

  /// The tables and collections in the view of `id` that may have code.
  func lists(of id: ControllerID) -> [ListID] {
    guard library.hasBehaviors, let plan = blueprint(of: id), !plan.lists.isEmpty,
      controllers[id]?.isViewLoaded == true
    else { return [] }
    return plan.lists.map { ListID($0, of: id) }
  }

  /// The data source of `id`: set by code, by the outlet, or the controller that shows only this
  /// list (COL-03).
  func dataSource(of id: ListID) -> ControllerID? {
    if let chosen = self[id]?.dataSource { return controllers.contains(chosen) ? chosen : nil }
    return connected("dataSource", of: id)
  }

  /// The delegate of the list `id`.
  func delegate(of id: ListID) -> ControllerID? {
    let scrollView = ViewID(id.object, of: id.controller)
    if let chosen = self[id]?.delegate ?? input.delegates[scrollView] {
      return controllers.contains(chosen) ? chosen : nil
    }
    return connected("delegate", of: id)
  }

  private func connected(_ property: String, of id: ListID) -> ControllerID? {
    guard let plan = blueprint(of: id.controller) else { return nil }
    if let outlet = plan.outlets(of: id.object).first(where: { $0.property == property }) {
      return outlet.destination == plan.template.id ? id.controller : nil
    }
    let isWhole =
      plan.template.kind == .tableViewController || plan.template.kind == .collectionViewController
    return isWhole && plan.lists.first == id.object ? id.controller : nil
  }

  /// The cell of `list` that shows the row or item at `path`; nil if that cannot be seen.
  package func cell(at path: ItemPath, in list: ListID) -> CellID? {
    self[list]?.cell(at: path).map { CellID(list: list, number: $0) }
  }

  /// The row or item that `cell` shows; nil if it shows none.
  package func indexPath(for cell: CellID) -> ItemPath? {
    guard let place = self[cell.list]?.place(of: cell.number), place.kind == .cell else {
      return nil
    }
    return place.path
  }

  /// The rows or items of `list` that can be seen, in order.
  package func indexPathsForVisibleItems(in list: ListID) -> [ItemPath] {
    guard let visible = self[list]?.visible.keys else { return [] }
    return visible.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// The list of the outlet `name` of `id`, or the own list of a table or collection view
  /// controller with that name.
  package func list(_ name: String, of id: ControllerID) -> ListID? {
    guard let plan = blueprint(of: id) else { return nil }
    if let outlet = plan.outlets(of: plan.template.id).first(where: { $0.property == name }),
      plan.lists.contains(outlet.destination)
    {
      return ListID(outlet.destination, of: id)
    }
    guard ["tableView", "collectionView"].contains(name), let first = plan.lists.first,
      let isTable = plan.view(first).map({ $0.table != nil }), isTable == (name == "tableView")
    else { return nil }
    return ListID(first, of: id)
  }
}

/// Insertions, deletions and moves of rows and items; the data source has to agree with them
/// (TBL-44).
extension Simulation {
  /// Applies `updates` to `list`, at once unless a batch is open.
  ///
  /// The data source is asked for its counts again; counts that do not match end the app (EXC-31).
  mutating func update(_ list: ListID, _ updates: [ListUpdate], isBatch: Bool = false) {
    guard !isOver, prepare(list), isBatch || !updates.isEmpty else { return }
    guard self[list]?.batch == nil else {
      change(list) { $0.batch?.append(contentsOf: updates) }
      return
    }
    guard let before = self[list]?.counts else { return layoutQueue.add(list) }
    let wasConfirming = self[list]?.confirming
    askForCounts(of: list)
    guard !isOver, let after = self[list]?.counts else { return }
    let changes = ListChanges(updates)
    if let mismatch = changes.mismatch(before, after) {
      return raise(
        .invalidUpdate(
          mismatch, isCollection: isCollection(list),
          from: blueprint(of: list.controller)?.origin))
    }
    if let missing = changes.missing(updates, before, after) {
      return raise(
        .missingItem(
          missing, before, after, isCollection: isCollection(list),
          from: blueprint(of: list.controller)?.origin))
    }
    let freed = change(list) { $0.apply(updates) } ?? []
    notifyEnd(of: freed, in: list)
    if let wasConfirming, self[list]?.confirming == nil {
      endSwipe(wasConfirming, in: list)
    }
    layoutQueue.add(list)
    layoutLists()
  }

  /// Begins to collect the changes of `list`; returns whether this call is the outermost, which
  /// must end them.
  package mutating func beginUpdates(of list: ListID) -> Bool {
    guard !isOver, prepare(list), self[list]?.batch == nil else { return false }
    change(list) { $0.batch = [] }
    return true
  }

  /// Applies all collected changes of `list` at once; without changes its rows get the heights that
  /// its delegate now gives them (TBL-53). The `complete` of `caller` is called with
  /// `completion` in the next turn (ORC-31).
  package mutating func endUpdates(
    of list: ListID, completion: String? = nil, caller: ControllerID
  ) {
    let updates = self[list]?.batch ?? []
    change(list) { $0.batch = nil }
    update(list, updates, isBatch: true)
    guard !isOver, controllers.contains(caller), let completion else { return }
    complete(Completion(caller: caller, label: completion))
  }
}

/// Selecting rows and items by code: no delegate is called (TBL-15, COL-25).
extension Simulation {
  /// Selects the row or item at `path`, and, unless several can be, nothing else.
  package mutating func select(_ path: ItemPath, in list: ListID) {
    loadCounts(of: list)
    guard !isOver, let state = self[list], state.holds(path) else { return }
    if !state.selectsSeveral {
      for other in state.selected where other != path { deselect(other, in: list) }
    }
    change(list) { if !$0.selected.contains(path) { $0.selected.append(path) } }
    mark(path, in: list, isSelected: true)
  }

  /// Deselects the row or item at `path`.
  package mutating func deselect(_ path: ItemPath, in list: ListID) {
    guard !isOver, self[list] != nil else { return }
    change(list) { $0.selected.removeAll { $0 == path } }
    mark(path, in: list, isSelected: false)
  }

  /// Updates the appearance of the cell of the row or item at `path`.
  mutating func mark(
    _ path: ItemPath, in list: ListID, isSelected: Bool? = nil, isHighlighted: Bool? = nil
  ) {
    guard let view = view(ofCellAt: path, in: list) else { return }
    mark(view, isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// Updates the appearance of the cell `view`: in a collection its class may observe it; a table calls
  /// `setSelected(_:animated:)` instead.
  mutating func mark(_ view: ViewID, isSelected: Bool? = nil, isHighlighted: Bool? = nil) {
    guard let old = self[view] else { return }
    var state = old
    state.isSelected = isSelected ?? old.isSelected
    state.isHighlighted = isHighlighted ?? old.isHighlighted
    guard state != old else { return }
    self[view] = state
    guard let list = view.cell?.list, isCollection(list) else { return }
    if state.isHighlighted != old.isHighlighted {
      withCode(of: view) { $0.didSet(&$1, .isHighlighted, from: old.isHighlighted) }
    }
    if state.isSelected != old.isSelected {
      withCode(of: view) { $0.didSet(&$1, .isSelected, from: old.isSelected) }
    }
  }

  /// Sets the state of a new cell to that of its row or item.
  mutating func showState(ofCellAt path: ItemPath, in list: ListID) {
    guard let state = self[list] else { return }
    mark(
      path, in: list, isSelected: state.selected.contains(path),
      isHighlighted: state.highlighted == path)
  }

  /// The cell, as a view, that shows the row or item at `path`; one of the document in a static
  /// table.
  func view(ofCellAt path: ItemPath, in list: ListID) -> ViewID? {
    if let table = staticTable(of: list) {
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

  /// Whether the lists of `id` clear their selection when it appears again.
  func clearsSelection(of id: ControllerID) -> Bool {
    lists(of: id).allSatisfy { self[$0]?.clearsSelectionOnViewWillAppear ?? true }
  }

  /// Sets whether the lists of `id` clear their selection when it appears again.
  mutating func setClearsSelection(_ clears: Bool, of id: ControllerID) {
    for list in lists(of: id) { update(list) { $0.clearsSelectionOnViewWillAppear = clears } }
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
