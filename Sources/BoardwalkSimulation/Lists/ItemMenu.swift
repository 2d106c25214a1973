import BoardwalkPlatform

/// The menu of a row or an item, while it is shown.
package struct ItemMenu: Sendable, Hashable {
  /// The row or item.
  package let path: ItemPath

  /// What it offers, from the left.
  package let actions: [MenuAction]
}

/// Menus of rows and items that a finger stays on (COL-30, TBL-45).
extension Simulation {
  /// What recognizes such a finger: half a second on a row or an item (GES-13).
  static let menuPress = "menu press"

  /// Whether somebody gives the rows or items of `list` menus.
  func hasMenus(_ list: ListID) -> Bool {
    guard library.hasBehaviors, isList(list), let id = delegate(of: list) else { return false }
    return isCollection(list)
      ? behavior(of: id, as: (any CollectionViewMenuDelegate).self)?.hasItemMenus ?? false
      : behavior(of: id, as: (any TableViewMenuDelegate).self)?.hasRowMenus ?? false
  }

  /// Shows the menu of the row or item at `path`, if its delegate lets it, and one action at least.
  mutating func showMenu(for path: ItemPath, in list: ListID) {
    guard exception == nil, let id = delegate(of: list) else { return }
    let isShown = ask(id, { .delegate("shouldShowMenu \(path): \($0 ? "yes" : "no")") }) {
      $0.answer(.isShown, path, in: list, by: id)
    }
    guard isShown else { return }
    let actions = MenuAction.allCases.filter { action in
      ask(id, { .delegate("canPerform \(action.rawValue) \(path): \($0 ? "yes" : "no")") }) {
        $0.answer(.offers(action), path, in: list, by: id)
      }
    }
    guard exception == nil, !actions.isEmpty else { return }
    change(list) { $0.menu = ItemMenu(path: path, actions: actions) }
  }

  /// Does what the entry `index` of the menu of `list` says; the menu goes.
  mutating func chooseFromMenu(_ index: Int, of list: ListID) {
    guard let menu = self[list]?.menu, menu.actions.indices.contains(index),
      let id = delegate(of: list)
    else { return }
    hideMenu(of: list)
    let action = menu.actions[index]
    record(id, .callback(.delegate("perform \(action.rawValue) \(menu.path)")))
    _ = answer(.perform(action), menu.path, in: list, by: id)
  }

  /// What the delegate `id` of `list` answers; false where it has no menus.
  private mutating func answer(
    _ question: MenuQuestion, _ path: ItemPath, in list: ListID, by id: ControllerID
  ) -> Bool {
    guard isCollection(list) else {
      return behavior(of: id, as: (any TableViewMenuDelegate).self)?
        .answer(question, path, of: list, as: id, on: &self) ?? false
    }
    return behavior(of: id, as: (any CollectionViewMenuDelegate).self)?
      .answer(question, path, of: list, as: id, on: &self) ?? false
  }

  mutating func hideMenu(of list: ListID) { change(list) { $0.menu = nil } }

  /// The list in the view of `id` whose menu is shown.
  func listWithMenu(of id: ControllerID) -> ListID? {
    guard let lists = controllers[id]?.lists, !lists.isEmpty else { return nil }
    return lists.keys.sorted().first { lists[$0]?.menu != nil }.map { ListID($0, of: id) }
  }
}
