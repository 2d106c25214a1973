import BoardwalkDevices
import BoardwalkDocument

extension Canvas {
  /// The same document, moved to `device` from where Interface Builder drew it.
  public func moved(to device: Device, isLandscape: Bool) -> Canvas {
    var canvas = self
    canvas.move(to: device, isLandscape: isLandscape)
    return canvas
  }

  /// Whether it is laid out for another screen than it was drawn for.
  var isMoved: Bool { drawnScreen != nil }

  /// What the other device takes from the edges of its screen; nil where there is none.
  var deviceInsets: Insets? {
    isMoved ? device?.safeArea(isLandscape: isLandscape, on: .standard) : nil
  }

  /// The size on the other device of a controller's view that was drawn at `stored`; nil for one
  /// whose author gave it a size of its own.
  func movedSize(of stored: Size) -> Size? {
    guard let drawnScreen, let screen else { return nil }
    guard stored.width == drawnScreen.width, stored.height > drawnScreen.height / 2 else {
      return nil
    }
    // A sheet, or what ends at bars, is lower than the screen by as much as it was.
    return Size(width: screen.width, height: screen.height - drawnScreen.height + stored.height)
  }
}
