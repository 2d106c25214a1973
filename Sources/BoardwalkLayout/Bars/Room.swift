import BoardwalkDocument

/// The place that a container gives to a controller's view.
struct Room: Sendable, Hashable {
  /// The view's frame on the screen.
  var rect: Rect

  /// Where bars and the status bar above end, as y on the screen.
  var top: Double

  /// Where bars and the home indicator below begin, as y on the screen.
  var bottom: Double

  /// How high a navigation bar right inside it is, where that is unlike elsewhere: in a presentation.
  var barHeight: Double?

  /// The back button's title of a navigation controller right around the controller.
  var outerBackTitle: String?

  /// The part of the view that no bar covers.
  var safeArea: Rect {
    Rect(x: rect.minX, y: top, width: rect.size.width, height: max(0, bottom - top))
  }

  /// The room at `rect` inside this one.
  func inner(_ rect: Rect) -> Room {
    Room(
      rect: rect, top: max(rect.minY, min(top, rect.maxY)),
      bottom: min(rect.maxY, max(bottom, rect.minY)))
  }
}
