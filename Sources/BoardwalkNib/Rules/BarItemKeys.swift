import BoardwalkDocument

/// The keys of a navigation item that items of its bar are stored under.
struct BarItemKeys: Sendable, Hashable {
  /// The key of the first item.
  let single: String

  /// The key of all items; nil for a role that only one item can have.
  let list: String?

  /// The role of a single item in the document.
  let role: String

  /// The element in the document that lists several items.
  var listElement: String { role + "s" }

  /// The keys by the roles in the document.
  static let all = [
    BarItemKeys(single: "UIBackBarButtonItem", list: nil, role: "backBarButtonItem"),
    BarItemKeys(
      single: "UILeftBarButtonItem", list: "UILeftBarButtonItems", role: "leftBarButtonItem"),
    BarItemKeys(
      single: "UIRightBarButtonItem", list: "UIRightBarButtonItems", role: "rightBarButtonItem"),
  ]

  /// The keys or else the names of the elements that hold items.
  static let elements = Set(all.flatMap { [$0.role, $0.listElement] })

  /// The items in a navigation item that have this role.
  func items(in navigationItem: Element) -> [Element] {
    let single = navigationItem.child("barButtonItem", key: role)
    return ([single].compactMap { $0 } + navigationItem.list(listElement))
      .filter { $0.name == "barButtonItem" }
  }
}
