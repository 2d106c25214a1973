import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation

/// The frames of sheets at a lower detent: on iOS 26 they float 8 points off the edges, slightly
/// scaled down (ORC-66).
extension ScreenLayout {
  /// The fraction of the available height of the medium detent.
  private static let mediumShare = 0.56

  /// The margin of a low sheet on the newest system to the screen's lower edges.
  private static let floatingMargin = 8.0

  /// The frame of the sheet of `controller` at its selected detent; `frame` is its frame at the
  /// large detent.
  func lowered(_ frame: LayoutRect, of controller: ControllerID) -> LayoutRect {
    let below = max(0, frame.maxY - bounds.maxY + insets.bottom)
    guard let height = height(of: controller, atMost: frame.size.height - below) else {
      return frame
    }
    if simulation.options.system.hasLiquidGlass, frame.size.width == bounds.size.width {
      return floating(height + below)
    }
    return LayoutRect(
      x: frame.minX, y: frame.maxY - height - below, width: frame.size.width,
      height: height + below)
  }

  /// The frame of a floating sheet that was `height` points high before it was scaled to its width.
  private func floating(_ height: Double) -> LayoutRect {
    let margin = Self.floatingMargin
    let width = bounds.size.width - 2 * margin
    let scaled = height * width / bounds.size.width
    return LayoutRect(x: margin, y: bounds.maxY - margin - scaled, width: width, height: scaled)
  }

  /// The height of the sheet of `controller` above the bottom inset of the screen; nil if it is
  /// `most`, the available height.
  private func height(of controller: ControllerID, atMost most: Double) -> Double? {
    let scale = Double(simulation.options.device.scale)
    switch simulation.selectedDetent(of: controller)?.height {
    case .medium: return (most * Self.mediumShare * scale).rounded(.down) / scale
    case .points(let points) where points < most: return max(0, points)
    case .points, .large, nil: return nil
    }
  }
}
