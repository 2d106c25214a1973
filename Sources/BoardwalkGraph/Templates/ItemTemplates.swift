import BoardwalkDocument

/// What a view controller shows in a navigation bar.
public struct NavigationItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String?

  /// The title in the middle of the bar.
  public var title: String?

  /// The line above the title.
  public var prompt: String?

  /// The view that replaces the title.
  public var titleView: ViewTemplate?

  /// The item that the next controller's back button takes its looks from.
  public var backBarButtonItem: BarButtonItemTemplate?

  /// The back button's title where there is no back item.
  public var backButtonTitle: String?

  /// How the back button fits its title.
  public var backButtonDisplayMode: String?

  /// The items on the left, from the left.
  public var leftBarButtonItems: [BarButtonItemTemplate]

  /// The items on the right, from the right.
  public var rightBarButtonItems: [BarButtonItemTemplate]

  /// When the title is large.
  public var largeTitleDisplayMode: String?

  /// Whether left items stand beside the back button.
  public var leftItemsSupplementBackButton: Bool

  /// Whether the back button is hidden.
  public var hidesBackButton: Bool
}

/// A button in a navigation bar or toolbar.
public struct BarButtonItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String

  /// The title written on it.
  public var title: String?

  /// The image drawn on it.
  public var image: String?

  /// The system's own item that it is.
  public var systemItem: SystemItem?

  /// How it is drawn: `plain`, `done` or `bordered`.
  public var style: String?

  /// The view it shows instead of a button.
  public var customView: ViewTemplate?

  /// Whether it can be tapped.
  public var isEnabled: Bool

  /// A fixed space's width in points.
  public var width: Double?

  /// What is written or drawn on it: its title, the system item's title or glyph, the image's name.
  public var face: String { title ?? systemItem?.face ?? image ?? customView?.text ?? "" }
}

/// What a view controller shows in a tab bar.
public struct TabBarItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String?

  /// The title under the image.
  public var title: String?

  /// The image.
  public var image: String?

  /// The text in the badge.
  public var badgeValue: String?

  /// Whether it can be tapped.
  public var isEnabled: Bool
}
