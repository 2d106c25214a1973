/// The titles that a back button may show, as `UINavigationItem.BackButtonDisplayMode`.
public enum BackButtonDisplayMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The title of the previous item.
  case `default`

  /// The word “Back”.
  case generic

  /// The chevron alone.
  case minimal
}
