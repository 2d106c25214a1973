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

  /// White on a navigation bar with the black style, as in UIKit, and on a dark background.
  private var statusBarPaint: Paint {
    let layer = screen.layers.last { !$0.style.isCard }
    if layer?.view.firstBar?.isBlack ?? false { return .white }
    let backdrop = backdrop(at: LayoutPoint(x: screen.size.width / 2, y: 1))
    return backdrop.isDark ? .white : .black
  }

  private mutating func addStatusBar() {
    let height = screen.statusBarHeight
    guard height > 0 else { return }
    let paint = statusBarPaint
    let isLow = height <= 24
    let bar = LayoutRect(
      x: 0, y: max(0, height - 44), width: screen.size.width, height: min(height, 44))
    let font = TextFont(pointSize: isLow ? 12 : 16, weight: .semibold)
    let isCentred = isLow && screen.device.idiom == .phone
    addText(
      "9:41", font, paint,
      in: bar.inset(by: LayoutInsets(left: isCentred ? 0 : isLow ? 8 : 32)),
      isCentred ? .center : .left)
    let battery = LayoutRect(
      x: bar.maxX - (isLow ? 32 : 56), y: bar.minY + bar.size.height / 2 - 5.5, width: 24,
      height: 11)
    append(shape(battery, radius: 3).filled(.clear).stroked(paint.faded(to: 0.4)))
    append(shape(battery.inset(by: LayoutInsets(all: 2)), radius: 1.5).filled(paint))
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

extension PlacedView {
  /// The first navigation bar in preorder.
  fileprivate var firstBar: BarContent? {
    if case .navigationBar = content { return bar }
    return subviews.lazy.compactMap(\.firstBar).first
  }
}
