import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// The items of bars.
extension SVGRenderer {
  /// Whether bars are of glass: without a background, their items on platters (ORC-54).
  var hasGlass: Bool { screen.system.hasLiquidGlass }

  /// Draws an item at an end of a bar.
  mutating func add(_ item: BarButtonItemTemplate, _ end: inout BarEnd, _ look: BarStyle) {
    guard item.systemItem?.isSpace != true else { return }
    let width = contentWidth(of: item)
    let frame = end.take(hasGlass ? width + (width > 24 ? 32 : 20) : width, margin: 16)
    if hasGlass { addPlatter(frame) }
    addContent(of: item, frame, look)
  }

  /// Draws the glass under an item.
  mutating func addPlatter(_ frame: LayoutRect) {
    let platter = LayoutRect(
      x: frame.minX, y: frame.minY + (frame.size.height - 44) / 2, width: frame.size.width,
      height: 44)
    append(
      shape(platter, radius: 22)
        .filled(palette.either(Paint(0xFFFFFF, alpha: 0.9), Paint(0x2C2C2E, alpha: 0.9)))
        .stroked(palette[.label].faded(to: 0.08)))
  }

  private func font(of item: BarButtonItemTemplate) -> TextFont {
    let isGlyph = BarItemContent.text(of: item).count == 1
    let weight: TextFont.Weight =
      item.style == .done || item.style == .prominent ? .semibold : hasGlass ? .medium : .regular
    return TextFont(pointSize: isGlyph ? 24 : 17, weight: isGlyph ? .regular : weight)
  }

  /// The width of the content of an item.
  func contentWidth(of item: BarButtonItemTemplate) -> Double {
    if let view = item.customView { return view.frame?.size.width ?? 44 }
    if item.shownImage != nil { return 24 }
    return min(max(font(of: item).width(of: BarItemContent.text(of: item)) + 0.5, 16), 200)
  }

  /// Draws an item in the middle of `frame`.
  mutating func addContent(of item: BarButtonItemTemplate, _ frame: LayoutRect, _ look: BarStyle) {
    regions.add(.item(item.id), frame)
    if let view = item.customView, let size = view.frame?.size, size.width > 0, size.height > 0 {
      return add(view, size, inMiddleOf: frame)
    }
    let tint = palette.paint(item.tintColor) ?? look.tint
    if let image = item.shownImage {
      let icon = LayoutRect(
        x: frame.minX + (frame.size.width - 24) / 2, y: frame.minY + (frame.size.height - 24) / 2,
        width: 24, height: 24)
      return addImage(image, icon, tint: tint, takesTemplates: true)
    }
    addText(
      BarItemContent.text(of: item), font(of: item),
      !item.isEnabled ? palette[.tertiaryLabel] : hasGlass ? palette[.label] : tint, in: frame,
      .center)
  }

  /// Draws the custom view of an item in `size`, with its subviews.
  private mutating func add(_ view: ViewTemplate, _ size: LayoutSize, inMiddleOf frame: LayoutRect)
  {
    let place = LayoutRect(
      x: frame.minX + (frame.size.width - size.width) / 2,
      y: frame.minY + (frame.size.height - size.height) / 2, width: size.width,
      height: size.height)
    let canvas = Canvas(
      running: nil, on: screen.device, isLandscape: screen.isLandscape, system: screen.system,
      textSize: screen.textSize, direction: screen.isRightToLeft ? .rightToLeft : .leftToRight)
    add(ContentLayout(safeArea: place, on: canvas).place(view, in: place), in: frame)
  }
}

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
      x: slot.midX - 12, y: slot.minY + 6, width: 24, height: 24)
    if let image = tab.image { addImage(image, icon, tint: paint, takesTemplates: true) }
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
      guard item.systemItem?.isSpace == true else { return contentWidth(of: item) + gap }
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
