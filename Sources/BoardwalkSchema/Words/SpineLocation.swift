/// The place of the spine between pages, as `UIPageViewController.SpineLocation` (PAGE-03).
public enum SpineLocation: String, Sendable, Hashable, Codable, CaseIterable {
  /// No spine: pages scroll.
  case none

  /// At the left or upper edge.
  case min

  /// In the middle, between two visible pages.
  case mid

  /// At the right or lower edge.
  case max
}
