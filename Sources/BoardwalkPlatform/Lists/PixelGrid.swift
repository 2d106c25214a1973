import BoardwalkBase

/// The pixels of a screen, to which frames are rounded.
struct PixelGrid: Sendable, Hashable {
  /// Pixels a point.
  private let scale: Double

  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// `rect` with its corner on a pixel's, and its size in whole pixels.
  func rounding(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: rounding(rect.minX), y: rounding(rect.minY), width: rounding(rect.size.width),
      height: rounding(rect.size.height))
  }

  private func rounding(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}
