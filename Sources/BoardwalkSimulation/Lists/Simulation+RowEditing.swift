import BoardwalkGraph
import BoardwalkPlatform

/// Tables that are edited: rows deleted, inserted and moved by touch.
extension Simulation {
  func isEditing(_ list: ListID) -> Bool { self[list]?.isEditing ?? false }

  /// Begins or ends editing in `list`: each visible row gets its editing style (TBL-40).
  package mutating func setEditing(_ isEditing: Bool, in list: ListID) {
    guard !isOver, prepare(list), self[list]?.isEditing != isEditing else { return }
    endConfirming(in: list)
    change(list) { state in
      state.isEditing = isEditing
      state.editing = [:]
      // Rows that cannot be selected while the list is edited lose their selection (TBL-55).
      if isEditing, !state.allowsSelectionDuringEditing,
        !state.allowsMultipleSelectionDuringEditing
      {
        state.selected = []
      }
    }
    guard isEditing else { return }
    for path in indexPathsForVisibleItems(in: list) where !isOver {
      askForEditing(of: path, in: list)
    }
  }

  /// Asks for the editing style of the row at `path`.
  mutating func askForEditing(of path: ItemPath, in list: ListID) {
    let style = editingStyle(of: path, in: list)
    let canMove = canMove(path, in: list)
    change(list) { $0.editing[path] = RowEditing(style: style, canMove: canMove) }
  }

  mutating func editingStyle(of path: ItemPath, in list: ListID) -> CellEditingStyle {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewEditing).self)
    else { return .none }
    return source.editingStyle(path, of: list, as: id, on: &self)
  }

  private mutating func canMove(_ path: ItemPath, in list: ListID) -> Bool {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewMoving).self)
    else { return false }
    return source.canMove(path, of: list, as: id, on: &self)
  }

  // MARK: Deleting and inserting

  /// Taps the editing control of a row: insertion happens at once, deletion asks for confirmation
  /// (TBL-41).
  mutating func tapEditingControl(_ path: ItemPath, in list: ListID) {
    switch self[list]?.editing[path]?.style {
    case .insert: commit(.insert, path, in: list)
    case .delete:
      let isOpen = self[list]?.confirming?.path == path
      endConfirming(in: list)
      if !isOpen { confirm(path, in: list, isSwiped: false) }
    case .some(.none), nil: break
    }
  }

  mutating func confirm(_ path: ItemPath, in list: ListID, isSwiped: Bool) {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewEditing).self)
    else { return }
    let title = source.deleteTitle(path, of: list, as: id, on: &self)
    change(list) {
      $0.confirming = ListState.Confirmation(
        path: path, isSwiped: isSwiped, buttons: .delete(title))
    }
  }

  /// Taps the delete button of a row: the data source commits the deletion (TBL-41), and after a
  /// swipe editing of the row ends (TBL-42).
  mutating func tapDelete(in list: ListID) {
    guard let confirmation = self[list]?.confirming else { return }
    commit(.delete, confirmation.path, in: list)
    guard self[list]?.confirming == confirmation else { return }
    endConfirming(in: list)
  }

  /// Takes the delete button away again.
  mutating func endConfirming(in list: ListID) {
    guard let confirmation = self[list]?.confirming else { return }
    change(list) { $0.confirming = nil }
    endSwipe(confirmation, in: list)
  }

  /// Reports that the swiped row no longer shows its delete button.
  mutating func endSwipe(_ confirmation: ListState.Confirmation, in list: ListID) {
    if confirmation.isSwiped { notifyEditing(confirmation.path, in: list, begins: false) }
  }

  /// Takes the delete buttons of all lists in `id` away.
  mutating func endConfirming(inListsOf id: ControllerID) {
    for object in controllers[id]?.lists.keys.sorted() ?? [] {
      endConfirming(in: ListID(object, of: id))
    }
  }

  private mutating func commit(
    _ style: CellEditingStyle, _ path: ItemPath, in list: ListID
  ) {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewEditing).self)
    else { return }
    record(id, .callback(.dataSource("commit \(style) \(path)")))
    source.commit(style, path, of: list, as: id, on: &self)
  }

  mutating func notifyEditing(_ path: ItemPath, in list: ListID, begins: Bool) {
    guard !isOver, !isCollection(list), let id = delegate(of: list),
      let source = behavior(of: id, as: (any TableViewEditing).self)
    else { return }
    record(id, DelegateCall(begins ? .willBeginEditing : .didEndEditing, " \(path)"))
    source.editing(path, begins: begins, of: list, as: id, on: &self)
  }

  // MARK: Moving

  /// Drags the row at `path` by its grip to the row at `proposed` (TBL-43); returns whether it can
  /// be moved.
  mutating func dragRow(
    _ path: ItemPath, to proposed: ItemPath, in list: ListID
  ) -> Bool {
    guard self[list]?.editing[path]?.canMove == true, let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewMoving).self)
    else { return false }
    record(id, DelegateCall(.targetIndexPathForMove, " \(path) to \(proposed)"))
    let target = source.target(from: path, to: proposed, of: list, as: id, on: &self)
    guard !isOver, target != path, let state = self[list], state.holds(path),
      state.counts?.indices.contains(target.section) == true
    else { return true }
    _ = change(list) { $0.apply([.move(path, to: target)]) }
    record(id, .callback(.dataSource("moveRowAt \(path) to \(target)")))
    source.move(path, to: target, of: list, as: id, on: &self)
    countAfterMove(path, to: target, in: list)
    return true
  }
}

