/// The tab bar item of a view controller.
package struct TabBarItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The title under the image.
  package var title: String?

  /// The image.
  package var image: String?

  /// The text in the badge.
  package var badgeValue: String?

  /// Whether it can be tapped.
  @OmittedIfDefault<Default.Yes> package var isEnabled: Bool

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?
}
