import BoardwalkPlatform

/// A data source whose rows can be deleted and inserted by touch. UIKit infers this from the method
/// `tableView(_:commit:forRowAt:)` (TBL-40).
public protocol TableViewEditing: TableViewDataSource {
  /// `tableView(_:canEditRowAt:)`
  func tableView(
    _ controller: inout Instance, canEditRowAt path: ItemPath, of table: ListID
  ) -> Bool

  /// `tableView(_:editingStyleForRowAt:)`
  func tableView(
    _ controller: inout Instance, editingStyleForRowAt path: ItemPath, of table: ListID
  ) -> CellEditingStyle

  /// `tableView(_:commit:forRowAt:)`: it changes its data, and reports the change to the table
  /// (TBL-41).
  func tableView(
    _ controller: inout Instance, commit style: CellEditingStyle, forRowAt path: ItemPath,
    of table: ListID)

  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`
  func tableView(
    _ controller: inout Instance, titleForDeleteConfirmationButtonForRowAt path: ItemPath,
    of table: ListID
  ) -> String

  /// `tableView(_:willBeginEditingRowAt:)`: a swipe shows the row's delete button (TBL-42).
  func tableView(
    _ controller: inout Instance, willBeginEditingRowAt path: ItemPath, of table: ListID)

  /// `tableView(_:didEndEditingRowAt:)`
  func tableView(
    _ controller: inout Instance, didEndEditingRowAt path: ItemPath, of table: ListID)
}

extension TableViewEditing {
  /// True.
  public func tableView(
    _ controller: inout Instance, canEditRowAt path: ItemPath, of table: ListID
  ) -> Bool { true }

  /// Deletion.
  public func tableView(
    _ controller: inout Instance, editingStyleForRowAt path: ItemPath, of table: ListID
  ) -> CellEditingStyle { .delete }

  /// “Delete”.
  public func tableView(
    _ controller: inout Instance, titleForDeleteConfirmationButtonForRowAt path: ItemPath,
    of table: ListID
  ) -> String { "Delete" }

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, willBeginEditingRowAt path: ItemPath, of table: ListID
  ) {}

  /// Does nothing.
  public func tableView(
    _ controller: inout Instance, didEndEditingRowAt path: ItemPath, of table: ListID
  ) {}
}

extension TableViewEditing {
  /// The editing style of the row at `path`.
  func editingStyle(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> CellEditingStyle {
    query(as: id, on: &simulation, otherwise: .none) { instance in
      tableView(&instance, canEditRowAt: path, of: table)
        ? tableView(&instance, editingStyleForRowAt: path, of: table) : .none
    }
  }

  /// Whether the row at `path` can be edited.
  func canEdit(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(.canEditRow(path), as: id, on: &simulation, otherwise: false) {
      tableView(&$0, canEditRowAt: path, of: table)
    }
  }

  func deleteTitle(
    _ path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> String {
    query(as: id, on: &simulation, otherwise: "") {
      tableView(&$0, titleForDeleteConfirmationButtonForRowAt: path, of: table)
    }
  }

  func commit(
    _ style: CellEditingStyle, _ path: ItemPath, of table: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) { tableView(&$0, commit: style, forRowAt: path, of: table) }
  }

  func editing(
    _ path: ItemPath, begins: Bool, of table: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) { instance in
      if begins {
        tableView(&instance, willBeginEditingRowAt: path, of: table)
      } else {
        tableView(&instance, didEndEditingRowAt: path, of: table)
      }
    }
  }
}
