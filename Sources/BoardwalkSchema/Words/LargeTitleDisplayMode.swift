/// When the title of a navigation item is large, as `UINavigationItem.LargeTitleDisplayMode`.
public enum LargeTitleDisplayMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the item below it on the stack; the first title is large.
  case automatic

  /// The title is large.
  case always

  /// The title is in the bar.
  case never

  /// The title is in the bar; the name of `never` from iOS 17 on.
  case inline
}
