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
  @Usually<Usual.Yes> public var isEnabled: Bool

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?
}
