import BoardwalkPlatform

/// The menu of a row or an item that a finger stays on (COL-30, TBL-45). A class has all that a menu
/// needs, or none is shown: it is asked whether there is one and for which actions, and does what is
/// chosen.
extension InterpretedBehavior: CollectionViewMenuDelegate {
  var hasItemMenus: Bool { hasMenus("shouldShowMenuForItem") }

  func collectionView(
    _ controller: inout Instance, shouldShowMenuForItemAt path: ItemPath, of collection: ListID
  ) -> Bool { isYes("shouldShowMenuForItem", nil, path, &controller) }

  func collectionView(
    _ controller: inout Instance, canPerform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) -> Bool { isYes("canPerformAction", action, path, &controller) }

  func collectionView(
    _ controller: inout Instance, perform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) { _ = isYes("performAction", action, path, &controller) }
}

extension InterpretedBehavior: TableViewMenuDelegate {
  var hasRowMenus: Bool { hasMenus("shouldShowMenuForRow") }

  func tableView(
    _ controller: inout Instance, shouldShowMenuForRowAt path: ItemPath, of table: ListID
  ) -> Bool { isYes("shouldShowMenuForRow", nil, path, &controller) }

  func tableView(
    _ controller: inout Instance, canPerform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) -> Bool { isYes("canPerformAction", action, path, &controller) }

  func tableView(
    _ controller: inout Instance, perform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) { _ = isYes("performAction", action, path, &controller) }
}

extension InterpretedBehavior {
  private func hasMenus(_ form: String) -> Bool {
    [form, "canPerformAction", "performAction"].allSatisfy { !handlers(of: $0).isEmpty }
  }

  private func isYes(
    _ form: String, _ action: MenuAction?, _ path: ItemPath, _ controller: inout Instance
  ) -> Bool {
    let names = ["action": Value(action?.rawValue), "indexPath": Value(path)]
    return answer(form, on: &controller, with: names)?.isTrue ?? false
  }
}
