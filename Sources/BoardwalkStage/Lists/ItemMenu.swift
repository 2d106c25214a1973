import BoardwalkLists

/// The menu of a row or an item, while it is shown.
public struct ItemMenu: Sendable, Hashable {
  /// The row or item.
  public let path: ItemPath

  /// What it offers, from the left.
  public let actions: [MenuAction]
}

/// Who gives the rows of a table, or the items of a collection, menus.
private enum MenuDelegate {
  case table(any TableViewMenuDelegate)
  case collection(any CollectionViewMenuDelegate)

  func showsMenu(
    for path: ItemPath, of list: ListID, as id: ControllerID, on stage: inout Stage
  ) -> Bool {
    switch self {
    case .table(let delegate): delegate.showsMenu(for: path, of: list, as: id, on: &stage)
    case .collection(let delegate): delegate.showsMenu(for: path, of: list, as: id, on: &stage)
    }
  }

  func can(
    _ action: MenuAction, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on stage: inout Stage
  ) -> Bool {
    switch self {
    case .table(let delegate): delegate.can(action, path, of: list, as: id, on: &stage)
    case .collection(let delegate): delegate.can(action, path, of: list, as: id, on: &stage)
    }
  }

  func perform(
    _ action: MenuAction, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on stage: inout Stage
  ) {
    switch self {
    case .table(let delegate): delegate.perform(action, path, of: list, as: id, on: &stage)
    case .collection(let delegate): delegate.perform(action, path, of: list, as: id, on: &stage)
    }
  }
}

/// Menus of what a finger stays on (COL-30, TBL-45).
extension Stage {
  /// What recognizes such a finger: half a second on a row or an item (GES-13).
  static let menuPress = "list menu press"

  /// Whether somebody gives the rows or items of `list` menus.
  func hasMenus(_ list: ListID) -> Bool { menuDelegate(of: list) != nil }

  private func menuDelegate(of list: ListID) -> (id: ControllerID, delegate: MenuDelegate)? {
    guard library.hasBehaviors, let id = delegate(of: list) else { return nil }
    if isCollection(list) {
      guard let delegate = behavior(of: id, as: (any CollectionViewMenuDelegate).self),
        delegate.hasMenus
      else { return nil }
      return (id, .collection(delegate))
    }
    guard let delegate = behavior(of: id, as: (any TableViewMenuDelegate).self),
      delegate.hasRowMenus
    else { return nil }
    return (id, .table(delegate))
  }

  /// Shows the menu of what is at `path`, if its delegate lets it, and one action at least.
  mutating func showMenu(for path: ItemPath, in list: ListID) {
    guard exception == nil, let (id, delegate) = menuDelegate(of: list) else { return }
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
      let (id, delegate) = menuDelegate(of: list)
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
