import BoardwalkLists

/// The menu of an item, while it is shown.
public struct ItemMenu: Sendable, Hashable {
  /// The item.
  public let path: ItemPath

  /// What it offers, from the left.
  public let actions: [MenuAction]
}

/// Menus of items that a finger stays on (COL-30).
extension Stage {
  /// What recognizes such a finger: half a second on an item (GES-13).
  static let menuPress = "collection view menu press"

  /// Whether somebody gives the items of `list` menus.
  func hasMenus(_ list: ListID) -> Bool {
    guard library.hasBehaviors, isCollection(list), let id = delegate(of: list) else {
      return false
    }
    return behavior(of: id, as: (any CollectionViewMenuDelegate).self)?.hasMenus ?? false
  }

  /// Shows the menu of the item at `path`, if its delegate lets it, and one action at least.
  mutating func showMenu(for path: ItemPath, in list: ListID) {
    guard exception == nil, let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any CollectionViewMenuDelegate).self)
    else { return }
    let isShown = ask(id, { .delegate("shouldShowMenu \(path): \($0 ? "yes" : "no")") }) {
      delegate.showsMenu(for: path, of: list, as: id, on: &$0)
    }
    guard isShown else { return }
    let actions = MenuAction.allCases.filter { action in
      ask(id, { .delegate("canPerform \(action.rawValue) \(path): \($0 ? "yes" : "no")") }) {
        delegate.can(action, path, of: list, as: id, on: &$0)
      }
    }
    guard exception == nil, !actions.isEmpty else { return }
    change(list) { $0.menu = ItemMenu(path: path, actions: actions) }
  }

  /// Does what the entry `index` of the menu of `list` says; the menu goes.
  mutating func chooseFromMenu(_ index: Int, of list: ListID) {
    guard let menu = self[list]?.menu, menu.actions.indices.contains(index),
      let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any CollectionViewMenuDelegate).self)
    else { return }
    hideMenu(of: list)
    let action = menu.actions[index]
    record(id, .callback(.delegate("perform \(action.rawValue) \(menu.path)")))
    delegate.perform(action, menu.path, of: list, as: id, on: &self)
  }

  mutating func hideMenu(of list: ListID) { change(list) { $0.menu = nil } }

  /// The list in the view of `id` whose menu is shown.
  func listWithMenu(of id: ControllerID) -> ListID? {
    guard let lists = controllers[id]?.lists, !lists.isEmpty else { return nil }
    return lists.keys.sorted().first { lists[$0]?.menu != nil }.map { ListID($0, of: id) }
  }
}
