import BoardwalkDevices
import BoardwalkDocument

extension Canvas {
  /// The same document, running on `device` instead of drawn by Interface Builder.
  public func running(on device: Device, isLandscape: Bool) -> Canvas {
    var canvas = self
    canvas.run(on: device, isLandscape: isLandscape)
    return canvas
  }

  /// Whether a device runs it.
  var isRunning: Bool { drawnScreen != nil }

  /// What the device takes from the edges of its screen; nil where none runs it.
  var deviceInsets: Insets? {
    isRunning ? device?.safeArea(isLandscape: isLandscape, on: .standard) : nil
  }

  /// The size on the running device of a controller's view that was drawn at `stored`; nil for one
  /// whose author gave it a size of its own.
  func runningSize(of stored: Size) -> Size? {
    guard let drawnScreen, let screen else { return nil }
    guard stored.width == drawnScreen.width, stored.height > drawnScreen.height / 2 else {
      return nil
    }
    // A sheet, or what ends at bars, is lower than the screen by as much as it was.
    return Size(width: screen.width, height: screen.height - drawnScreen.height + stored.height)
  }
}
