/// The axis of page turns, as `UIPageViewController.NavigationOrientation`.
package enum PageNavigationOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  case horizontal, vertical
}
