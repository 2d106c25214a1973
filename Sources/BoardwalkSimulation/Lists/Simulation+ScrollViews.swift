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
    notifyEndOfDrag(of: list)
  }

  /// A tap on the status bar scrolls `view` to its top, if its delegate allows it (SCR-05).
  mutating func scrollToTop(_ view: ViewID) {
    let list = ListID(view.object, of: view.controller)
    guard let offset = self[view]?.contentOffset, allowsScrollToTop(list) else { return }
    scroll(view, to: LayoutPoint(x: offset.x, y: 0))
    notify(.didScrollToTop, of: list)
  }

  /// `setContentOffset(_:animated:)`: with animation the offset is a new one, and the delegate is
  /// called, only once the animation runs, and again at its end (SCR-04).
  mutating func setContentOffset(_ offset: LayoutPoint, of view: ViewID, animated: Bool) {
    let list = ListID(view.object, of: view.controller)
    if self[list] != nil {
      scroll(list, toOffset: offset)
      if animated { notify(.didEndScrollingAnimation, of: list) }
      return
    }
    guard animated, controllers.isOnScreen(view.controller) else { return scroll(view, to: offset) }
    guard self[view]?.contentOffset != offset else { return }
    addEvent(.scroll(view, to: offset), in: Self.scrollDuration)
  }

  /// Scrolls the content of `view` as little as shows `rect` of it.
  mutating func scrollToVisible(_ rect: LayoutRect, in view: ViewID, animated: Bool) {
    guard let geometry = geometry(of: view), let offset = self[view]?.contentOffset else { return }
    func place(_ offset: Double, _ low: Double, _ high: Double, _ room: Double, _ end: Double)
      -> Double
    {
      let shown = low < offset ? low : high > offset + room ? min(high - room, low) : offset
      return min(max(shown, 0), max(0, end - room))
    }
    let (room, content) = (geometry.frame.size, geometry.contentSize)
    setContentOffset(
      LayoutPoint(
        x: place(offset.x, rect.minX, rect.maxX, room.width, content.width),
        y: place(offset.y, rect.minY, rect.maxY, room.height, content.height)),
      of: view, animated: animated)
  }

  /// The milliseconds that an animated change of an offset takes here (SCR-04).
  private static let scrollDuration = 300

  /// Ends an animated change of the offset of `view`.
  mutating func finishScroll(_ view: ViewID, to offset: LayoutPoint) {
    guard controllers.contains(view.controller) else { return }
    scroll(view, to: offset)
    notify(.didEndScrollingAnimation, of: ListID(view.object, of: view.controller))
  }
}

extension ViewTemplate {
  /// The ids of the scroll views in it.
  fileprivate var scrollViews: [String] {
    (elementKind == .scrollView ? [id] : []) + subviews.flatMap(\.scrollViews)
  }
}

/// Scroll views whose content is scaled (SCR-06).
extension Simulation {
  /// Two fingers have scaled the content of `view` by `factor`.
  mutating func pinch(_ view: ViewID, by factor: Double) {
    let list = ListID(view.object, of: view.controller)
    guard let scale = self[view]?.zoomScale, let zoomed = viewForZooming(in: list) else { return }
    notify(.willBeginZooming, of: list, about: zoomed)
    zoom(zoomed, in: view, to: scale * factor)
    notify(.didEndZooming, of: list, about: zoomed)
  }

  /// Scales the content of `view` by `scale`, within its limits, and calls its delegate.
  mutating func setZoomScale(_ scale: Double, of view: ViewID) {
    guard let zoomed = viewForZooming(in: ListID(view.object, of: view.controller)) else { return }
    zoom(zoomed, in: view, to: scale)
  }

  private mutating func zoom(_ zoomed: ViewID, in view: ViewID, to scale: Double) {
    guard let state = self[view] else { return }
    let new = min(max(scale, state.minimumZoomScale), state.maximumZoomScale)
    guard !isOver, new != state.zoomScale, new > 0 else { return }
    if let size = geometry(of: view)?.contentSize {
      let ratio = new / state.zoomScale
      self[view]?.contentSize = LayoutSize(width: size.width * ratio, height: size.height * ratio)
    }
    self[view]?.zoomScale = new
    self[zoomed]?.transform = .scale(new, new)
    notify(.didZoom, of: ListID(view.object, of: view.controller))
  }
}
