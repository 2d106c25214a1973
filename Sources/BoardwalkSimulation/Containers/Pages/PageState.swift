import BoardwalkGraph
import BoardwalkSchema

/// The state of a page view controller other than its current pages.
public struct PageState: Sendable, Hashable {
  /// The way to another page.
  public enum Direction: String, Sendable, Hashable, CaseIterable { case forward, reverse }

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
  package internal(set) var dots: PageControlState?

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
}
