import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// The status bar: the time, and the signs of a device with a connection and a full battery.
extension SVGRenderer {
  /// The gap between two signs.
  private static let signGap = 5.0

  /// White on a navigation bar with the black style, as in UIKit, and on a dark background.
  private var statusBarPaint: Paint {
    let layer = screen.layers.last { !$0.style.isCard }
    if layer?.view.firstBar?.isBlack ?? false { return .white }
    let backdrop = backdrop(at: LayoutPoint(x: screen.size.width / 2, y: 1))
    return backdrop.isDark ? .white : .black
  }

  mutating func addStatusBar() {
    let height = screen.statusBarHeight
    guard height > 0 else { return }
    let paint = statusBarPaint
    let isLow = height <= 24
    let isPhone = screen.device.idiom == .phone
    let bar = LayoutRect(
      x: 0, y: max(0, height - 44), width: screen.size.width, height: min(height, 44))
    let font = TextFont(pointSize: isLow ? 12 : 16, weight: .semibold)
    let isCentred = isLow && isPhone
    addText(
      "9:41", font, paint,
      in: bar.inset(by: LayoutInsets(left: isCentred ? 0 : isLow ? 8 : 32)),
      isCentred ? .center : .left)
    let middle = bar.midY
    let battery = LayoutRect(
      x: bar.maxX - (isLow ? 32 : 56), y: middle - 5.5, width: 24, height: 11)
    add(battery: battery, paint)
    // A low bar of a phone has the connection at its start, as the time is in the middle.
    let signal = isCentred ? 6 : battery.minX - 2 * Self.signGap - 33
    if isPhone { addSignal(at: LayoutPoint(x: signal, y: middle), paint) }
    addWaves(at: LayoutPoint(x: signal + 17 + Self.signGap, y: middle), paint)
  }

  private mutating func add(battery frame: LayoutRect, _ paint: Paint) {
    let faded = paint.faded(to: 0.4)
    append(
      shape(frame.inset(by: LayoutInsets(all: 0.5)), radius: 3).with("fill", "none").stroked(faded))
    append(shape(frame.inset(by: LayoutInsets(all: 2)), radius: 1.5).filled(paint))
    append(
      shape(
        LayoutRect(x: frame.maxX + 1, y: frame.minY + 3.5, width: 1.5, height: 4), radius: 0.75
      ).filled(faded))
  }

  /// Four bars of growing height for the strength of the signal, from `start`, 17 points wide.
  private mutating func addSignal(at start: LayoutPoint, _ paint: Paint) {
    let path = (0..<4).map { index in
      let (x, height) = (start.x + Double(index) * 4.5, 4 + 2 * Double(index))
      return "M\(PlainNumber.text(x)) \(PlainNumber.text(start.y + 5 - height))"
        + "h3v\(PlainNumber.text(height))h-3z"
    }
    append(SVGElement("path").with("d", path.joined()).filled(paint))
  }

  /// The waves of a wireless network, from `start`, 16 points wide.
  private mutating func addWaves(at start: LayoutPoint, _ paint: Paint) {
    let (x, y) = (PlainNumber.text(start.x + 8), PlainNumber.text(start.y + 4.5))
    append(
      SVGElement("path")
        .with("d", "M\(x) \(y)m-7 -6.5a10 10 0 0 1 14 0m-11.5 2.8a6.4 6.4 0 0 1 9 0")
        .with("fill", "none").with("stroke-linecap", "round").stroked(paint, width: 1.8))
    append(
      SVGElement("path").with("d", "M\(x) \(y)m-2.2 -2a3 3 0 0 1 4.4 0l-2.2 2.2z").filled(paint))
  }
}

extension PlacedView {
  /// The first navigation bar in preorder.
  fileprivate var firstBar: BarContent? {
    if case .navigationBar = content { return bar }
    return subviews.lazy.compactMap(\.firstBar).first
  }
}
