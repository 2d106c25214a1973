/// The scroll position for scrolling from code.
public enum ListScrollPosition: String, Sendable, Hashable, CaseIterable {
  /// Anywhere, by the shortest way.
  case none
  case top, middle, bottom
}
