import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// Its tables and collections.
extension RunningController {
  /// The list of the outlet `outlet`; `tableView` and `collectionView` are predefined for list
  /// controllers. Accessing it loads the view (COL-02).
  public mutating func list(_ outlet: String) -> ListID? {
    guard let list = simulation.list(outlet, of: id) else { return nil }
    loadViewIfNeeded()
    return list
  }

  /// The state of `list`.
  public subscript(list: ListID) -> ListState? { simulation[list] }

  /// Changes how `list` selects.
  public mutating func update(_ list: ListID, _ change: (inout ListState) -> Void) {
    if isAlive { simulation.update(list, change) }
  }

  /// Becomes the data source of `list`.
  public mutating func becomeDataSource(of list: ListID) {
    guard isAlive, simulation.prepare(list) else { return }
    let source = id
    simulation.change(list) { $0.dataSource = source }
    simulation.reloadData(of: list)
  }

  /// Becomes the delegate of `list`.
  public mutating func becomeDelegate(of list: ListID) {
    guard isAlive, simulation.prepare(list) else { return }
    let delegate = id
    simulation.change(list) { $0.delegate = delegate }
  }

  /// `beginRefreshing()` of the refresh control `control`, which sends nothing.
  public mutating func beginRefreshing(_ control: ViewID) {
    if isAlive { simulation.beginRefreshing(control) }
  }

  /// `endRefreshing()` of the refresh control `control`, which disappears.
  public mutating func endRefreshing(_ control: ViewID) {
    if isAlive { simulation.endRefreshing(control) }
  }

  // MARK: Cells

  /// Registers a class or a nib for cells of `list` with the reuse identifier `identifier`.
  public mutating func register(
    _ registration: Registration, forCellReuseIdentifier identifier: String, in list: ListID
  ) {
    register(registration, .cell, identifier, in: list)
  }

  /// Registers a class or a nib for headers and footers of `list` with the reuse identifier
  /// `identifier`; `kind` distinguishes those of a collection.
  public mutating func register(
    _ registration: Registration, forSupplementaryView kind: SupplementaryKind = .header,
    reuseIdentifier identifier: String, in list: ListID
  ) {
    register(registration, kind == .header ? .header : .footer, identifier, in: list)
  }

  private mutating func register(
    _ registration: Registration, _ kind: CellPlace.Kind, _ identifier: String, in list: ListID
  ) {
    guard isAlive, simulation.prepare(list) else { return }
    // A table's headers and footers are of one kind.
    let isFooterOfTable = kind == .footer && !simulation.isCollection(list)
    let key = Registration.Key(kind: isFooterOfTable ? .header : kind, identifier: identifier)
    simulation.change(list) { $0.registrations[key] = registration }
  }

  /// A cell of `list` for the row or item at `path`: a reused one in its former state, or a new one
  /// (TBL-23, COL-08). Nil, after an exception, if neither exists (EXC-21, EXC-22).
  public mutating func dequeueReusableCell(
    withIdentifier identifier: String, in list: ListID, for path: ItemPath
  ) -> CellID? {
    guard isAlive else { return nil }
    if let cell = simulation.dequeue(.cell, identifier, in: list) { return cell }
    raiseMissing("UICollectionElementKindCell", identifier, in: list)
    return nil
  }

  /// A cell of `list`, or nil if nothing is known of `identifier` (TBL-22).
  public mutating func dequeueReusableCell(
    withIdentifier identifier: String, in list: ListID
  ) -> CellID? {
    isAlive ? simulation.dequeue(.cell, identifier, in: list) : nil
  }

