import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Loading lists: code is asked for counts, heights and visible cells.
extension Simulation {
  /// `reloadData()`: the data source of `list` is asked again at its next layout. The selection is
  /// cleared (COL-31).
  package mutating func reloadData(of list: ListID) {
    guard !isOver, prepare(list) else { return }
    endConfirming(in: list)
    for path in self[list]?.selected ?? [] { mark(path, in: list, isSelected: false) }
    if let path = self[list]?.highlighted { mark(path, in: list, isHighlighted: false) }
    let freed = change(list) { state in
      state.counts = nil
      state.selected = []
      state.highlighted = nil
      state.menu = nil
      return state.recycle { _ in false }
    }
    layoutQueue.add(list)
    notifyEnd(of: freed ?? [], in: list)
  }

  /// Creates the state of `list`, if the app has code; returns whether it has a state.
  mutating func prepare(_ list: ListID) -> Bool {
    if self[list] != nil { return true }
    guard library.hasBehaviors, let template = template(of: list),
      template.table != nil || template.collection != nil
    else { return false }
    let state = ListState(template, of: blueprint(of: list.controller)?.template)
    controllers[list.controller]?.lists[list.object] = state
    return true
  }

  /// Lays out the lists of `id`, whose view is about to appear.
  mutating func layoutLists(of id: ControllerID) {
    for list in lists(of: id) where prepareIfRun(list) {
      fitToScreen(list)
      layoutQueue.add(list)
    }
    layoutLists()
  }

  /// Gives the lists on screen whose frames have changed their new size, and lets them be laid out.
  mutating func fitListsToScreen() {
    for id in controllers.ids where controllers.isOnScreen(id) {
      for list in lists(of: id) where fitToScreen(list) { layoutQueue.add(list) }
    }
  }

  /// The visible part of `list`, whose computation is counted as work; nil if it is not on the
  /// screen.
  mutating func findWindow(of list: ListID) -> ListWindow? {
    var work = 0
    defer { budget.spend(work) }
    return library.layout.window(of: list, on: self, work: &work)
  }

  /// Gives `list` its size on screen if it had another one; its content stays where it is (APP-01).
  /// Returns whether it has a new size.
  @discardableResult
  private mutating func fitToScreen(_ list: ListID) -> Bool {
    guard let old = self[list]?.window, let new = findWindow(of: list), new != old
    else { return false }
    change(list) { $0.resize(to: new) }
    return true
  }

  /// `layoutIfNeeded()`: performs the layout of the end of the turn now.
  package mutating func layoutIfNeeded() { if !isOver { layoutLists() } }

  /// Lays out all lists that have changed, as the end of a turn of the main queue does.
  mutating func layoutLists() {
    guard layoutQueue.begin() else { return }
    while !isOver, let list = layoutQueue.next() { layout(list) }
    layoutQueue.end()
  }

  /// Creates the state of `list`, if it has a data source in code, or a delegate in code for the
  /// rows of its document; returns whether it has one.
  private mutating func prepareIfRun(_ list: ListID) -> Bool {
    if staticTable(of: list) != nil {
      return delegate(of: list).flatMap { listDelegate($0, of: list) } != nil && prepare(list)
    }
    return hasDataSource(list) && prepare(list)
  }

  /// The template of `list`, if it is a table whose rows are in the document.
  func staticTable(of list: ListID) -> TableTemplate? {
    template(of: list)?.table.flatMap { $0.isStatic ? $0 : nil }
  }

  /// Whether there is a data source for `list`.
  private mutating func hasDataSource(_ list: ListID) -> Bool {
    guard let id = dataSource(of: list), let source = listDataSource(id, of: list) else {
      return false
    }
    if self[list]?.snapshot != nil { return true }
    return source.isDataSource(of: list, as: id, on: &self)
  }

  /// The code of `id`, which is the data source of `list`.
  private func listDataSource(_ id: ControllerID, of list: ListID) -> ListDataSource? {
    isCollection(list)
      ? behavior(of: id, as: (any CollectionViewDataSource).self).map { .collection($0) }
      : behavior(of: id, as: (any TableViewDataSource).self).map { .table($0) }
  }

  /// The code of `id`, which is the delegate of `list`.
  func listDelegate(_ id: ControllerID, of list: ListID) -> ListDelegate? {
    isCollection(list)
      ? behavior(of: id, as: (any CollectionViewDelegate).self).map { .collection($0) }
      : behavior(of: id, as: (any TableViewDelegate).self).map { .table($0) }
  }

  private mutating func layout(_ list: ListID) {
    guard controllers.isOnScreen(list.controller), self[list] != nil else { return }
    if self[list]?.counts == nil { askForCounts(of: list) }
    guard !isOver, staticTable(of: list) == nil else { return }
    if self[list]?.window == nil {
      let window = findWindow(of: list) ?? PlainSimulationLayout().window(of: list, on: self)
      change(list) { $0.resize(to: window) }
    }
    arrange(list)
    logItemSizeWarnings(of: list)
    askForCells(of: list)
  }

