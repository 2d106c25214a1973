import BoardwalkGraph

/// Titles and bars, as code changes them.
extension Simulation {
  /// `title = …` also sets the title of the navigation item and the tab bar item, and of the tab
  /// whose navigation controller has it as root (BAR-04, NAV-17, ORC-40). The last assignment
  /// counts.
  package mutating func setTitle(_ title: String?, of id: ControllerID) {
    guard controllers.contains(id) else { return }
    controllers[id]?.title = title
    controllers[id]?.navigationItem.title = title
    controllers[id]?.tabItem.title = title
    if let parent = controllers[id]?.parent, controllers.isNavigation(parent),
      controllers[parent]?.children.first == id
    {
      controllers[parent]?.tabItem.title = title
    }
  }

  /// Changes the navigation item of `id`; its own title stays (BAR-04).
  package mutating func updateNavigationItem(
    of id: ControllerID, _ change: (inout NavigationItemState) -> Void
  ) {
    guard var item = controllers[id]?.navigationItem else { return }
    change(&item)
    controllers[id]?.navigationItem = item
  }

  /// Changes the tab bar item of `id`, which has its title by default (TAB-09).
  package mutating func updateTabItem(
    of id: ControllerID, _ change: (inout TabItemState) -> Void
  ) {
    guard var item = controllers[id]?.tabItem else { return }
    change(&item)
    controllers[id]?.tabItem = item
  }

  /// Changes whether the bars of the navigation controller `id` are hidden, and when they hide by
  /// themselves; for all on its stack, until it is changed again (NAV-19, NAV-20, NAV-21).
  package mutating func updateNavigation(
    of id: ControllerID, _ change: (inout NavigationState) -> Void
  ) {
    guard var state = controllers[id]?.navigation else { return }
    change(&state)
    controllers[id]?.navigation = state
    hideBarsInCompactHeight(of: id)
  }

  /// Begins or ends editing in `id`: its edit button shows Done while editing, and Edit otherwise
  /// (BAR-12).
  package mutating func setEditing(_ isEditing: Bool, of id: ControllerID, animated: Bool) {
    guard !isOver, controllers.contains(id) else { return }
    controllers[id]?.isEditing = isEditing
    record(id, .callback(.setEditing(isEditing, animated: animated)))
    // A table view controller passes editing on to its table (TBL-30).
    if controllers[id]?.kind == .tableViewController, let list = lists(of: id).first {
      setEditing(isEditing, in: list)
    }
    behavior(of: id)?.setEditing(isEditing, animated: animated, as: id, on: &self)
  }
}

extension BarButtonItemTemplate {
  /// `editButtonItem`: begins and ends editing (BAR-12).
  package static let editButton = BarButtonItemTemplate.createdByCode(
    "editButtonItem", title: "Edit", systemItem: nil)

  /// `displayModeButtonItem`: shows or hides columns of a split view controller.
  package static let displayModeButton = BarButtonItemTemplate.createdByCode(
    "displayModeButtonItem", image: "sidebar.left", systemItem: nil)

  /// Whether it begins and ends editing.
  package var isEditButton: Bool { id == Self.editButton.id }

  /// The item in its editing state, or in its normal state.
  func editing(_ isEditing: Bool) -> BarButtonItemTemplate {
    guard isEditButton else { return self }
    var item = self
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : nil
    return item
  }
}

/// Items of bars as they are at this moment.
extension Simulation {
  /// `toolbarItems`: the items of the toolbar while `id` is at the top of its stack.
  mutating func setToolbarItems(_ items: [BarButtonItemTemplate], of id: ControllerID) {
    if !isOver { controllers[id]?.toolbarItems = items }
  }

  /// The toolbar items of the controller `id`.
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

  /// The items that the bars of `id` show.
  func barItems(of id: ControllerID) -> [BarButtonItemTemplate] {
    guard let shown = controllers[id]?.navigationItem else { return [] }
    return shown.leftItems + shown.rightItems + toolbarItems(of: id)
  }

  /// The item `item` of the bars of `id`, or of the items that code may add.
  func item(_ item: String, of id: ControllerID) -> BarButtonItemTemplate? {
    (barItems(of: id) + (blueprint(of: id)?.topLevelItems ?? [])).first { $0.id == item }
  }

  /// Changes the item `item` of the bars of `id`.
  package mutating func updateItem(
    _ item: String, of id: ControllerID, _ change: (inout BarButtonItemTemplate) -> Void
  ) {
    guard !isOver, controllers.contains(id) else { return }
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
