import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Stacks the rows of a table: a static table's own, or one sample of each prototype.
struct TableLayout {
  let content: ContentLayout
  let view: ViewTemplate
  let table: TableTemplate
  let frame: LayoutRect

  /// The views inside the table, from the top.
  func rows() -> [PlacedView] {
    var cursor = RowCursor(y: frame.minY + content.inset(of: view, at: frame))
    let top = cursor.y
    for header in table.headerView { span(header, in: &cursor) }
    if table.isStatic {
      for (index, section) in table.sections.enumerated() {
        let above = index == 0 ? nil : table.sections[index - 1]
        add(section, below: above, to: &cursor, tableTop: top)
      }
    } else {
      add(table.prototypes, storedFrom: nil, to: &cursor)
    }
    for footer in table.footerView { span(footer, in: &cursor) }
    return cursor.views
      + content.subviews(of: view, from: LayoutPoint(x: frame.minX, y: top), inListAt: frame)
  }

  private struct RowCursor {
    var y: Double
    var views: [PlacedView] = []
  }

  private func span(_ part: ViewTemplate, in cursor: inout RowCursor) {
    cursor.views.append(content.span(part, at: &cursor.y, in: frame, of: view))
  }

  // MARK: Sections

  private func add(
    _ section: TableTemplate.Section, below above: TableTemplate.Section?,
    to cursor: inout RowCursor,
    tableTop: Double
  ) {
    // Static rows have stored positions, so the space between them is that of the titles.
    let stored = section.cells.first?.frame.map { $0.minY + tableTop }
    var top = cursor.y + headerHeight(section, below: above)
    if let stored, stored >= cursor.y, stored - cursor.y < 200 { top = stored }
    if let title = section.headerTitle {
      // A grouped table's title is directly above its rows.
      let height = min(top - cursor.y, TableMetrics.titleHeight)
      cursor.views.append(titleView(title, top - height, height, isHeader: true))
    }
    cursor.y = top
    add(section.cells, storedFrom: tableTop, to: &cursor)
    if let title = section.footerTitle {
      let height = max(
        TableMetrics.titleHeight,
        18 * (Double(title.count) * 6 / max(frame.size.width, 1)).rounded(.up))
      cursor.views.append(titleView(title, cursor.y, height, isHeader: false))
      cursor.y += height
    }
  }

  /// The space between the rows of `above` and those of `section`, with its title, without stored
  /// positions.
  private func headerHeight(
    _ section: TableTemplate.Section, below above: TableTemplate.Section?
  ) -> Double {
    let metrics = TableMetrics(table.style, on: content.system)
    let hasTitle = section.headerTitle != nil
    var height = metrics.headerHeight(
      hasTitle: hasTitle,
      below: above.map { .section(hasFooterTitle: $0.footerTitle != nil) } ?? .top)
    if hasTitle { height += metrics.headerPadding }
    if let above, above.footerTitle == nil { height += metrics.footerHeight(hasTitle: false) }
    return height
  }

  private func titleView(
    _ title: String, _ y: Double, _ height: Double, isHeader: Bool
  ) -> PlacedView {
    PlacedView(
      className: "UITableViewHeaderFooterView",
      frame: LayoutRect(x: frame.minX, y: y, width: frame.size.width, height: max(height, 0)),
      content: isHeader ? .sectionHeader(title) : .sectionFooter(title))
  }

  // MARK: Rows

  private func add(
    _ cells: [ViewTemplate], storedFrom tableTop: Double?, to cursor: inout RowCursor
  ) {
    let hasSeparator = view.content.scroll?.hasSeparators ?? true
    for (index, cell) in cells.enumerated() where !cell.isHidden {
      let inset = cardMargin(of: cell)
      let (x, width) = (frame.minX + inset, max(0, frame.size.width - 2 * inset))
      let height = height(of: cell, width: width)
      if let tableTop, let stored = cell.frame?.minY, stored + tableTop > cursor.y,
        stored + tableTop - cursor.y < 8
      {
        cursor.y = stored + tableTop
      }
      var row = content.place(
        cell, in: LayoutRect(x: x, y: cursor.y, width: width, height: height), of: view)
      row.row = PlacedView.Row(
        isFirst: index == 0, isLast: index == cells.count - 1, style: table.style,
        hasSeparator: hasSeparator)
      cursor.views.append(row)
      cursor.y += height
    }
  }

  /// The side margin of `cell` in an inset table: on the canvas the stored one (LAY-67).
  private func cardMargin(of cell: ViewTemplate) -> Double {
    guard table.style == .insetGrouped else { return 0 }
    if !content.isRunning, let drawn = cell.frame?.minX, drawn > 0 { return drawn }
    return LayoutRoots.cardMargin(in: frame.size.width)
  }

  /// Rows without a given height have the height of their constraints, but at least the stored one.
  private func height(of cell: ViewTemplate, width: Double) -> Double {
    let own = cell.rowHeight
    let stored = cell.frame.flatMap { $0.size.height > 0 ? $0.size.height : nil }
    let isAutomatic = own == nil && (table.rowHeight ?? -1) <= 0
    let fitting = isAutomatic ? content.fittingHeight(of: cell, width: width) : nil
    let given = stored ?? own ?? table.rowHeight ?? TableMetrics.rowHeight
    return min(max(given, fitting ?? 0), 10_000)
  }
}
