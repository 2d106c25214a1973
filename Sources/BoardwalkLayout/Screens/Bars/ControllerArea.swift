import BoardwalkBase
import BoardwalkDocument

/// The place that a container gives to a controller's view.
struct ControllerArea: Sendable, Hashable {
  /// The view's frame on the screen.
  var rect: LayoutRect

  /// The part of the screen that bars, the camera and the home indicator leave free.
  var safeArea: LayoutRect

  /// The height of a navigation bar directly inside it, if it differs from the default: in a
  /// presentation.
  var barHeight: Double?

  /// The back button's title of a navigation controller right around the controller.
  var outerBackTitle: String?

  /// The bottom of the status bar and top bars, as y on the screen.
  var top: Double {
    get { safeArea.minY }
    set {
      let bottom = max(newValue, safeArea.maxY)
      safeArea.origin.y = newValue
      safeArea.size.height = bottom - newValue
    }
  }

  /// The top of bottom bars and the home indicator, as y on the screen.
  var bottom: Double {
    get { safeArea.maxY }
    set { safeArea.size.height = max(0, newValue - safeArea.minY) }
  }

  /// The area at `rect` with the safe area `insets`.
  init(_ rect: LayoutRect, insets: LayoutInsets, barHeight: Double? = nil) {
    self.rect = rect
    safeArea = rect.inset(by: insets)
    self.barHeight = barHeight
  }

  /// The room at `rect` inside this one.
  func inner(_ rect: LayoutRect) -> ControllerArea {
    var room = self
    room.rect = rect
    let left = max(rect.minX, min(safeArea.minX, rect.maxX))
    let top = max(rect.minY, min(safeArea.minY, rect.maxY))
    room.safeArea = LayoutRect(
      x: left, y: top, width: max(0, min(rect.maxX, max(safeArea.maxX, rect.minX)) - left),
      height: max(0, min(rect.maxY, max(safeArea.maxY, rect.minY)) - top))
    room.barHeight = nil
    room.outerBackTitle = nil
    return room
  }
}
