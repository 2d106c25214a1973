import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Asking data sources, for as much as can be seen.
extension Simulation {
  /// Forgets what the data source of `list` said: it is asked again as soon as the list is laid out.
  /// What was selected is so no longer (COL-31).
  package mutating func reloadData(of list: ListID) {
    guard exception == nil, prepare(list) else { return }
    endConfirming(in: list)
    for path in self[list]?.selected ?? [] { mark(path, in: list, isSelected: false) }
    if let path = self[list]?.highlighted { mark(path, in: list, isHighlighted: false) }
    change(list) { state in
      state.counts = nil
      state.selected = []
      state.highlighted = nil
      state.menu = nil
      state.recycle { _ in false }
    }
    setNeedsLayout(list)
  }

  /// Gives `list` a state, if code has to do with it; returns whether it has one.
  mutating func prepare(_ list: ListID) -> Bool {
    if self[list] != nil { return true }
    guard library.hasBehaviors, let template = template(of: list),
      template.table != nil || template.collection != nil
    else { return false }
    let state = ListState(template, of: blueprint(of: list.controller)?.template)
    controllers[list.controller]?.lists[list.object] = state
    return true
  }

  /// Lets the list be laid out before anything else happens.
  mutating func setNeedsLayout(_ list: ListID) {
    if !pendingLists.contains(list) { pendingLists.append(list) }
  }

  /// Lays out the lists of `id`, whose view is about to be seen.
  mutating func layoutLists(of id: ControllerID) {
    for list in lists(of: id) where isRunning(list) {
      change(list) { $0.window = nil }
      setNeedsLayout(list)
    }
    layoutLists()
  }

  /// Gives the lists on screen whose frames have changed their new size, and lets them be laid out.
  mutating func fitListsToScreen() {
    for id in controllers.ids where isOnScreen(id) {
      for list in lists(of: id) {
        guard let old = self[list]?.window, let new = library.layout.window(of: list, on: self),
          new != old
        else { continue }
        change(list) { $0.resize(to: new) }
        setNeedsLayout(list)
      }
    }
  }

  /// Lays out now what would be laid out at the end of the turn: `layoutIfNeeded()`.
  package mutating func layoutIfNeeded() { if exception == nil { layoutLists() } }

  /// Lays out all lists that have changed, as the end of a turn of the main queue does.
  mutating func layoutLists() {
    guard !isLayingOut, !pendingLists.isEmpty else { return }
    isLayingOut = true
    while exception == nil, !pendingLists.isEmpty { layout(pendingLists.removeFirst()) }
    pendingLists = []
    isLayingOut = false
  }

  /// Whether code gives `list` its rows or items, or hears of what happens to those of its document.
  mutating func isRunning(_ list: ListID) -> Bool {
    guard let template = template(of: list) else { return false }
    if template.table?.isStatic == true {
      return behavior(ofDelegateOf: list, as: (any TableViewDelegate).self) != nil && prepare(list)
    }
    return hasCode(list) && prepare(list)
  }

  /// Whether somebody has the methods of a data source for `list`.
  private mutating func hasCode(_ list: ListID) -> Bool {
    if isCollection(list) {
      return behavior(ofDataSourceOf: list, as: (any CollectionViewDataSource).self)?
        .isDataSource(of: list, as: dataSource(of: list), on: &self) ?? false
    }
    return behavior(ofDataSourceOf: list, as: (any TableViewDataSource).self)?
      .isDataSource(of: list, as: dataSource(of: list), on: &self) ?? false
  }

  func behavior<Kind>(ofDataSourceOf list: ListID, as kind: Kind.Type) -> Kind? {
    dataSource(of: list).flatMap { behavior(of: $0, as: kind) }
  }

  func behavior<Kind>(ofDelegateOf list: ListID, as kind: Kind.Type) -> Kind? {
    delegate(of: list).flatMap { behavior(of: $0, as: kind) }
  }

  private mutating func layout(_ list: ListID) {
    guard controllers[list.controller]?.appearance.isOnScreen == true, self[list] != nil else {
      return
    }
    if self[list]?.counts == nil { askForCounts(of: list) }
    guard exception == nil, template(of: list)?.table?.isStatic != true else { return }
    if self[list]?.window == nil {
      let window =
        library.layout.window(of: list, on: self)
        ?? PlainSimulationLayout().window(of: list, on: self)
      change(list) { state in
        state.resize(to: window ?? ListWindow(size: LayoutSize(width: 0, height: 0)))
      }
    }
    arrange(list)
    complainOfSizes(of: list)
    askForCells(of: list)
  }

  /// Asks how many sections and rows or items there are, and what stands around them.
  private mutating func askForCounts(of list: ListID) {
    if isCollection(list) { return askForItems(of: list) }
    if let table = template(of: list)?.table, table.isStatic {
      change(list) { $0.counts = table.sections.map(\.cells.count) }
      return
    }
    askForRows(of: list)
  }

  /// Finds out where everything in `list` is; its content stays where it is, as far as it goes.
  mutating func arrange(_ list: ListID) {
    guard self[list]?.isArranged == false, let template = template(of: list) else { return }
    let table = template.table
    let before = (table?.headerView ?? []).reduce(0) { $0 + ($1.frame?.size.height ?? 44) }
    let after = (table?.footerView ?? []).reduce(0) { $0 + ($1.frame?.size.height ?? 44) }
    let scale = Double(options.device.scale)
    change(list) { state in
      state.arrangement = ListArrangement(
        state.content, in: state.window ?? ListWindow(size: LayoutSize(width: 0, height: 0)),
        before: before, after: after, scale: scale)
      state.isArranged = true
      state.contentOffset = state.limited(state.contentOffset)
    }
  }

  /// Asks for the cells that can be seen and are not there, after those that no longer can be seen
  /// have become free.
  private mutating func askForCells(of list: ListID) {
    guard let state = self[list] else { return }
    let places = state.arrangement.places(in: state.visibleRect)
    let wanted = Set(places)
    change(list) { state in state.recycle { wanted.contains($0) } }
    for place in places where exception == nil {
      guard let state = self[list], state.visible[place] == nil, state.counts != nil else {
        continue
      }
      askForCell(at: place, of: list)
    }
    change(list) { $0.forgetStrays() }
  }

  private mutating func askForCell(at place: CellPlace, of list: ListID) {
    let found: CellID?
    switch (place.kind, isCollection(list)) {
    case (.cell, false): found = askForRow(at: place.path, of: list)
    case (.cell, true): found = askForItem(at: place.path, of: list)
    case (_, false): found = askForHeaderOrFooter(at: place, of: list)
    case (_, true): found = askForSupplement(at: place, of: list)
    }
    guard exception == nil, let found, found.list == list else { return }
    change(list) { $0.visible[place] = found.number }
    if place.kind == .cell { showState(ofCellAt: place.path, in: list) }
  }
}
