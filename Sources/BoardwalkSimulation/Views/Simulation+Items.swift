import BoardwalkGraph

/// Items of bars as they are at this moment.
extension Simulation {
  /// What the controller `id` shows in a toolbar.
  package func toolbarItems(of id: ControllerID) -> [BarButtonItemTemplate] {
    shown(controllers[id]?.toolbarItems ?? blueprint(of: id)?.template.toolbarItems ?? [], of: id)
  }

  /// `items` of the controller `id` with the views that they show as these are now.
  func shown(_ items: [BarButtonItemTemplate], of id: ControllerID) -> [BarButtonItemTemplate] {
    guard let states = controllers[id]?.views, !states.isEmpty else { return items }
    return items.map { item in
      var item = item
      item.customView = item.customView?.becoming(states)
      return item
    }
  }

  /// The item `item` of the bars of `id`, or of those beside them that code may put there.
  func item(_ item: String, of id: ControllerID) -> BarButtonItemTemplate? {
    let shown = controllers[id]?.navigationItem
    let items =
      (shown?.leftItems ?? []) + (shown?.rightItems ?? []) + toolbarItems(of: id)
      + (blueprint(of: id)?.looseItems ?? [])
    return items.first { $0.id == item }
  }

  /// Changes the item `item` of the bars of `id`.
  package mutating func updateItem(
    _ item: String, of id: ControllerID, _ change: (inout BarButtonItemTemplate) -> Void
  ) {
    guard exception == nil, controllers[id] != nil else { return }
    updateNavigationItem(of: id) { shown in
      shown.leftItems.change(item, change)
      shown.rightItems.change(item, change)
    }
    var items = controllers[id]?.toolbarItems ?? blueprint(of: id)?.template.toolbarItems ?? []
    if items.change(item, change) { controllers[id]?.toolbarItems = items }
  }
}

extension [BarButtonItemTemplate] {
  /// Changes the item with the id `id`; returns whether it is among them.
  @discardableResult
  fileprivate mutating func change(
    _ id: String, _ body: (inout BarButtonItemTemplate) -> Void
  ) -> Bool {
    guard let index = firstIndex(where: { $0.id == id }) else { return false }
    body(&self[index])
    return true
  }
}
