import BoardwalkTree

/// What a view controller shows in a navigation bar.
public struct NavigationItem: DocumentObject {
  /// The `navigationItem` element.
  public let element: Element

  /// The item that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The title in the middle of the bar.
  public var title: String? { element.writtenText("title") }

  /// The line above the title.
  public var prompt: String? { element.writtenText("prompt") }

  /// The view that replaces the title.
  public var titleView: View? { element.child(key: "titleView").map(View.init) }

  /// The item that the next controller's back button takes its looks from.
  public var backBarButtonItem: BarButtonItem? { item("backBarButtonItem") }

  /// The back button's title where there is no back item.
  public var backButtonTitle: String? { element["backButtonTitle"] }

  /// How the back button fits its title: `default`, `generic` or `minimal`.
  public var backButtonDisplayMode: String? { element["backButtonDisplayMode"] }

  /// The items on the left, from the left.
  public var leftBarButtonItems: [BarButtonItem] { items("left") }

  /// The items on the right, from the right.
  public var rightBarButtonItems: [BarButtonItem] { items("right") }

  /// When the title is large: `automatic`, `always`, `never` or `inline`.
  public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }

  /// Whether left items stand beside the back button instead of replacing it.
  public var leftItemsSupplementBackButton: Bool {
    element["leftItemsSupplementBackButton"] == "YES"
  }

  /// Whether the back button is hidden.
  public var hidesBackButton: Bool { element["hidesBackButton"] == "YES" }

  private func item(_ key: String) -> BarButtonItem? {
    element.child("barButtonItem", key: key).map(BarButtonItem.init)
  }

  private func items(_ side: String) -> [BarButtonItem] {
    if let list = element.child("\(side)BarButtonItems") {
      return list.children(named: "barButtonItem").map(BarButtonItem.init)
    }
    return item("\(side)BarButtonItem").map { [$0] } ?? []
  }
}
