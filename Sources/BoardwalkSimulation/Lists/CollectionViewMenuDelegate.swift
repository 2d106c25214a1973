import BoardwalkPlatform

/// A delegate whose collection shows a menu for a long press on an item. UIKit requires all three
/// methods (COL-30).
public protocol CollectionViewMenuDelegate: CollectionViewDelegate {
  /// Whether its class has these methods at all.
  var hasItemMenus: Bool { get }

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
  public var hasItemMenus: Bool { true }

  func answer(
    _ question: MenuQuestion, _ path: ItemPath, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    act(as: id, on: &simulation, otherwise: false) { instance in
      switch question {
      case .isShown: return collectionView(&instance, shouldShowMenuForItemAt: path, of: list)
      case .offers(let action):
        return collectionView(&instance, canPerform: action, forItemAt: path, of: list)
      case .perform(let action):
        collectionView(&instance, perform: action, forItemAt: path, of: list)
        return true
      }
    }
  }
}
