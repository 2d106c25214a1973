import BoardwalkGraph

/// The current tab bar item of a controller.
package struct TabItemState: Sendable, Hashable {
  /// The title; nil if neither the document nor code set one.
  package var title: String?

  /// The image's name.
  package var image: String?

  /// The text in the badge.
  package var badgeValue: String?

  /// Whether it can be tapped.
  package var isEnabled: Bool

  /// The item that `template` describes.
  init(_ template: TabBarItemTemplate?) {
    title = template?.title
    image = template?.image
    badgeValue = template?.badgeValue
    isEnabled = template?.isEnabled ?? true
  }
}