  /// Asks for the numbers of rows or items of `list` if they are unknown: counting, selecting and
  /// scrolling do not wait for layout, only cells do (APP-02).
  mutating func loadCounts(of list: ListID) {
    guard !isOver, prepare(list), self[list]?.counts == nil else { return }
    askForCounts(of: list)
    if self[list]?.window != nil { arrange(list) }
  }

  /// Asks how many sections and rows or items there are, and how large everything is.
  mutating func askForCounts(of list: ListID) {
    guard let table = staticTable(of: list) else { return askForSections(of: list) }
    change(list) { $0.counts = table.sections.map(\.cells.count) }
    askForStaticHeights(of: list, table)
  }

  /// Asks for the heights of the rows of the document (TBL-52).
  private mutating func askForStaticHeights(of list: ListID, _ table: TableTemplate) {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewDelegate).self)
    else { return }
    var heights: [ItemPath: Double] = [:]
    for (section, part) in table.sections.enumerated() {
      for item in part.cells.indices where !isOver {
        let path = ItemPath(section: section, item: item)
        heights[path] = delegate.height(of: CellPlace(.cell, path), of: list, as: id, on: &self)
      }
    }
    change(list) { $0.staticHeights = heights }
  }

  /// Asks for the sections, of which there is one by default (COL-04), and once for the number of
  /// rows or items in each (TBL-04, COL-05).
  private mutating func askForSections(of list: ListID) {
    guard let id = dataSource(of: list), let source = listDataSource(id, of: list) else {
      change(list) { $0.counts = [] }
      return
    }
    let snapshot = self[list]?.snapshot
    let sections =
      snapshot?.counts.count
      ?? Self.limited(source.numberOfSections(of: list, as: id, on: &self))
    var counts: [Int] = []
    var titles: [ListState.SectionTitles] = []
    for section in 0..<sections where !isOver {
      if let snapshot {
        counts.append(snapshot.counts[section])
      } else {
        let count = source.count(of: section, of: list, as: id, on: &self)
        record(id, .callback(.dataSource("\(source.countQuestion) \(section): \(count)")))
        counts.append(Self.limited(count))
      }
      if let title = source.titles(of: section, of: list, as: id, on: &self) {
        titles.append(title)
      }
    }
    change(list) { state in
      state.counts = counts
      state.titles = titles
    }
    if case .collection = source { prepareLayout(of: list) } else { askForSectionHeights(of: list) }
  }

  /// `count`, from 0 to ten million: with more sections, rows or items UIKit itself would run out
  /// of memory.
  private static func limited(_ count: Int) -> Int { min(max(0, count), 10_000_000) }

  /// Computes the layout of `list`; its content offset stays as far as possible.
  private mutating func arrange(_ list: ListID) {
    guard self[list]?.isArranged == false, let template = template(of: list) else { return }
    let table = template.table
    func height(of views: [ViewTemplate]?) -> Double {
      (views ?? []).reduce(0) { $0 + ($1.frame?.size.height ?? TableMetrics.rowHeight) }
    }
    // A search bar takes the place of the header view.
    let search = searchBarHeight(above: list)
    let before = search > 0 ? search : height(of: table?.headerView)
    let after = height(of: table?.footerView)
    let scale = Double(options.device.scale)
    change(list) { state in
      state.arrangement = ListArrangement(
        state.content, in: state.window ?? ListWindow(size: LayoutSize(width: 0, height: 0)),
        before: before, after: after, scale: scale)
      state.isArranged = true
      state.contentOffset = state.limited(state.contentOffset)
    }
  }

  /// Makes cells reusable that are no longer visible, then asks for the missing visible ones.
  private mutating func askForCells(of list: ListID) {
    guard let state = self[list] else { return }
    let places = state.arrangement.places(in: state.visibleRect)
    let wanted = Set(places)
    let freed = change(list) { state in state.recycle { wanted.contains($0) } }
    notifyEnd(of: freed ?? [], in: list)
    for place in places where !isOver {
      guard let state = self[list], state.visible[place] == nil, state.counts != nil else {
        continue
      }
      askForCell(at: place, of: list)
    }
    change(list) { $0.removeUnusedCells() }
  }

  private mutating func askForCell(at place: CellPlace, of list: ListID) {
    let found: CellID?
    switch (place.kind, isCollection(list)) {
    case (.cell, false): found = askForRow(at: place.path, of: list)
    case (.cell, true): found = askForItem(at: place.path, of: list)
    case (_, false): found = askForHeaderOrFooter(at: place, of: list)
    case (_, true): found = askForSupplement(at: place, of: list)
    }
    // Code may return a cell of another list.
    guard !isOver, let found, found.list == list else { return }
    change(list) { $0.visible[place] = found.number }
    guard place.kind == .cell else { return }
    showState(ofCellAt: place.path, in: list)
    notify(.willDisplay, about: found, at: place.path)
  }
}

/// Data source and delegate calls of tables.
extension Simulation {
  /// Asks for the heights of a table again after code has changed their defaults.
  mutating func reloadHeights(of list: ListID) {
    guard !isOver, self[list]?.counts != nil, !isCollection(list) else { return }
    if let table = staticTable(of: list) { return askForStaticHeights(of: list, table) }
    askForSectionHeights(of: list)
    layoutQueue.add(list)
  }

