import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Tables and collections as they are at this moment.
extension Simulation {
  /// What the list `id` is like; nil where code has nothing to do with it.
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
    guard exception == nil, prepare(id) else { return }
    self.change(id) { change(&$0) }
  }

  /// What the list `id` was made from.
  func template(of id: ListID) -> ViewTemplate? { blueprint(of: id.controller)?.view(id.object) }

  /// Whether `id` is a table or a collection view.
  package func isList(_ id: ListID) -> Bool {
    template(of: id).map { $0.table != nil || $0.collection != nil } ?? false
  }

  /// Whether `id` is a collection view.
  package func isCollection(_ id: ListID) -> Bool { template(of: id)?.collection != nil }

  /// The tables and collections in the view of `id` that code may have to do with.
  func lists(of id: ControllerID) -> [ListID] {
    guard library.hasBehaviors, let plan = blueprint(of: id), !plan.lists.isEmpty,
      controllers[id]?.isViewLoaded == true
    else { return [] }
    return plan.lists.map { ListID($0, of: id) }
  }

  /// Which controller is asked for the rows or items of `id`: the one that code chose, the one that
  /// its outlet leads to, or, where the list is all that a controller shows, that one (COL-03).
  func dataSource(of id: ListID) -> ControllerID? {
    if let chosen = self[id]?.dataSource { return controllers[chosen] == nil ? nil : chosen }
    return connected("dataSource", of: id)
  }

  /// Which controller is the delegate of `id`.
  func delegate(of id: ListID) -> ControllerID? {
    if let chosen = self[id]?.delegate { return controllers[chosen] == nil ? nil : chosen }
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

  /// The cell of `list` that shows the row or item at `path`; nil where that cannot be seen.
  package func cell(at path: ItemPath, in list: ListID) -> CellID? {
    self[list]?.cell(at: path).map { CellID(list: list, number: $0) }
  }

  /// The row or item that `cell` shows; nil where it shows none.
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

  /// The list in the view of `id` that its outlet `name` leads to, or, where it has no such outlet,
  /// the one that a table or collection view controller shows under that name.
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
