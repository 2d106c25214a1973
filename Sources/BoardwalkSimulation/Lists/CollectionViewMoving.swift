import BoardwalkPlatform

/// A data source whose items a finger can move. UIKit infers this from the method
/// `collectionView(_:moveItemAt:to:)` (COL-33).
public protocol CollectionViewMoving: CollectionViewDataSource {
  /// Whether it has that method.
  var movesItems: Bool { get }

  /// Whether its code begins the movement: `beginInteractiveMovementForItem(at:)`.
  var beginsMovement: Bool { get }

  /// `collectionView(_:canMoveItemAt:)`
  func collectionView(
    _ controller: inout Instance, canMoveItemAt path: ItemPath, of collection: ListID
  ) -> Bool

  /// `collectionView(_:moveItemAt:to:)`: the item was moved; the data source updates its data.
  func collectionView(
    _ controller: inout Instance, moveItemAt path: ItemPath, to destination: ItemPath,
    of collection: ListID)
}

extension CollectionViewMoving {
  /// True.
  public var movesItems: Bool { true }

  /// False.
  public var beginsMovement: Bool { false }

  /// True.
  public func collectionView(
    _ controller: inout Instance, canMoveItemAt path: ItemPath, of collection: ListID
  ) -> Bool { true }
}

extension CollectionViewMoving {
  func canMove(
    _ path: ItemPath, of collection: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    query(as: id, on: &simulation, otherwise: false) {
      collectionView(&$0, canMoveItemAt: path, of: collection)
    }
  }

  func move(
    _ path: ItemPath, to destination: ItemPath, of collection: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) {
      collectionView(&$0, moveItemAt: path, to: destination, of: collection)
    }
  }
}
