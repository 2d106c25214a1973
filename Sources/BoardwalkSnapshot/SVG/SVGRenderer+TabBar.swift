import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Tab bars.
extension SVGRenderer {
  /// Draws a tab bar, whose tabs share its width.
  mutating func addTabBar(_ tabs: [PlacedTab], _ frame: LayoutRect, _ look: BarStyle) {
    var bar = frame
    if hasGlass {
      let width = min(frame.size.width - 42, Double(tabs.count) * 86 + 16)
      bar = LayoutRect(
        x: frame.minX + (frame.size.width - width) / 2, y: frame.minY, width: width, height: 62)
      append(
        shape(bar, radius: 31).filled(palette.either(.white, Paint(0x2C2C2E)))
          .stroked(palette[.label].faded(to: 0.08)))
    } else {
      append(shape(frame).filled(look.background))
      append(
        line(frame.minX, frame.minY, frame.maxX, frame.minY).stroked(look.hairline, width: 0.5))
    }
    let width = bar.size.width / Double(max(tabs.count, 1))
    let shown = screen.isRightToLeft ? tabs.reversed() : tabs
    for (index, tab) in shown.enumerated() {
      let slot = LayoutRect(
        x: bar.minX + width * Double(index), y: bar.minY + (hasGlass ? 7 : 0), width: width,
        height: 49)
      regions.add(.tab(screen.isRightToLeft ? tabs.count - 1 - index : index), slot)
      add(tab, slot, look)
    }
  }

  private mutating func add(_ tab: PlacedTab, _ slot: LayoutRect, _ look: BarStyle) {
    let paint = tab.isSelected ? look.tint : palette[.systemGray]
    let icon = LayoutRect(
      x: slot.minX + slot.size.width / 2 - 12, y: slot.minY + 6, width: 24, height: 24)
    if let image = tab.image { addImage(image, icon, tint: paint) }
    addText(
      tab.title, TextFont(pointSize: 10, weight: .medium), paint,
      in: LayoutRect(x: slot.minX + 2, y: slot.minY + 33, width: slot.size.width - 4, height: 13),
      .center
    )
    guard let badge = tab.badge, !badge.isEmpty else { return }
    let font = TextFont(pointSize: 13)
    let width = max(18, font.width(of: badge) + 10)
    let disc = LayoutRect(x: icon.maxX - 8, y: icon.minY - 4, width: width, height: 18)
    append(shape(disc, radius: 9).filled(palette[.systemRed]))
    addText(badge, font, .white, in: disc, .center)
  }
}
