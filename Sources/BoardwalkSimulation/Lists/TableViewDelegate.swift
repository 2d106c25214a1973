import BoardwalkPlatform

/// The methods of a table view's delegate.
///
/// A behavior with this protocol is called by the same tables as a ``TableViewDataSource``, by
/// their `delegate` outlet.
public protocol TableViewDelegate: ControllerBehavior {
  /// `tableView(_:heightForRowAt:)`, in points; nil, the default, uses the table's row height.
  func tableView(
    _ controller: inout Instance, heightForRowAt path: ItemPath, of table: ListID
  ) -> Double?

  /// `tableView(_:viewForHeaderInSection:)`: it counts more than a title (TBL-03).
  func tableView(
    _ controller: inout Instance, viewForHeaderIn section: Int, of table: ListID
  ) -> CellID?

  /// `tableView(_:viewForFooterInSection:)`
  func tableView(
    _ controller: inout Instance, viewForFooterIn section: Int, of table: ListID
  ) -> CellID?

  /// `tableView(_:heightForHeaderInSection:)`, in points; nil for the usual height.
  func tableView(
    _ controller: inout Instance, heightForHeaderIn section: Int, of table: ListID
  ) -> Double?

  /// `tableView(_:heightForFooterInSection:)`, in points; nil for the usual height.
  func tableView(
    _ controller: inout Instance, heightForFooterIn section: Int, of table: ListID
  ) -> Double?

  /// `tableView(_:shouldHighlightRowAt:)`: without that nothing is selected (TBL-10).
  func tableView(
    _ controller: inout Instance, shouldHighlightRowAt path: ItemPath, of table: ListID
  ) -> Bool

  /// `tableView(_:didHighlightRowAt:)`
  func tableView(
    _ controller: inout Instance, didHighlightRowAt path: ItemPath, of table: ListID)

  /// `tableView(_:didUnhighlightRowAt:)`
  func tableView(
    _ controller: inout Instance, didUnhighlightRowAt path: ItemPath, of table: ListID)

  /// `tableView(_:willSelectRowAt:)`: the row to select instead, or nil for none (TBL-12).
  func tableView(
    _ controller: inout Instance, willSelectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath?

  /// `tableView(_:didSelectRowAt:)`; a segue from the cell has been performed before (SEG-14).
  func tableView(_ controller: inout Instance, didSelectRowAt path: ItemPath, of table: ListID)

  /// `tableView(_:willDeselectRowAt:)`: the row to deselect instead, or nil for none.
  func tableView(
    _ controller: inout Instance, willDeselectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath?

  /// `tableView(_:didDeselectRowAt:)`
  func tableView(
    _ controller: inout Instance, didDeselectRowAt path: ItemPath, of table: ListID)

  /// `tableView(_:performPrimaryActionForRowAt:)`, since iOS 16: called after `didSelect`, even if
  /// the selection did not change (TBL-16).
  func tableView(
    _ controller: inout Instance, performPrimaryActionForRowAt path: ItemPath, of table: ListID)

  /// `tableView(_:accessoryButtonTappedForRowWith:)`: a detail button was tapped, which does not
  /// select its row (TBL-20).
  func tableView(
    _ controller: inout Instance, accessoryButtonTappedForRowWith path: ItemPath,
    of table: ListID)
}

/// The default implementations of a delegate's methods.
extension TableViewDelegate {
  /// Nil.
  public func tableView(
    _ controller: inout Instance, heightForRowAt path: ItemPath, of table: ListID
  ) -> Double? { nil }

  /// None.
  public func tableView(
    _ controller: inout Instance, viewForHeaderIn section: Int, of table: ListID
  ) -> CellID? { nil }

  /// None.
  public func tableView(
    _ controller: inout Instance, viewForFooterIn section: Int, of table: ListID
  ) -> CellID? { nil }

  /// Nil.
  public func tableView(
    _ controller: inout Instance, heightForHeaderIn section: Int, of table: ListID
  ) -> Double? { nil }

  /// Nil.
  public func tableView(
    _ controller: inout Instance, heightForFooterIn section: Int, of table: ListID
  ) -> Double? { nil }

  /// True.
  public func tableView(
    _ controller: inout Instance, shouldHighlightRowAt path: ItemPath, of table: ListID
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, didHighlightRowAt path: ItemPath, of table: ListID
  ) {}

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, didUnhighlightRowAt path: ItemPath, of table: ListID
  ) {}

  /// The row itself.
  public func tableView(
    _ controller: inout Instance, willSelectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath? { path }

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, didSelectRowAt path: ItemPath, of table: ListID
  ) {}

  /// The row itself.
  public func tableView(
    _ controller: inout Instance, willDeselectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath? { path }

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, didDeselectRowAt path: ItemPath, of table: ListID
  ) {}

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, performPrimaryActionForRowAt path: ItemPath, of table: ListID
  ) {}

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, accessoryButtonTappedForRowWith path: ItemPath,
    of table: ListID
  ) {}
}

extension TableViewDelegate {
  func height(
    of place: CellPlace, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Double? {
    query(as: id, on: &simulation, otherwise: nil) { instance in
      switch place.kind {
      case .cell: tableView(&instance, heightForRowAt: place.path, of: table)
      case .header: tableView(&instance, heightForHeaderIn: place.path.section, of: table)
      case .footer: tableView(&instance, heightForFooterIn: place.path.section, of: table)
      }
    }
  }

  /// The view above or below a section.
  func view(
    for place: CellPlace, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> CellID? {
    query(as: id, on: &simulation, otherwise: nil) { instance in
      place.kind == .header
        ? tableView(&instance, viewForHeaderIn: place.path.section, of: table)
        : tableView(&instance, viewForFooterIn: place.path.section, of: table)
    }
  }

  func shouldHighlight(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(
      .list(.highlight, path, isCollection: false), as: id, on: &simulation, otherwise: false
    ) {
      tableView(&$0, shouldHighlightRowAt: path, of: table)
    }
  }

  func willSelect(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> ItemPath? {
    answer(.willSelectRow(path), as: id, on: &simulation, otherwise: nil) {
      tableView(&$0, willSelectRowAt: path, of: table)
    }
  }

  func willDeselect(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> ItemPath? {
    answer(.willDeselectRow(path), as: id, on: &simulation, otherwise: nil) {
      tableView(&$0, willDeselectRowAt: path, of: table)
    }
  }

  func receive(
    _ message: CellMessage, _ path: ItemPath, of table: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.list(message, path, isCollection: false), as: id, on: &simulation) { instance in
      switch message {
      case .didHighlight: tableView(&instance, didHighlightRowAt: path, of: table)
      case .didUnhighlight: tableView(&instance, didUnhighlightRowAt: path, of: table)
      case .didSelect: tableView(&instance, didSelectRowAt: path, of: table)
      case .didDeselect: tableView(&instance, didDeselectRowAt: path, of: table)
      case .primaryAction:
        tableView(&instance, performPrimaryActionForRowAt: path, of: table)
      case .accessoryButtonTapped:
        tableView(&instance, accessoryButtonTappedForRowWith: path, of: table)
      case .willDisplay, .didEndDisplaying: break
      }
    }
  }
}
