import BoardwalkPlatform

/// The methods of a collection view's delegate (COL-20 … COL-24).
public protocol CollectionViewDelegate: ControllerBehavior {
  /// `collectionView(_:shouldHighlightItemAt:)`: if false, nothing else is called (COL-21).
  func collectionView(
    _ controller: inout Instance, shouldHighlightItemAt path: ItemPath, of collection: ListID
  ) -> Bool

  /// `collectionView(_:didHighlightItemAt:)`
  func collectionView(
    _ controller: inout Instance, didHighlightItemAt path: ItemPath, of collection: ListID)

  /// `collectionView(_:didUnhighlightItemAt:)`
  func collectionView(
    _ controller: inout Instance, didUnhighlightItemAt path: ItemPath, of collection: ListID)

  /// `collectionView(_:shouldSelectItemAt:)`
  func collectionView(
    _ controller: inout Instance, shouldSelectItemAt path: ItemPath, of collection: ListID
  ) -> Bool

  /// `collectionView(_:didSelectItemAt:)`; a segue from the cell has been performed before
  /// (COL-28).
  func collectionView(
    _ controller: inout Instance, didSelectItemAt path: ItemPath, of collection: ListID)

  /// `collectionView(_:shouldDeselectItemAt:)`, with multiple selection.
  func collectionView(
    _ controller: inout Instance, shouldDeselectItemAt path: ItemPath, of collection: ListID
  ) -> Bool

  /// `collectionView(_:didDeselectItemAt:)`
  func collectionView(
    _ controller: inout Instance, didDeselectItemAt path: ItemPath, of collection: ListID)

  /// `collectionView(_:performPrimaryActionForItemAt:)`, from iOS 16 on.
  func collectionView(
    _ controller: inout Instance, performPrimaryActionForItemAt path: ItemPath,
    of collection: ListID)
}

/// The default implementations of a delegate's methods.
extension CollectionViewDelegate {
  /// True.
  public func collectionView(
    _ controller: inout Instance, shouldHighlightItemAt path: ItemPath, of collection: ListID
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ controller: inout Instance, didHighlightItemAt path: ItemPath, of collection: ListID
  ) {}

  /// Does nothing.
  public func collectionView(
    _ controller: inout Instance, didUnhighlightItemAt path: ItemPath, of collection: ListID
  ) {}

  /// True.
  public func collectionView(
    _ controller: inout Instance, shouldSelectItemAt path: ItemPath, of collection: ListID
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ controller: inout Instance, didSelectItemAt path: ItemPath, of collection: ListID
  ) {}

  /// True.
  public func collectionView(
    _ controller: inout Instance, shouldDeselectItemAt path: ItemPath, of collection: ListID
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ controller: inout Instance, didDeselectItemAt path: ItemPath, of collection: ListID
  ) {}

  /// Does nothing.
  public func collectionView(
    _ controller: inout Instance, performPrimaryActionForItemAt path: ItemPath,
    of collection: ListID
  ) {}
}

extension CollectionViewDelegate {
  func should(
    _ question: ItemQuestion, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    answer(
      .list(question, path, isCollection: true), as: id, on: &simulation, otherwise: false
    ) { instance in
      switch question {
      case .highlight: collectionView(&instance, shouldHighlightItemAt: path, of: list)
      case .select: collectionView(&instance, shouldSelectItemAt: path, of: list)
      case .deselect: collectionView(&instance, shouldDeselectItemAt: path, of: list)
      }
    }
  }

  func receive(
    _ message: CellMessage, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.list(message, path, isCollection: true), as: id, on: &simulation) { instance in
      switch message {
      case .didHighlight: collectionView(&instance, didHighlightItemAt: path, of: list)
      case .didUnhighlight: collectionView(&instance, didUnhighlightItemAt: path, of: list)
      case .didSelect: collectionView(&instance, didSelectItemAt: path, of: list)
      case .didDeselect: collectionView(&instance, didDeselectItemAt: path, of: list)
      case .primaryAction:
        collectionView(&instance, performPrimaryActionForItemAt: path, of: list)
      case .accessoryButtonTapped, .willDisplay, .didEndDisplaying: break
      }
    }
  }
}
