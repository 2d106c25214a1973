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
    let width = faceWidth(of: item)
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
  func faceWidth(of item: BarButtonItemTemplate) -> Double {
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
      return addImage(image, icon, tint: tint)
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
