import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation

/// The screen with its layers, and the system's own drawing.
extension SVGRenderer {
  /// The corner radius of the card `layer`; it depends on the system, and alerts have their own.
  private func cardRadius(of layer: ScreenLayer) -> Double {
    guard layer.style != .menu else { return Self.menuRadius }
    let isAlert = layer.view.id == AlertContent.viewID
    return hasGlass ? (isAlert ? 34 : 38) : isAlert ? 14 : 10
  }

  /// Draws all of the screen.
  mutating func addScreen() {
    append(shape(screen.bounds).filled(screen.layers.isEmpty ? .black : palette[.systemBackground]))
    for layer in screen.layers { add(layer) }
    if let keyboard = screen.keyboard { add(keyboard) }
    addStatusBar()
    addHomeIndicator()
  }

  private mutating func add(_ layer: ScreenLayer) {
    guard layer.style.isCard else { return add(layer.view, in: layer.frame) }
    // Behind a card the screen is dimmed by a fifth (ORC-69).
    if layer.dimsBelow { append(shape(screen.bounds).filled(Paint(0x000000, alpha: 0.2))) }
    let radius = cardRadius(of: layer)
    elevated { drawing in
      drawing.append(
        drawing.shape(layer.frame, radius: radius).filled(drawing.palette[.systemBackground]))
      drawing.clip(to: layer.frame, radius: radius) { $0.add(layer.view, in: layer.frame) }
    }
  }

  /// A color with contrast to the background.
  private var homeIndicatorPaint: Paint {
    let below = LayoutPoint(x: screen.size.width / 2, y: screen.size.height - 10)
    return backdrop(at: below).isDark ? .white : .black
  }

  private mutating func addHomeIndicator() {
    guard screen.hasHomeIndicator, !screen.layers.isEmpty else { return }
    let width = screen.device.idiom == .phone ? 134.0 : 300
    append(
      shape(
        LayoutRect(
          x: (screen.size.width - width) / 2, y: screen.size.height - 13, width: width, height: 5),
        radius: 2.5
      ).filled(homeIndicatorPaint))
  }
}
