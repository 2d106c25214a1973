import BoardwalkPlatform

/// Rows that are swiped: the actions of one side, or the delete button (TBL-42, TBL-48).
extension Simulation {
  /// Swipes the row at `path` in `direction`, over its whole width if `isFull`.
  mutating func swipeRow(
    _ path: ItemPath, in list: ListID, _ direction: SwipeDirection, isFull: Bool
  ) {
    endConfirming(in: list)
    guard !isOver, self[list]?.isEditing == false else { return }
    let side = side(of: direction)
    if offersSwipeActions(on: side, in: list) {
      guard isCollection(list) || canEdit(path, in: list), !isOver else { return }
      if let configuration = swipeActions(on: side, of: path, in: list) {
        return show(configuration, on: side, of: path, in: list, isFull: isFull)
      }
    }
    guard side == .trailing, !isOver, !isCollection(list),
      editingStyle(of: path, in: list) == .delete
    else { return }
    confirm(path, in: list, isSwiped: true)
    notifyEditing(path, in: list, begins: true)
    if isFull { tapDelete(in: list) }
  }

  /// The directions in which a swipe of the row `touchable` may show actions of its class.
  package func swipeDirections(of touchable: Touchable) -> [SwipeDirection] {
    guard touchable.role == .cell, touchable.isEnabled, library.hasBehaviors,
      let list = place(of: touchable)?.list, self[list]?.isEditing == false
    else { return [] }
    return [.left, .right].filter { offersSwipeActions(on: side(of: $0), in: list) }
  }

  /// The side of a row from which a swipe in `direction` begins.
  func side(of direction: SwipeDirection) -> RowSide {
    (direction == .left) == (options.direction == .leftToRight) ? .trailing : .leading
  }

  /// Whether the delegate of `list` has a method for the actions of `side`.
  func offersSwipeActions(on side: RowSide, in list: ListID) -> Bool {
    if let layout = self[list]?.listLayout { return layout.providers[side] != nil }
    guard let id = delegate(of: list) else { return false }
    return behavior(of: id, as: (any TableViewSwipeDelegate).self)?.offersActions(on: side) ?? false
  }

  private mutating func canEdit(_ path: ItemPath, in list: ListID) -> Bool {
    guard let id = dataSource(of: list) else { return false }
    return behavior(of: id, as: (any TableViewEditing).self)?
      .canEdit(path, of: list, as: id, on: &self) ?? true
  }

  private mutating func swipeActions(
    on side: RowSide, of path: ItemPath, in list: ListID
  ) -> SwipeActionsConfiguration? {
    if self[list]?.listLayout != nil {
      return provideSwipeActions(on: side, of: path, in: list)
    }
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewSwipeDelegate).self)
    else { return nil }
    record(
      id,
      DelegateCall(
        side == .leading ? .leadingSwipeActionsConfiguration : .trailingSwipeActionsConfiguration,
        " \(path)"))
    return delegate.swipeActions(side, path, of: list, as: id, on: &self)
  }

  /// The result of the block that gives the swipe actions of the item at `path` on `side`.
  mutating func provideSwipeActions(
    on side: RowSide, of path: ItemPath, in list: ListID
  ) -> SwipeActionsConfiguration? {
    guard let block = self[list]?.listLayout?.providers[side] else { return nil }
    return call(block, with: [Value(path)])?.swipeActions
  }

  /// The controller whose code gives the rows of `list` swipe actions.
  func swipeOwner(of list: ListID) -> ControllerID? {
    guard let providers = self[list]?.listLayout?.providers else { return delegate(of: list) }
    return RowSide.allCases.lazy.compactMap { providers[$0]?.caller }.first
  }

  /// Shows the actions of `configuration`, or performs the first if the swipe `isFull` and this is
  /// allowed.
  private mutating func show(
    _ configuration: SwipeActionsConfiguration, on side: RowSide, of path: ItemPath,
    in list: ListID, isFull: Bool
  ) {
    guard !isOver, !configuration.actions.isEmpty else { return }
    change(list) {
      $0.confirming = ListState.Confirmation(
        path: path, isSwiped: true, buttons: .actions(configuration.actions, side))
    }
    notifyEditing(path, in: list, begins: true)
    if isFull, configuration.performsFirstActionWithFullSwipe { tapSwipeAction(0, in: list) }
  }

  /// Taps the action `index` of the swiped row: its handler is called, and the actions close.
  mutating func tapSwipeAction(_ index: Int, in list: ListID) {
    guard let confirmation = self[list]?.confirming,
      case .actions(let actions, _) = confirmation.buttons, actions.indices.contains(index),
      let id = swipeOwner(of: list),
      let delegate = behavior(of: id, as: (any TableViewSwipeDelegate).self)
    else { return }
    record(id, .callback(.choice(.swipe, actions[index].title)))
    delegate.perform(actions[index], confirmation.path, of: list, as: id, on: &self)
    guard self[list]?.confirming == confirmation else { return }
    endConfirming(in: list)
  }
}
