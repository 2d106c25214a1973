import BoardwalkPlatform

/// The delegate of a table or collection, which is called for touches.
enum ListDelegate {
  case table(any TableViewDelegate)
  case collection(any CollectionViewDelegate)

  /// Whether its class gives rows or items menus.
  var hasMenus: Bool {
    switch self {
    case .table(let code): (code as? any TableViewMenuDelegate)?.hasRowMenus ?? false
    case .collection(let code): (code as? any CollectionViewMenuDelegate)?.hasItemMenus ?? false
    }
  }

  /// The answer about the row or item at `path`; tables are only asked about highlighting.
  func should(
    _ question: ItemQuestion, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    switch self {
    case .table(let code): code.shouldHighlight(path, of: list, as: id, on: &simulation)
    case .collection(let code): code.should(question, path, of: list, as: id, on: &simulation)
    }
  }

  /// The answer about the menu of the row or item at `path`; false if it has no menus.
  func answer(
    _ question: MenuQuestion, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    switch self {
    case .table(let code):
      (code as? any TableViewMenuDelegate)?
        .answer(question, path, of: list, as: id, on: &simulation) ?? false
    case .collection(let code):
      (code as? any CollectionViewMenuDelegate)?
        .answer(question, path, of: list, as: id, on: &simulation) ?? false
    }
  }

  /// Calls the method for `message` about the row or item at `path`.
  func receive(
    _ message: CellMessage, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    switch self {
    case .table(let code): code.receive(message, path, of: list, as: id, on: &simulation)
    case .collection(let code): code.receive(message, path, of: list, as: id, on: &simulation)
    }
  }
}
