import BoardwalkPlatform

/// A data source whose rows can be moved by touch. UIKit infers this from the method
/// `tableView(_:moveRowAt:to:)` (TBL-40).
public protocol TableViewMoving: TableViewDataSource {
  /// `tableView(_:canMoveRowAt:)`
  func tableView(
    _ controller: inout Instance, canMoveRowAt path: ItemPath, of table: ListID
  ) -> Bool

  /// `tableView(_:moveRowAt:to:)`: the row was moved; the data source updates its data (TBL-43).
  func tableView(
    _ controller: inout Instance, moveRowAt path: ItemPath, to destination: ItemPath,
    of table: ListID)

  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`: the destination of a row
  /// that is dragged to `proposed`.
  func tableView(
    _ controller: inout Instance, targetForMoveFrom path: ItemPath, to proposed: ItemPath,
    of table: ListID
  ) -> ItemPath
}

extension TableViewMoving {
  /// True.
  public func tableView(
    _ controller: inout Instance, canMoveRowAt path: ItemPath, of table: ListID
  ) -> Bool { true }

  /// The proposed destination.
  public func tableView(
    _ controller: inout Instance, targetForMoveFrom path: ItemPath, to proposed: ItemPath,
    of table: ListID
  ) -> ItemPath { proposed }
}

extension TableViewMoving {
  func canMove(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    query(as: id, on: &simulation, otherwise: false) {
      tableView(&$0, canMoveRowAt: path, of: table)
    }
  }

  func target(
    from path: ItemPath, to proposed: ItemPath, of table: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> ItemPath {
    act(as: id, on: &simulation, otherwise: path) {
      tableView(&$0, targetForMoveFrom: path, to: proposed, of: table)
    }
  }

  func move(
    _ path: ItemPath, to destination: ItemPath, of table: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) { tableView(&$0, moveRowAt: path, to: destination, of: table) }
  }
}
