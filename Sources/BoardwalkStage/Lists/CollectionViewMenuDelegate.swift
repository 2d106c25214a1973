import BoardwalkLists

/// One of the actions that the menu of an item can offer (COL-30).
public enum MenuAction: String, Sendable, Hashable, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"

  /// What the menu says.
  public var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }
}

/// A delegate whose collection shows a menu while a finger stays on an item: it has all three methods,
/// without which there is none (COL-30).
public protocol CollectionViewMenuDelegate: CollectionViewDelegate {
  /// Whether its class has these methods at all.
  var hasMenus: Bool { get }

  /// `collectionView(_:shouldShowMenuForItemAt:)`
  func collectionView(
    _ controller: inout Instance, shouldShowMenuForItemAt path: ItemPath, of collection: ListID
  ) -> Bool

  /// `collectionView(_:canPerformAction:forItemAt:withSender:)`: whether the menu offers `action`.
  func collectionView(
    _ controller: inout Instance, canPerform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) -> Bool

  /// `collectionView(_:performAction:forItemAt:withSender:)`: `action` was chosen.
  func collectionView(
    _ controller: inout Instance, perform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID)
}

extension CollectionViewMenuDelegate {
  /// True.
  public var hasMenus: Bool { true }
}

extension CollectionViewMenuDelegate {
  func showsMenu(
    for path: ItemPath, of list: ListID, as id: ControllerID, on stage: inout Stage
  ) -> Bool {
    act(as: id, on: &stage, otherwise: false) {
      collectionView(&$0, shouldShowMenuForItemAt: path, of: list)
    }
  }

  func can(
    _ action: MenuAction, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on stage: inout Stage
  ) -> Bool {
    act(as: id, on: &stage, otherwise: false) {
      collectionView(&$0, canPerform: action, forItemAt: path, of: list)
    }
  }

  func perform(
    _ action: MenuAction, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on stage: inout Stage
  ) {
    act(as: id, on: &stage) { collectionView(&$0, perform: action, forItemAt: path, of: list) }
  }
}
