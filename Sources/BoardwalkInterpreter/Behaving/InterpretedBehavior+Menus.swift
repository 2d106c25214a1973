import BoardwalkLists
import BoardwalkStage

/// The menu of an item that a finger stays on (COL-30).
extension InterpretedBehavior: CollectionViewMenuDelegate {
  var hasMenus: Bool { hasMenus("shouldShowMenuForItem") }

  /// Whether the class has all that a menu needs: to be asked whether there is one, by `question`, and
  /// for which actions, and to do what is chosen.
  private func hasMenus(_ question: String) -> Bool {
    [question, "canPerformAction", "performAction"].allSatisfy { !handlers(of: $0).isEmpty }
  }

  func collectionView(
    _ controller: inout Instance, shouldShowMenuForItemAt path: ItemPath, of collection: ListID
  ) -> Bool {
    answer("shouldShowMenuForItem", on: &controller, with: ["indexPath": Value(path)])?.isTrue
      ?? false
  }

  func collectionView(
    _ controller: inout Instance, canPerform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) -> Bool {
    answer("canPerformAction", on: &controller, with: names(of: action, path))?.isTrue ?? false
  }

  func collectionView(
    _ controller: inout Instance, perform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) { answer("performAction", on: &controller, with: names(of: action, path)) }

  private func names(of action: MenuAction, _ path: ItemPath) -> [String: Value] {
    ["action": .text(action.rawValue), "indexPath": Value(path)]
  }
}

/// The menu of a row that a finger stays on (TBL-45).
extension InterpretedBehavior: TableViewMenuDelegate {
  var hasRowMenus: Bool { hasMenus("shouldShowMenuForRow") }

  func tableView(
    _ controller: inout Instance, shouldShowMenuForRowAt path: ItemPath, of table: ListID
  ) -> Bool {
    answer("shouldShowMenuForRow", on: &controller, with: ["indexPath": Value(path)])?.isTrue
      ?? false
  }

  func tableView(
    _ controller: inout Instance, canPerform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) -> Bool {
    answer("canPerformAction", on: &controller, with: names(of: action, path))?.isTrue ?? false
  }

  func tableView(
    _ controller: inout Instance, perform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) { answer("performAction", on: &controller, with: names(of: action, path)) }
}
