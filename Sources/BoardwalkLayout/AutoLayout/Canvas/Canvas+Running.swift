import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

extension Canvas {
  /// Whether the language is read from right to left.
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// What the device that runs the app takes from the edges of its screen; nil on Interface Builder's
  /// canvas.
  var deviceInsets: LayoutInsets? {
    system.flatMap { device?.safeArea(isLandscape: isLandscape, on: $0) }
  }

  /// The size on the device of a controller's view that was drawn at `stored`; nil for one whose author
  /// gave it a size of its own.
  func runningSize(of stored: LayoutSize) -> LayoutSize? {
    guard let drawnScreen, let screen else { return nil }
    guard stored.width == drawnScreen.width, stored.height > drawnScreen.height / 2 else {
      return nil
    }
    // A sheet, or what ends at bars, is lower than the screen by as much as it was.
    return LayoutSize(
      width: screen.width, height: screen.height - drawnScreen.height + stored.height)
  }
}
