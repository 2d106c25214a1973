import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot

/// A screen as a picture with its touch regions.
struct ScreenDrawing: Sendable {
  /// The size of the screen in points.
  let size: LayoutSize

  /// Whether the device's screen has round corners.
  let hasRoundCorners: Bool

  /// The picture, alone in its file; nil if nothing is on screen.
  let picture: SVGElement?

  /// The touch regions.
  let regions: TouchRegions

  /// The part of the screen outside of the card over it; nil if there is none.
  let outside: LayoutRect?

  /// The drawing of `simulation` as `form`.
  init(_ simulation: Simulation, as form: SVGPicture) {
    let screen = Screen(simulation)
    let drawing = form.drawing(of: screen)
    size = screen.size
    hasRoundCorners = screen.device.hasHomeIndicator
    picture = screen.layers.isEmpty ? nil : drawing.element
    regions = drawing.regions
    outside = screen.layers.last.flatMap { layer in
      layer.style.isCard ? screen.bounds.largestStrip(beside: layer.frame) : nil
    }
  }
}

extension LayoutRect {
  /// The larger of the parts above and below `inner`.
  fileprivate func largestStrip(beside inner: LayoutRect) -> LayoutRect {
    let above = max(0, inner.minY - minY)
    let below = max(0, maxY - inner.maxY)
    return above >= below
      ? LayoutRect(x: minX, y: minY, width: size.width, height: above)
      : LayoutRect(x: minX, y: maxY - below, width: size.width, height: below)
  }
}