/// Items of collections that are dragged after a long press (COL-33).
extension Simulation {
  /// Drags the item at `path` of `list` to the item at `target`; returns whether it can be moved:
  /// a collection view controller has the gesture for it, or the code begins the movement, and the
  /// data source has the method.
  fileprivate mutating func dragItem(
    _ path: ItemPath, to target: ItemPath, in list: ListID, _ other: ListID
  ) -> Bool {
    guard list == other, isCollection(list), !isOver,
      let id = dataSource(of: list),
      let code = behavior(of: id, as: (any CollectionViewMoving).self), code.movesItems,
      controllers[list.controller]?.kind == .collectionViewController || code.beginsMovement,
      code.canMove(path, of: list, as: id, on: &self), !isOver
    else { return false }
    guard path != target else { return true }
    _ = change(list) { $0.apply([.move(path, to: target)]) }
    record(id, .callback(.dataSource("moveItemAt \(path) to \(target)")))
    code.move(path, to: target, of: list, as: id, on: &self)
    countAfterMove(path, to: target, in: list)
    return true
  }

  /// Lays out `list` after a finger has moved a row or an item, perhaps into another section, which
  /// the data source counts too by now.
  fileprivate mutating func countAfterMove(
    _ path: ItemPath, to target: ItemPath, in list: ListID
  ) {
    if path.section != target.section { askForCounts(of: list) }
    layoutQueue.add(list)
  }
}

/// Finding out which row a finger is on.
extension Simulation {
  /// Swipes a row; one to the right is for rows that have actions on that side alone.
  mutating func swipeRow(
    _ touchable: Touchable, _ direction: SwipeDirection, isFull: Bool, among front: [ControllerID]
  ) throws(EventError) {
    let row = try row(touchable, among: front)
    let side = side(of: direction)
    guard side == .trailing || offersSwipeActions(on: side, in: row.list) else {
      throw .noRow(touchable.name)
    }
    swipeRow(row.path, in: row.list, direction, isFull: isFull)
  }

  mutating func moveRow(
    _ touchable: Touchable, to target: Touchable, among front: [ControllerID]
  ) throws(EventError) {
    if let item = place(of: touchable), let other = place(of: target),
      isOnScreen(touchable, among: front), isOnScreen(target, among: front),
      dragItem(item.path, to: other.path, in: item.list, other.list)
    {
      return
    }
    let row = try row(touchable, among: front)
    let other = try self.row(target, among: front)
    guard row.list == other.list, dragRow(row.path, to: other.path, in: row.list) else {
      throw .noMove(touchable.name)
    }
  }

  private func row(
    _ touchable: Touchable, among front: [ControllerID]
  ) throws(EventError) -> (list: ListID, path: ItemPath) {
    guard isOnScreen(touchable, among: front) else { throw .notOnScreen(touchable.name) }
    guard let row = place(of: touchable),
      !isCollection(row.list) || self[row.list]?.listLayout != nil
    else { throw .noRow(touchable.name) }
    return row
  }
}

/// Menus of rows and items, which a long press shows (COL-30, TBL-45).
extension Simulation {
  /// The recognizer of context menus: half a second on a row or an item (GES-13).
  static let menuPress = "menu press"

  /// Whether the rows or items of `list` have context menus.
  func hasMenus(_ list: ListID) -> Bool {
    guard library.hasBehaviors, isList(list), let id = delegate(of: list) else { return false }
    return listDelegate(id, of: list)?.hasMenus ?? false
  }

  /// Shows the menu of the row or item at `path`, if its delegate lets it, and one action at least.
  mutating func showMenu(for path: ItemPath, in list: ListID) {
    guard !isOver, let id = delegate(of: list) else { return }
    if hasContextMenus(list) { return showContextMenu(for: path, in: list) }
    let isShown = ask(id, DelegateCall(.shouldShowMenu, " \(path)")) {
      $0.answer(.isShown, path, in: list, by: id)
    }
    guard isShown else { return }
    let actions = MenuAction.allCases.filter { action in
      ask(id, DelegateCall(.canPerform, " \(action.rawValue) \(path)")) {
        $0.answer(.offers(action), path, in: list, by: id)
      }
    }
    guard !isOver, !actions.isEmpty else { return }
    change(list) { $0.menu = ItemMenu(path: path, actions: actions) }
  }

  /// Performs the entry `index` of the menu of `list`, which closes.
  mutating func chooseFromMenu(_ index: Int, of list: ListID) {
    guard let menu = self[list]?.menu, menu.actions.indices.contains(index),
      let id = delegate(of: list)
    else { return }
    hideMenu(of: list)
    let action = menu.actions[index]
    record(id, DelegateCall(.perform, " \(action.rawValue) \(menu.path)"))
    _ = answer(.perform(action), menu.path, in: list, by: id)
  }

  /// The answer of the delegate `id` of `list`; false if it has no menus.
  private mutating func answer(
    _ question: MenuQuestion, _ path: ItemPath, in list: ListID, by id: ControllerID
  ) -> Bool {
    listDelegate(id, of: list)?.answer(question, path, of: list, as: id, on: &self) ?? false
  }

  mutating func hideMenu(of list: ListID) { change(list) { $0.menu = nil } }
}

extension Controller {
  /// Whether a row in its lists shows its delete button.
  var isConfirming: Bool { self.lists.values.contains { $0.confirming != nil } }

  /// The list in its view whose menu is shown.
  var listWithMenu: ListID? {
    self.lists.filter { $0.value.menu != nil }.keys.min().map { ListID($0, of: self.id) }
  }
}
