/// The animation of page turns, as `UIPageViewController.TransitionStyle`.
package enum PageTransitionStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case pageCurl, scroll
}
