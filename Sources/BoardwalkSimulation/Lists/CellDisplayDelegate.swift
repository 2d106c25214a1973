import BoardwalkPlatform

/// A delegate of a table or collection that is called for each cell that appears or disappears
/// (TBL-47).
///
/// The methods are separate from ``TableViewDelegate`` and ``CollectionViewDelegate``, because
/// lists call and trace them only if a class has them.
public protocol CellDisplayDelegate: ControllerBehavior {
  /// `tableView(_:willDisplay:forRowAt:)`, `collectionView(_:willDisplay:forItemAt:)`
  func willDisplay(
    _ controller: inout Instance, _ cell: CellID, at path: ItemPath, of list: ListID)

  /// `tableView(_:didEndDisplaying:forRowAt:)`, `collectionView(_:didEndDisplaying:forItemAt:)`
  func didEndDisplaying(
    _ controller: inout Instance, _ cell: CellID, at path: ItemPath, of list: ListID)
}

extension CellDisplayDelegate {
  /// Does nothing.
  public func willDisplay(
    _ controller: inout Instance, _ cell: CellID, at path: ItemPath, of list: ListID
  ) {}

  /// Does nothing.
  public func didEndDisplaying(
    _ controller: inout Instance, _ cell: CellID, at path: ItemPath, of list: ListID
  ) {}
}

extension CellDisplayDelegate {
  /// Calls the method for `message` about `cell`.
  func receive(
    _ message: CellMessage, about cell: CellID, at path: ItemPath, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    let view = simulation.ownView(of: cell)
    let isCollection = simulation.isCollection(cell.list)
    notify(
      .list(message, path, isCollection: isCollection, cell: view), as: id, on: &simulation
    ) { instance in
      if message == .willDisplay {
        willDisplay(&instance, cell, at: path, of: cell.list)
      } else {
        didEndDisplaying(&instance, cell, at: path, of: cell.list)
      }
    }
  }
}

/// Cells that come into view and leave it.
extension Simulation {
  /// Reports that `cell` comes into view, or has left it, to the delegate of its list, if that has
  /// a method for it.
  mutating func notify(_ message: CellMessage, about cell: CellID, at path: ItemPath) {
    guard !isOver, let id = delegate(of: cell.list),
      let delegate = behavior(of: id, as: (any CellDisplayDelegate).self),
      delegate.handles(message.handler(isCollection: isCollection(cell.list)))
    else { return }
    record(id, DelegateCall(message, path))
    delegate.receive(message, about: cell, at: path, as: id, on: &self)
  }

  /// Reports that the cells of `list` that were at `places` have left the view.
  mutating func notifyEnd(of places: [RemovedCell], in list: ListID) {
    for freed in places where freed.place.kind == .cell {
      notify(
        .didEndDisplaying, about: CellID(list: list, number: freed.number), at: freed.place.path)
    }
  }
}
