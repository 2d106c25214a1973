/// The display mode of a navigation item's large title, as
/// `UINavigationItem.LargeTitleDisplayMode`.
public enum LargeTitleDisplayMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// That of the item below it on the stack; the first title is large.
  case automatic

  /// The title is large.
  case always

  /// The title is in the bar.
  case never

  /// The title is in the bar; the name of `never` from iOS 17 on.
  case inline
}
