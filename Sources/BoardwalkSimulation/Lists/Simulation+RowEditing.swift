import BoardwalkGraph
import BoardwalkPlatform

/// Tables that are edited: rows deleted, inserted and moved by touch.
extension Simulation {
  /// What can be done to a row that can be seen, while its table is edited.
  struct RowEditing: Sendable, Hashable {
    var style = CellEditingStyle.none
    var canMove = false
  }

  func isEditing(_ list: ListID) -> Bool { self[list]?.isEditing ?? false }

  /// Begins or ends editing in `list`: each row that can be seen says what can be done to it (TBL-40).
  package mutating func setEditing(_ isEditing: Bool, in list: ListID) {
    guard exception == nil, prepare(list), self[list]?.isEditing != isEditing else { return }
    endConfirming(in: list)
    change(list) { state in
      state.isEditing = isEditing
      state.editing = [:]
    }
    guard isEditing else { return }
    for path in indexPathsForVisibleItems(in: list) where exception == nil {
      askForEditing(of: path, in: list)
    }
  }

  /// Asks what can be done to the row at `path`.
  mutating func askForEditing(of path: ItemPath, in list: ListID) {
    let style = editingStyle(of: path, in: list)
    let canMove = canMove(path, in: list)
    change(list) { $0.editing[path] = RowEditing(style: style, canMove: canMove) }
  }

  private mutating func editingStyle(of path: ItemPath, in list: ListID) -> CellEditingStyle {
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

  /// Swipes the row at `path` to the left: shows its delete button, if it can be deleted (TBL-42).
  mutating func swipeRow(_ path: ItemPath, in list: ListID) {
    endConfirming(in: list)
    guard exception == nil, self[list]?.isEditing == false,
      editingStyle(of: path, in: list) == .delete
    else { return }
    confirm(path, in: list, isSwiped: true)
    tellOfEditing(path, in: list, begins: true)
  }

  /// Taps the sign at the left of a row that is edited: a plus inserts at once, a minus asks again
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

  private mutating func confirm(_ path: ItemPath, in list: ListID, isSwiped: Bool) {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewEditing).self)
    else { return }
    let title = source.deleteTitle(path, of: list, as: id, on: &self)
    change(list) {
      $0.confirming = ListState.Confirmation(path: path, isSwiped: isSwiped, title: title)
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

  /// Tells that the swiped row no longer shows its delete button.
  mutating func endSwipe(_ confirmation: ListState.Confirmation, in list: ListID) {
    if confirmation.isSwiped { tellOfEditing(confirmation.path, in: list, begins: false) }
  }

  /// Whether a row in the lists of `id` shows its delete button.
  func isConfirming(_ id: ControllerID) -> Bool {
    guard let lists = controllers[id]?.lists, !lists.isEmpty else { return false }
    return lists.values.contains { $0.confirming != nil }
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

  private mutating func tellOfEditing(_ path: ItemPath, in list: ListID, begins: Bool) {
    guard exception == nil, let id = delegate(of: list),
      let source = behavior(of: id, as: (any TableViewEditing).self)
    else { return }
    record(
      id, .callback(.delegate("\(begins ? "willBeginEditing" : "didEndEditing") \(path)")))
    source.editing(path, begins: begins, of: list, as: id, on: &self)
  }

  // MARK: Moving

  /// Drags the row at `path` by its grip to where the row at `proposed` is (TBL-43); returns whether it
  /// can be moved.
  mutating func dragRow(
    _ path: ItemPath, to proposed: ItemPath, in list: ListID
  ) -> Bool {
    guard self[list]?.editing[path]?.canMove == true, let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewMoving).self)
    else { return false }
    record(id, .callback(.delegate("targetIndexPathForMove \(path) to \(proposed)")))
    let target = source.target(from: path, to: proposed, of: list, as: id, on: &self)
    guard exception == nil, target != path, let state = self[list], state.holds(path),
      state.counts?.indices.contains(target.section) == true
    else { return true }
    change(list) { $0.apply([.move(path, to: target)]) }
    record(id, .callback(.dataSource("moveRowAt \(path) to \(target)")))
    source.move(path, to: target, of: list, as: id, on: &self)
    setNeedsLayout(list)
    return true
  }
}

/// Finding out which row a finger is on.
extension Simulation {
  mutating func swipeRow(
    _ touchable: Touchable, among front: [ControllerID]
  ) throws(EventError) {
    let row = try row(touchable, among: front)
    swipeRow(row.path, in: row.list)
  }

  mutating func moveRow(
    _ touchable: Touchable, to target: Touchable, among front: [ControllerID]
  ) throws(EventError) {
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
    guard let row = place(of: touchable), !isCollection(row.list) else {
      throw .noRow(touchable.name)
    }
    return row
  }
}