  /// Asks for the heights of the sections of a table with the known counts.
  private mutating func askForSectionHeights(of list: ListID) {
    guard let state = self[list], let counts = state.counts else { return }
    let footers = state.titles.map { $0.footer != nil }
    let sections = counts.indices.map { section in
      rowSection(
        section, of: list, count: counts[section],
        below: section == 0 ? .top : .section(hasFooterTitle: footers[section - 1]))
    }
    change(list) { $0.content = .rows(sections) }
  }

  /// The heights in a section: the defaults of the table, or those of its delegate.
  private mutating func rowSection(
    _ section: Int, of list: ListID, count: Int, below above: TableMetrics.Above
  ) -> RowSection {
    let table = template(of: list)?.table
    let metrics = TableMetrics(table?.style ?? .plain, on: options.system)
    let state = self[list]
    let titles = state?.titles[section]
    var result = RowSection(
      .uniform(
        state?.rowHeight ?? table?.standardRowHeight ?? TableMetrics.rowHeight, count: count),
      headerHeight: metrics.headerHeight(hasTitle: titles?.header != nil, below: above),
      footerHeight: metrics.footerHeight(hasTitle: titles?.footer != nil))
    askForHeights(of: section, in: list, &result)
    if result.headerHeight > 0 {
      result.headerPadding = state?.sectionHeaderTopPadding ?? metrics.headerPadding
    }
    return result
  }

  /// Asks the delegate for the heights of `section`, whose parts have default heights.
  private mutating func askForHeights(of section: Int, in list: ListID, _ heights: inout RowSection)
  {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewDelegate).self)
    else { return }
    func height(_ kind: CellPlace.Kind, _ item: Int) -> Double? {
      delegate.height(
        of: CellPlace(kind, ItemPath(section: section, item: item)), of: list, as: id, on: &self)
    }
    if let header = height(.header, 0) { heights.headerHeight = header }
    if let footer = height(.footer, 0) { heights.footerHeight = footer }
    // A delegate without a height for the first row has none for the others.
    guard case .uniform(let standard, let count) = heights.rows, count > 0,
      let first = height(.cell, 0)
    else { return }
    var rows = [first]
    for item in 1..<count where !isOver { rows.append(height(.cell, item) ?? standard) }
    heights.rows = .each(rows)
  }

  /// Asks for the cell of the row at `path`; a table cannot do without one (EXC-26).
  private mutating func askForRow(at path: ItemPath, of list: ListID) -> CellID? {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewDataSource).self)
    else { return nil }
    record(id, .callback(.dataSource("cellForRowAt \(path)")))
    guard let cell = source.cell(at: path, of: list, as: id, on: &self) else {
      if !isOver {
        raise(
          .noCell(
            of: template(of: list)?.className ?? "UITableView", from: controllers.className(of: id),
            options.system))
      }
      return nil
    }
    if isEditing(list) { askForEditing(of: path, in: list) }
    return cell
  }

  /// Asks for the view above or below a section; without one its title is drawn (TBL-03).
  private mutating func askForHeaderOrFooter(at place: CellPlace, of list: ListID) -> CellID? {
    guard let id = delegate(of: list) else { return nil }
    return behavior(of: id, as: (any TableViewDelegate).self)?
      .view(for: place, of: list, as: id, on: &self)
  }
}

extension Simulation {
  /// `view` of the controller `id`, with the heights that delegates give the rows of its static
  /// tables (TBL-52).
  func withRowHeights(_ view: ViewTemplate, of id: ControllerID) -> ViewTemplate {
    guard let controller = controllers[id], controller.hasRowHeights else { return view }
    var view = view
    view.setRowHeights(controller.lists.mapValues(\.staticHeights))
    return view
  }
}

extension Controller {
  /// Whether a delegate gives rows of its document heights.
  var hasRowHeights: Bool { self.lists.values.contains { !$0.staticHeights.isEmpty } }
}

extension ViewTemplate {
  /// Gives the rows of the static tables in it their `heights`, by the tables' ids.
  fileprivate mutating func setRowHeights(_ heights: [String: [ItemPath: Double]]) {
    if let heights = heights[id], !heights.isEmpty { table?.setRowHeights(heights) }
    for index in subviews.indices { subviews[index].setRowHeights(heights) }
  }
}

extension TableTemplate {
  /// Gives the rows their `heights`, and moves the rows below accordingly. A row without height
  /// cannot be seen.
  fileprivate mutating func setRowHeights(_ heights: [ItemPath: Double]) {
    var growth = 0.0
    for section in sections.indices {
      for item in sections[section].cells.indices {
        var cell = sections[section].cells[item]
        let stored = cell.frame?.size.height ?? cell.content.rowHeight ?? rowHeight ?? 0
        let height = heights[ItemPath(section: section, item: item)]
        cell.frame?.origin.y += growth
        if let height {
          growth += height - stored
          cell.frame?.size.height = height
          cell.content.rowHeight = height
          cell.isHidden = cell.isHidden || height == 0
        }
        sections[section].cells[item] = cell
      }
    }
  }
}
