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
  @Usually<Usual.Empty<BarButtonItemTemplate>>
  public var leftBarButtonItems: [BarButtonItemTemplate]

  /// The items on the right, from the right.
  @Usually<Usual.Empty<BarButtonItemTemplate>>
  public var rightBarButtonItems: [BarButtonItemTemplate]

  /// When the title is large.
  public var largeTitleDisplayMode: String?

  /// Whether left items stand beside the back button.
  @Usually<Usual.No> public var leftItemsSupplementBackButton: Bool

  /// Whether the back button is hidden.
  @Usually<Usual.No> public var hidesBackButton: Bool

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?
}
