import BoardwalkBase
import BoardwalkGraph

/// The page control of a page view controller (PAGE-11).
extension Simulation {
  /// The id of the page control, which no document describes.
  static let pageControlID = "page view controller's page control"

  /// The page control of `id` as a view; nil if it has none.
  func pageControlView(of id: ControllerID) -> ViewTemplate? {
    guard let control = controllers[id]?.pages?.pageControl, control.isShown else { return nil }
    var view = ViewTemplate.createdByCode(
      Self.pageControlID, "pageControl", frame: LayoutRect(x: 0, y: 0, width: 0, height: 26))
    view.content.pageControl?.numberOfPages = control.numberOfPages
    view.content.pageControl?.currentPage = control.currentPage
    return view
  }

  /// The touchable halves of the page control of `id`.
  func pageControlTouchables(of id: ControllerID) -> [Touchable] {
    pageControlView(of: id).map { TouchTargetCollector().targets(in: $0) }?
      .map { Touchable($0, of: id) } ?? []
  }

  /// Taps a half of the page control `touchable`, which turns to the neighboring page as a finger
  /// does (PAGE-31).
  mutating func tapPageControl(_ touchable: Touchable) {
    turnPage(of: touchable.controller, touchable.part == 1 ? .forward : .reverse, .completed)
  }
}
