import BoardwalkBase

/// Scroll views whose content is scaled (SCR-06).
extension Simulation {
  /// Two fingers have scaled the content of `view` by `factor`.
  mutating func pinch(_ view: ViewID, by factor: Double) {
    let list = ListID(view.object, of: view.controller)
    guard let scale = self[view]?.zoomScale, viewForZooming(in: list) != nil else { return }
    notify(.willBeginZooming, of: list)
    setZoomScale(scale * factor, of: view)
    notify(.didEndZooming, of: list)
  }

  /// Scales the content of `view` by `scale`, within its limits, and calls its delegate.
  mutating func setZoomScale(_ scale: Double, of view: ViewID) {
    let list = ListID(view.object, of: view.controller)
    guard let state = self[view], let zoomed = viewForZooming(in: list) else { return }
    let new = min(max(scale, state.minimumZoomScale), state.maximumZoomScale)
    guard !isOver, new != state.zoomScale, new > 0 else { return }
    if let size = geometry(of: view)?.contentSize {
      let ratio = new / state.zoomScale
      self[view]?.contentSize = LayoutSize(width: size.width * ratio, height: size.height * ratio)
    }
    self[view]?.zoomScale = new
    self[zoomed]?.transform = .scale(new, new)
    notify(.didZoom, of: list)
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
}
