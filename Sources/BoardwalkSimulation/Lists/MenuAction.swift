/// One of the actions that the menu of a row or an item can offer (COL-30, TBL-45).
public enum MenuAction: String, Sendable, Hashable, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"

  /// The title.
  public var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }
}

/// A call of a list to the delegate that gives its rows or items menus.
enum MenuQuestion: Sendable {
  case isShown
  case offers(MenuAction)

  /// A call without a result.
  case perform(MenuAction)
}