  /// A header or footer of a table, or nil if nothing is known of `identifier`.
  public mutating func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String, in list: ListID
  ) -> CellID? {
    isAlive ? simulation.dequeue(.header, identifier, in: list) : nil
  }

  /// A header or footer of a collection; nil, after an exception, if `identifier` is unknown
  /// (EXC-21).
  public mutating func dequeueReusableSupplementaryView(
    of kind: SupplementaryKind, withIdentifier identifier: String, in list: ListID,
    for path: ItemPath
  ) -> CellID? {
    guard isAlive else { return nil }
    let place: CellPlace.Kind = kind == .header ? .header : .footer
    if let cell = simulation.dequeue(place, identifier, in: list) { return cell }
    raiseMissing(kind.rawValue, identifier, in: list)
    return nil
  }

  private mutating func raiseMissing(_ kind: String, _ identifier: String, in list: ListID) {
    guard isAlive else { return }
    simulation.raise(
      .noPrototype(
        identifier, kind: simulation.isCollection(list) ? kind : nil,
        from: simulation.blueprint(of: list.controller)?.origin))
  }

  /// A new cell with one of UIKit's styles: `init(style:reuseIdentifier:)`.
  public mutating func makeCell(
    _ style: CellStyle, reuseIdentifier identifier: String?, in list: ListID
  ) -> CellID? {
    guard isAlive else { return nil }
    let key = identifier.map { Registration.Key(kind: .cell, identifier: $0) }
    return simulation.make(.style(style, className: nil), key, in: list)
  }

  /// The state of `cell`, such as its background and its accessory.
  public subscript(cell: CellID) -> ViewState? {
    get { simulation.template(of: cell).flatMap { self[view($0.id, of: cell)] } }
    set {
      if let object = simulation.template(of: cell)?.id { self[view(object, of: cell)] = newValue }
    }
  }

  /// The view of the outlet `outlet` of `cell`; `textLabel`, `detailTextLabel`, `imageView` and
  /// `contentView` are those of UIKit's own cells. Nil if there is none.
  public subscript(cell: CellID, outlet: String) -> ViewState? {
    get { simulation.view(outlet, in: cell).flatMap { simulation[$0] } }
    set { if let view = simulation.view(outlet, in: cell) { self[view] = newValue } }
  }

  private func view(_ object: String, of cell: CellID) -> ViewID {
    ViewID(object, of: cell.list.controller, in: cell)
  }

  // MARK: Changes

  /// `reloadData()`: the data source is asked again when `list` is next visible.
  public mutating func reloadData(of list: ListID) {
    if isAlive { simulation.reloadData(of: list) }
  }

  /// Inserts rows or items at `paths`; counts that do not match end the app (EXC-31).
  public mutating func insert(_ paths: [ItemPath], in list: ListID) {
    if isAlive { simulation.update(list, paths.map { .insert($0) }) }
  }

  /// Deletes the rows or items at `paths`.
  public mutating func delete(_ paths: [ItemPath], in list: ListID) {
    if isAlive { simulation.update(list, paths.map { .delete($0) }) }
  }

  /// Reloads the rows or items at `paths`.
  public mutating func reload(_ paths: [ItemPath], in list: ListID) {
    if isAlive { simulation.update(list, paths.map { .reload($0) }) }
  }

  /// Moves the row or item at `path` to `target`.
  public mutating func move(_ path: ItemPath, to target: ItemPath, in list: ListID) {
    if isAlive { simulation.update(list, [.move(path, to: target)]) }
  }

  /// Inserts sections.
  public mutating func insertSections(_ sections: [Int], in list: ListID) {
    if isAlive { simulation.update(list, sections.map { .insertSection($0) }) }
  }

  /// Deletes sections.
  public mutating func deleteSections(_ sections: [Int], in list: ListID) {
    if isAlive { simulation.update(list, sections.map { .deleteSection($0) }) }
  }

  /// Reloads sections.
  public mutating func reloadSections(_ sections: [Int], in list: ListID) {
    if isAlive { simulation.update(list, sections.map { .reloadSection($0) }) }
  }

  /// Applies all changes of `body` together; `completion` is called by name in the next turn
  /// (ORC-31).
  public mutating func performBatchUpdates(
    in list: ListID, completion: String? = nil, _ body: (inout Self) -> Void
  ) {
    guard isAlive else { return }
    let isOutermost = simulation.beginUpdates(of: list)
    body(&self)
    guard isOutermost else { return }
    simulation.endUpdates(of: list, completion: completion, caller: id)
  }

  // MARK: Selecting, scrolling, editing

  /// The first selected row or item of `list`.
  public func indexPathForSelectedItem(in list: ListID) -> ItemPath? {
    simulation[list]?.selected.first
  }

  /// Selects the row or item at `path`; no delegate is called (TBL-15, COL-25).
  public mutating func select(
    _ path: ItemPath, in list: ListID, scrollPosition: ListScrollPosition = .none
  ) {
    guard isAlive else { return }
    simulation.select(path, in: list)
    if scrollPosition != .none { simulation.scroll(list, to: path, at: scrollPosition) }
  }

  /// Deselects the row or item at `path`; no delegate is called.
  public mutating func deselect(_ path: ItemPath, in list: ListID) {
    if isAlive { simulation.deselect(path, in: list) }
  }

  /// Scrolls `list` until the row or item at `path` is visible at `position`.
  public mutating func scroll(_ list: ListID, to path: ItemPath, at position: ListScrollPosition) {
    if isAlive { simulation.scroll(list, to: path, at: position) }
  }

  /// Begins or ends editing in `list`: each row shows the style that its data source allows
  /// (TBL-40).
  public mutating func setEditing(_ isEditing: Bool, in list: ListID) {
    if isAlive { simulation.setEditing(isEditing, in: list) }
  }

  /// Changes the flow layout of `list` and invalidates it (FLOW-15).
  public mutating func updateFlowLayout(
    of list: ListID, _ change: (inout FlowSettings) -> Void
  ) {
    if isAlive { simulation.updateFlowLayout(of: list, change) }
  }

  /// Gives `list` a layout of the class `className`, whose code is among the behaviors; nil gives
  /// it a flow layout.
  public mutating func setLayout(_ className: String?, of list: ListID) {
    if isAlive { simulation.setLayout(className, of: list) }
  }

  /// Invalidates the layout of `list`, which is computed again (COL-31).
  public mutating func invalidateLayout(of list: ListID) {
    if isAlive { simulation.invalidateLayout(of: list) }
  }
}
