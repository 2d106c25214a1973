import BoardwalkLists
import BoardwalkStage

/// The menu of an item that a finger stays on (COL-30).
extension InterpretedBehavior: CollectionViewMenuDelegate {
  /// Whether the class has all that a menu needs: to be asked whether there is one, and for which
  /// actions, and to do what is chosen.
  var hasMenus: Bool {
    ["shouldShowMenuForItem", "canPerformAction", "performAction"]
      .allSatisfy { !handlers(of: $0).isEmpty }
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
