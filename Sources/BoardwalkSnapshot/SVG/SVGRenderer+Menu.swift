import BoardwalkBase
import BoardwalkLayout

/// Open menus (MENU-04).
extension SVGRenderer {
  /// The margin of titles and images at the sides of an entry.
  private static let menuMargin = 16.0

  private static let menuImageSide = 20.0

  /// Draws the outline of the open menu `view`, its title, and the lines between its entries.
  mutating func addMenu(_ view: PlacedView, title: String) {
    let frame = view.frame
    let first = view.subviews.first?.frame.minY ?? frame.maxY
    let top = LayoutRect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: first - frame.minY)
    addText(
      title, TextFont(pointSize: 13), palette[.secondaryLabel],
      in: top.inset(by: LayoutInsets(left: Self.menuMargin, right: Self.menuMargin)),
      naturalAlignment)
    if !title.isEmpty { addMenuLine(at: first, across: frame) }
    for (entry, next) in zip(view.subviews, view.subviews.dropFirst()) {
      let gap = LayoutRect(
        x: frame.minX, y: entry.frame.maxY, width: frame.size.width,
        height: next.frame.minY - entry.frame.maxY)
      if gap.size.height > 0 { append(shape(gap).filled(palette[.tertiarySystemFill])) }
      addMenuLine(at: next.frame.minY, across: frame)
    }
    append(
      shape(frame.inset(by: LayoutInsets(all: 0.5)), radius: Self.menuRadius)
        .with("fill", "none").stroked(palette[.separator]))
  }

  private mutating func addMenuLine(at y: Double, across frame: LayoutRect) {
    append(line(frame.minX, y, frame.maxX, y).stroked(palette[.separator], width: 0.5))
  }

  /// The radius of a menu's corners.
  static let menuRadius = 13.0

  /// Draws `entry` of an open menu: its title, and at the end its image, or the sign of a submenu.
  mutating func add(_ entry: PlacedMenuEntry, _ frame: LayoutRect) {
    regions.add(.menuItem(entry.index), frame)
    let usual = palette[entry.isDestructive ? .systemRed : .label]
    let paint = entry.isEnabled ? usual : palette[.tertiaryLabel]
    let inner = frame.inset(by: LayoutInsets(left: Self.menuMargin, right: Self.menuMargin))
    let side = Self.menuImageSide
    let hasSign = entry.opensMenu || entry.image != nil
    let room = hasSign ? side + 8 : 0
    let isLeft = screen.isRightToLeft
    addText(
      entry.title, TextFont(pointSize: 17), paint,
      in: inner.inset(by: LayoutInsets(left: isLeft ? room : 0, right: isLeft ? 0 : room)),
      naturalAlignment)
    let sign = LayoutRect(
      x: isLeft ? inner.minX : inner.maxX - side,
      y: frame.minY + (frame.size.height - side) / 2, width: side, height: side)
    if entry.opensMenu {
      addMenuSign(in: sign)
    } else if let image = entry.image {
      addImage(image, sign, tint: paint, takesTemplates: true)
    }
  }

  /// The sign of an entry that opens another menu, at the end of `frame`.
  private mutating func addMenuSign(in frame: LayoutRect) {
    let x = screen.isRightToLeft ? frame.minX : frame.maxX
    addChevron(at: LayoutPoint(x: x, y: frame.midY), palette[.secondaryLabel])
  }
}
