import BoardwalkGraph

/// What a controller shows in a tab bar, as it is at this moment.
public struct TabItemState: Sendable, Hashable {
  /// The title under the image; nil where neither the document nor code gave one.
  public var title: String?

  /// The image's name.
  public var image: String?

  /// The text in the badge.
  public var badgeValue: String?

  /// Whether it can be tapped.
  public var isEnabled: Bool

  /// The item that `template` describes.
  init(_ template: TabBarItemTemplate?) {
    title = template?.title
    image = template?.image
    badgeValue = template?.badgeValue
    isEnabled = template?.isEnabled ?? true
  }
}
