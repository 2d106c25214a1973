import BoardwalkPlatform

/// A delegate whose table shows a menu for a long press on a row. UIKit requires all three methods
/// (TBL-45).
public protocol TableViewMenuDelegate: TableViewDelegate {
  /// Whether its class has these methods at all.
  var hasRowMenus: Bool { get }

  /// `tableView(_:shouldShowMenuForRowAt:)`
  func tableView(
    _ controller: inout Instance, shouldShowMenuForRowAt path: ItemPath, of table: ListID
  ) -> Bool

  /// `tableView(_:canPerformAction:forRowAt:withSender:)`: whether the menu offers `action`.
  func tableView(
    _ controller: inout Instance, canPerform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) -> Bool

  /// `tableView(_:performAction:forRowAt:withSender:)`: `action` was chosen.
  func tableView(
    _ controller: inout Instance, perform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID)
}

extension TableViewMenuDelegate {
  /// True.
  public var hasRowMenus: Bool { true }

  func answer(
    _ question: MenuQuestion, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    act(as: id, on: &simulation, otherwise: false) { instance in
      switch question {
      case .isShown: return tableView(&instance, shouldShowMenuForRowAt: path, of: list)
      case .offers(let action):
        return tableView(&instance, canPerform: action, forRowAt: path, of: list)
      case .perform(let action):
        tableView(&instance, perform: action, forRowAt: path, of: list)
        return true
      }
    }
  }
}
