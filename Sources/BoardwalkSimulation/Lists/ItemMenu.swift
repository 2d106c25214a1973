import BoardwalkPlatform

/// The menu of a row or an item, while it is shown.
package struct ItemMenu: Sendable, Hashable {
  /// The row or item.
  package let path: ItemPath

  /// The actions, from the left.
  package let actions: [MenuAction]
}
