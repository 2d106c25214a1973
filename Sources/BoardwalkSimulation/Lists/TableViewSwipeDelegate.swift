import BoardwalkPlatform

/// A table's delegate with swipe actions for rows (TBL-48).
public protocol TableViewSwipeDelegate: TableViewDelegate {
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`: the actions of a swipe from the side
  /// where reading begins; nil for none.
  func tableView(
    _ controller: inout Instance, leadingSwipeActionsConfigurationForRowAt path: ItemPath,
    of table: ListID
  ) -> SwipeActionsConfiguration?

  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`: the actions of a swipe from the
  /// other side; nil for the delete button, if the row can be deleted.
  func tableView(
    _ controller: inout Instance, trailingSwipeActionsConfigurationForRowAt path: ItemPath,
    of table: ListID
  ) -> SwipeActionsConfiguration?

  /// The handler of `action`, which was chosen for the row at `path`. The row closes once it has
  /// returned.
  func tableView(
    _ controller: inout Instance, perform action: SwipeActionsConfiguration.Action,
    forRowAt path: ItemPath, of table: ListID)
}

extension TableViewSwipeDelegate {
  /// Nil.
  public func tableView(
    _ controller: inout Instance, leadingSwipeActionsConfigurationForRowAt path: ItemPath,
    of table: ListID
  ) -> SwipeActionsConfiguration? { nil }

  /// Nil.
  public func tableView(
    _ controller: inout Instance, trailingSwipeActionsConfigurationForRowAt path: ItemPath,
    of table: ListID
  ) -> SwipeActionsConfiguration? { nil }
}

extension TableViewSwipeDelegate {
  /// Whether its class has the method for swipes from `side`.
  func offersActions(on side: RowSide) -> Bool {
    handles(UIKitCall.swipeActions(side, ItemPath(item: 0)).handler)
  }

  func swipeActions(
    _ side: RowSide, _ path: ItemPath, of table: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> SwipeActionsConfiguration? {
    answer(.swipeActions(side, path), as: id, on: &simulation, otherwise: nil) { instance in
      side == .leading
        ? tableView(&instance, leadingSwipeActionsConfigurationForRowAt: path, of: table)
        : tableView(&instance, trailingSwipeActionsConfigurationForRowAt: path, of: table)
    }
  }

  func perform(
    _ action: SwipeActionsConfiguration.Action, _ path: ItemPath, of table: ListID,
    as id: ControllerID, on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) {
      tableView(&$0, perform: action, forRowAt: path, of: table)
    }
  }
}
