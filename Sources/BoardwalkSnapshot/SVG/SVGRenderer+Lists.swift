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
    let radius = hasGlass ? 26.0 : 10
    append(shape(view.frame, radius: radius).filled(paint))
    guard row.isFirst != row.isLast else { return }
    // The half at the side of the neighbor is square again.
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

  /// A chevron with its tip at `tip`, which leads on in the direction of reading.
  mutating func addChevron(at tip: LayoutPoint, _ paint: Paint) {
    let tail = tip.x + (screen.isRightToLeft ? 7 : -7)
    append(
      polyline([
        LayoutPoint(x: tail, y: tip.y - 6), tip, LayoutPoint(x: tail, y: tip.y + 6),
      ]).stroked(paint, width: 2))
  }

  private mutating func addAccessory(
    _ type: CellAccessoryType, _ frame: LayoutRect, of cell: String
  ) {
    let y = frame.midY
    let step = screen.isRightToLeft ? 1.0 : -1
    let end = screen.isRightToLeft ? frame.minX : frame.maxX
    var x = end + step * 16
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      addChevron(at: LayoutPoint(x: x, y: y), palette[.tertiaryLabel])
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

/// Sample rows and items in lists with content from code.
extension SVGRenderer {
  /// The opacity of samples that represent further rows.
  private static let sampleOpacity = 0.35

  /// Draws the scrolled contents of `view`; `draw` draws the known views.
  mutating func addScrolled(_ view: PlacedView, _ draw: (inout SVGRenderer) -> Void) {
    guard let samples = view.sampleRows else { return draw(&self) }
    let id = nextID("rows")
    append(in: SVGElement("g").with("id", id), draw)
    guard let first = samples.first, let last = samples.last else { return }
    let height = last.frame.maxY - first.frame.minY
    let bottom = min(view.frame.maxY, screen.size.height)
    var shift = height
    while height >= 20, first.frame.minY + shift < bottom {
      append(
        SVGElement("use").with("href", "#\(id)").with("y", shift)
          .with("opacity", Self.sampleOpacity))
      shift += height
    }
  }

  /// The distance between the name of a list's class and the line below.
  private static let lineBelowClassName = 18.0

  /// Draws the origin of the rows or items of the list `view`, whose document has no samples.
  mutating func addOrigin(ofRowsIn view: PlacedView, _ template: ViewTemplate) {
    guard !view.showsRunningList, view.frame.size.height >= 30 else { return }
    let text: String? =
      switch template.elementKind {
      case .tableView where template.table?.hasNoRows ?? true: "rows come from code"
      case .collectionView where template.collection?.prototypes.isEmpty ?? true:
        "items come from code"
      default: nil
      }
    guard let text else { return }
    let paint = palette[.systemGray]
    let line = LayoutPoint(x: 0, y: view.shownClassName == nil ? 0 : Self.lineBelowClassName)
    addText(text, TextFont(pointSize: 13), paint, in: view.frame.moved(by: line), .center)
  }
}

extension TableTemplate {
  /// Whether the document has no rows.
  fileprivate var hasNoRows: Bool { prototypes.isEmpty && sections.isEmpty }
}

extension PlacedView {
  /// The samples of the rows that code gives a table, if it shows nothing else; nil for other
  /// views.
  fileprivate var sampleRows: [PlacedView]? {
    guard let table = template?.table, !table.isStatic, table.headerView.isEmpty,
      !showsRunningList, !subviews.isEmpty, subviews.allSatisfy({ $0.row != nil })
    else { return nil }
    return subviews
  }
}

/// Editing controls of rows.
extension SVGRenderer {
  /// The width of a button next to a row's content.
  private static let buttonWidth = 80.0

  /// Draws the editing controls: a sign at the leading end, a grip at the trailing end, and the
  /// row's buttons.
  mutating func addEditingSigns(of row: PlacedView.Row, _ view: PlacedView) {
    let frame = view.frame
    if let style = row.editingStyle, style != .none {
      let place = end(of: frame, width: 44, isLeft: !screen.isRightToLeft)
      regions.add(.sign(.editingControl, ofCell: view.id), place)
      addEditingControl(isInsert: style == .insert, in: place)
    }
    addButtons(row.leadingButtons, of: view, isLeft: !screen.isRightToLeft)
    addButtons(row.trailingButtons.reversed(), of: view, isLeft: screen.isRightToLeft)
    if row.trailingButtons.isEmpty, row.canMove {
      let place = end(of: frame, width: 44, isLeft: screen.isRightToLeft)
      regions.add(.sign(.reorderControl, ofCell: view.id), place)
      addGrip(in: place)
    }
  }

  /// Draws buttons with `titles`, from the edge inward. A single button usually deletes.
  private mutating func addButtons(_ titles: [String], of view: PlacedView, isLeft: Bool) {
    let paint = palette[titles.count == 1 ? .systemRed : .systemGray]
    for (index, title) in titles.enumerated() {
      var place = end(of: view.frame, width: Self.buttonWidth, isLeft: isLeft)
      place.origin.x += Self.buttonWidth * Double(isLeft ? index : -index)
      regions.add(.rowButton(index, ofCell: view.id), place)
      append(shape(place).filled(paint))
      addText(title, TextFont(pointSize: 15), .white, in: place, .center)
    }
  }

  private func end(of frame: LayoutRect, width: Double, isLeft: Bool) -> LayoutRect {
    LayoutRect(
      x: isLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
      height: frame.size.height)
  }

  /// A white minus on red, or a white plus on green.
  private mutating func addEditingControl(isInsert: Bool, in place: LayoutRect) {
    let center = place.center
    append(
      circle(center, radius: 11).filled(palette[isInsert ? .systemGreen : .systemRed]))
    append(line(center.x - 6, center.y, center.x + 6, center.y).stroked(.white, width: 2))
    guard isInsert else { return }
    append(line(center.x, center.y - 6, center.x, center.y + 6).stroked(.white, width: 2))
  }

  /// Three lines, which a finger drags.
  private mutating func addGrip(in place: LayoutRect) {
    let (x, y) = (place.midX, place.midY)
    for offset in [-5.0, 0, 5] {
      append(
        line(x - 10, y + offset, x + 10, y + offset).stroked(palette[.tertiaryLabel], width: 1.5))
    }
  }
}
