import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSchema

/// Rows of tables and the titles around them.
extension SVGRenderer {
  /// The space before the text of a row.
  private var margin: Double { screen.size.width >= 390 ? 20 : 16 }

  mutating func addSectionTitle(_ title: String, _ frame: LayoutRect, isHeader: Bool) {
    let inner = frame.inset(by: LayoutInsets(left: margin, right: margin))
    let isPlain = isHeader && tableStyle == .plain
    addText(
      title, TextFont(pointSize: isPlain ? 15 : 13, weight: isPlain ? .semibold : .regular),
      palette[isPlain ? .label : .secondaryLabel], in: inner, naturalAlignment,
      limit: isHeader ? 1 : 0)
  }

  /// The menu of an item.
  mutating func addMenu(_ titles: [String], _ frame: LayoutRect) {
    for (index, part) in frame.columns(titles.count).enumerated() {
      regions.add(.menuItem(index), part)
    }
    append(shape(frame, radius: 8).filled(Paint(0x1C1C1E)))
    addText(
      titles.joined(separator: "  |  "), TextFont(pointSize: 14), .white, in: frame, .center)
  }

  /// Draws the background of a row: inset sections have round corners at their ends.
  mutating func addBackground(of row: PlacedView.Row, _ view: PlacedView, _ looks: ViewStyle) {
    let paint =
      looks.background
      ?? (row.style == .plain ? .clear : palette[.secondarySystemGroupedBackground])
    guard paint.isVisible else { return }
    guard row.style == .insetGrouped, row.isFirst || row.isLast else {
      return append(shape(view.frame).filled(paint))
    }
    let radius = screen.system.hasLiquidGlass ? 26.0 : 10
    append(shape(view.frame, radius: radius).filled(paint))
    guard row.isFirst != row.isLast else { return }
    // The half at the side of the neighbour is square again.
    var half = view.frame
    half.size.height /= 2
    if row.isFirst { half.origin.y += half.size.height }
    append(shape(half).filled(paint))
  }

  /// The line below a row, and the sign at its end.
  mutating func addEdges(of row: PlacedView.Row, _ view: PlacedView) {
    let frame = view.frame
    if let type = view.template?.cell?.accessoryType { addAccessory(type, frame, of: view.id) }
    addEditingSigns(of: row, view)
    guard row.hasSeparator, row.style == .plain || !row.isLast else { return }
    let isLeft = !screen.isRightToLeft
    // On iOS 26 separators have a trailing inset too (ORC-102).
    let end = hasGlass && row.style == .plain ? 8.0 : 0
    append(
      line(
        frame.minX + (isLeft ? margin : end), frame.maxY - 0.25,
        frame.maxX - (isLeft ? end : margin), frame.maxY - 0.25
      ).stroked(palette[.separator], width: 0.5))
  }

  private mutating func addAccessory(
    _ type: CellAccessoryType, _ frame: LayoutRect, of cell: String
  ) {
    let y = frame.minY + frame.size.height / 2
    let step = screen.isRightToLeft ? 1.0 : -1
    let end = screen.isRightToLeft ? frame.minX : frame.maxX
    var x = end + step * 16
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      append(
        polyline([
          LayoutPoint(x: x + step * 7, y: y - 6), LayoutPoint(x: x, y: y),
          LayoutPoint(x: x + step * 7, y: y + 6),
        ]).stroked(palette[.tertiaryLabel], width: 2))
      x += step * 18
    }
    if type == .detailButton || type == .detailDisclosureButton {
      let disc = LayoutRect(x: x + step * 10 - 10, y: y - 10, width: 20, height: 20)
      regions.add(.sign(.detailButton, ofCell: cell), disc.inset(by: LayoutInsets(all: -8)))
      append(
        circle(LayoutPoint(x: x + step * 10, y: y), radius: 10).with("fill", "none")
          .stroked(tint, width: 1.5))
      addText("i", TextFont(pointSize: 15), tint, in: disc, .center)
    }
    if type == .checkmark {
      append(
        polyline([
          LayoutPoint(x: x + step * 8 - 6, y: y), LayoutPoint(x: x + step * 8 - 2, y: y + 5),
          LayoutPoint(x: x + step * 8 + 6, y: y - 6),
        ]).stroked(tint, width: 2))
    }
  }
}
