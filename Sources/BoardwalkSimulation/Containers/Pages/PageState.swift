import BoardwalkGraph
import BoardwalkSchema

/// The state of a page view controller other than its current pages.
public struct PageState: Sendable, Hashable {
  /// The direction of a page turn: `UIPageViewController.NavigationDirection`.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case forward, reverse

    var opposite: Direction { self == .forward ? .reverse : .forward }
  }

  /// The transition style.
  package let style: PageTransitionStyle

  /// The axis of page turns.
  package let orientation: PageNavigationOrientation

  /// The spine location; none if pages scroll.
  package internal(set) var spine: SpineLocation

  /// Whether pages have backs.
  package internal(set) var isDoubleSided: Bool

  /// The pages that code set all at once, in order, in place of a data source.
  package internal(set) var allPages: [ControllerID] = []

  /// The number of dots of its page control, and the filled one; nil without a page control
  /// (PAGE-11).
  package internal(set) var pageControl: PageControlState?

  /// Whether the delegate is being asked for the spine, and may set pages for it.
  var isChoosingSpine = false

  /// The neighbors of the visible page, as far as the data source was asked (PAGE-14).
  var neighbors: [Direction: Neighbor] = [:]

  /// The data source's answer for one side.
  enum Neighbor: Hashable, Sendable {
    case page(ControllerID)
    case edge

    /// The page; nil if there is none.
    var page: ControllerID? { if case .page(let id) = self { id } else { nil } }
  }

  /// A page view controller's state as `template` has it from the start.
  init(_ template: ControllerTemplate) {
    let pages = template.pages
    // UIKit's own default; Interface Builder writes the style down.
    style = pages?.transitionStyle ?? .pageCurl
    orientation = pages?.navigationOrientation ?? .horizontal
    let spine = pages?.spineLocation ?? .min
    // A book needs a spine; scrolling pages have none (PAGE-03).
    self.spine = style == .scroll ? .none : spine == .none ? .min : spine
    // With the spine in the middle pages are always double-sided (PAGE-04).
    isDoubleSided = self.spine == .mid || pages?.isDoubleSided ?? false
  }

  /// The required number of controllers (PAGE-04).
  package var requiredCount: Int {
    switch spine {
    case .none: 1
    case .min, .max: isDoubleSided ? 2 : 1
    case .mid: 2
    }
  }

  /// The number of pages visible at once.
  var visibleCount: Int { spine == .mid ? 2 : 1 }

  /// The visible ones of `pages`.
  func visible(among pages: [ControllerID]) -> ArraySlice<ControllerID> {
    pages.prefix(visibleCount)
  }

  /// Sets the spine. With the spine in the middle pages are double-sided (PAGE-04); a book that was
  /// open in the middle has no backs once it is closed (PAGE-09).
  mutating func move(spineTo new: SpineLocation) {
    if new == .mid || spine == .mid { isDoubleSided = new == .mid }
    spine = new
  }
}

/// The pages next to the visible one, as the data source answers.
extension PageState {
  /// Adds the answer `page` for `direction`; nil is the edge.
  mutating func addNeighbor(_ page: ControllerID?, _ direction: Direction) {
    neighbors[direction] = page.map { .page($0) } ?? .edge
  }

  /// Discards the cached neighbors (PAGE-15); returns those that nothing owns any longer.
  mutating func removeNeighbors() -> [ControllerID] {
    let known = [Direction.reverse, .forward].compactMap { neighbors[$0]?.page }
    neighbors = [:]
    return known.filter { !allPages.contains($0) }
  }

  /// Moves the cache to the next page in `direction`, after `old` was visible; returns the page
  /// that nothing owns any longer.
  mutating func advance(_ direction: Direction, from old: ControllerID?) -> ControllerID? {
    let released = neighbors[direction.opposite]?.page
    neighbors = [:]
    addNeighbor(old, direction.opposite)
    return released.flatMap { allPages.contains($0) ? nil : $0 }
  }

  /// The page before or after `page` in `allPages`; nil at the edge.
  func page(_ direction: Direction, of page: ControllerID) -> ControllerID? {
    guard let index = allPages.firstIndex(of: page) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return allPages.indices.contains(next) ? allPages[next] : nil
  }

  /// The page control for `allPages` at `shown`; nil if it is none of them.
  func pageControl(at shown: ControllerID) -> PageControlState? {
    allPages.firstIndex(of: shown).map {
      PageControlState(numberOfPages: allPages.count, currentPage: $0)
    }
  }
}
