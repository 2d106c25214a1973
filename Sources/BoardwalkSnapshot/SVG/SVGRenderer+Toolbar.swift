import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// Toolbars.
extension SVGRenderer {
  /// A bar above the home indicator extends to the bottom of the screen.
  private func reachingBottom(_ frame: LayoutRect) -> LayoutRect {
    let insets = screen.device.safeArea(isLandscape: screen.isLandscape, on: screen.system)
    var frame = frame
    if insets.bottom > 0, abs(frame.maxY - (screen.size.height - insets.bottom)) < 1 {
      frame.size.height += insets.bottom
    }
    return frame
  }

  /// Draws a toolbar; flexible spaces share the room that its items leave (BAR-22).
  mutating func addToolbar(_ items: [BarButtonItemTemplate], _ frame: LayoutRect, _ look: BarStyle)
  {
    if !hasGlass {
      append(shape(reachingBottom(frame)).filled(look.background))
      append(
        line(frame.minX, frame.minY, frame.maxX, frame.minY).stroked(look.hairline, width: 0.5))
    }
    let gap = 12.0
    let shown = screen.isRightToLeft ? items.reversed() : items
    let widths = shown.map { item -> Double in
      guard item.systemItem?.isSpace == true else { return faceWidth(of: item) + gap }
      return item.systemItem == .flexibleSpace ? 0 : item.width ?? 0
    }
    let springs = Double(items.filter { $0.systemItem == .flexibleSpace }.count)
    let spare = max(0, frame.size.width - 32 + gap - widths.reduce(0, +))
    var x = frame.minX + 16
    for (item, width) in zip(shown, widths) {
      if item.systemItem == .flexibleSpace {
        x += spare / springs
      } else {
        if item.systemItem?.isSpace != true {
          addContent(
            of: item,
            LayoutRect(x: x, y: frame.minY, width: width - gap, height: min(frame.size.height, 44)),
            look)
        }
        x += width
      }
    }
  }
}
