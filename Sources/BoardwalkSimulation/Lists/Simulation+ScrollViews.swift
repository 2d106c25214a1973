import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Scroll views that are no lists.
extension Simulation {
  /// Whether `view` is one.
  func isScrollView(_ view: ViewID) -> Bool { template(of: view)?.elementKind == .scrollView }

  /// The scroll views in front, which fingers can scroll, in reading order.
  package var scrollTargets: [Touchable] {
    guard !isOver, let front = presentationChain.last else { return [] }
    return visibleTree(of: front).flatMap { id -> [Touchable] in
      guard let root = view(of: id) else { return [] }
      let ids = Set(root.scrollViews)
      guard !ids.isEmpty else { return [] }
      return (blueprint(of: id)?.collector ?? TouchTargetCollector()).views(ids, in: root)
        .map { Touchable($0, of: id) }
    }
  }

  /// Scrolls the content of `view` to `offset`, and calls its delegate (SCR-01).
  mutating func scroll(_ view: ViewID, to offset: LayoutPoint) {
    guard !isOver, self[view]?.contentOffset != offset else { return }
    self[view]?.contentOffset = offset
    notify(.didScroll, of: ListID(view.object, of: view.controller))
  }

  /// A finger has moved over `view` by `translation`. With paging the content stops at a multiple
  /// of the bounds (SCR-02); without it, where the finger leaves it.
  mutating func drag(_ view: ViewID, by translation: LayoutPoint) {
    guard let geometry = geometry(of: view), let state = self[view] else { return }
    let room = geometry.frame.size
    func end(_ offset: Double, _ moved: Double, _ room: Double, _ content: Double) -> Double {
      let limit = max(0, content - room)
      guard state.isPagingEnabled, room > 0 else { return min(max(offset - moved, 0), limit) }
      let page = (offset / room).rounded()
      let next = moved == 0 ? page : moved < 0 ? page + 1 : page - 1
      return min(max(next * room, 0), limit)
    }
    let list = ListID(view.object, of: view.controller)
    let offset = state.contentOffset
    notify(.willBeginDragging, of: list)
    scroll(
      view,
      to: LayoutPoint(
        x: end(offset.x, translation.x, room.width, geometry.contentSize.width),
        y: end(offset.y, translation.y, room.height, geometry.contentSize.height)))
    notify(.didEndDragging, of: list)
    notify(.didEndDecelerating, of: list)
  }
}

extension ViewTemplate {
  /// The ids of the scroll views in it.
  fileprivate var scrollViews: [String] {
    (elementKind == .scrollView ? [id] : []) + subviews.flatMap(\.scrollViews)
  }
}
