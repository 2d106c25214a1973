/// Where what code scrolls to comes to be.
public enum ListScrollPosition: String, Sendable, Hashable, CaseIterable {
  /// Anywhere, by the shortest way.
  case none
  case top, middle, bottom
}
