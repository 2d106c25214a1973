import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// Places the contents of a list with a data source: the simulation knows the position of each part
/// in the content, and the content offset.
struct RunningListLayout {
  let content: ContentLayout
  let view: ViewTemplate
  let list: RunningList
  let frame: LayoutRect

  /// The width of the editing control at the left of a row, in points.
  private static let editingIndent = 38.0

  /// The width of the reorder control of a row, in points.
  private static let gripWidth = 40.0

  /// The views inside the list, in reading order; a table's own header and footer scroll with it.
  func parts() -> [PlacedView] {
    list.parts.map(place) + supplements()
      + content.subviews(of: view, from: origin, inListAt: frame) + menu()
  }

  /// The origin of the content on the screen.
  var origin: LayoutPoint {
    LayoutPoint(
      x: frame.minX - list.scrolled.x,
      y: frame.minY + content.inset(of: view, at: frame) - list.scrolled.y)
  }

  private func place(_ part: RunningList.Part) -> PlacedView {
    let place = part.frame.moved(by: origin)
    switch part.content {
    case .header(let title): return titleView(.sectionHeader(title), at: place)
    case .footer(let title): return titleView(.sectionFooter(title), at: place)
    case .supplement(let id, let template):
      var supplement = content.place(template, in: place, of: view).transformed(by: part.looks)
      supplement.cell = id
      return supplement
    case .cell(let id, let template):
      guard let table = view.table else {
        var item = finished(content.place(template, in: place, of: view), template, part)
        item.cell = id
        return item
      }
      var cell = finished(
        content.place(narrowed(template, in: part, at: row(place)), in: row(place), of: view),
        template, part)
      cell.cell = id
      cell.row = PlacedView.Row(
        isFirst: part.isFirst, isLast: part.isLast, style: table.style,
        hasSeparator: view.content.scroll?.hasSeparators ?? true,
        isSelected: part.isSelected, editingStyle: part.editingStyle, canMove: part.canMove,
        leadingButtons: part.leadingButtons, trailingButtons: part.trailingButtons)
      return cell
    }
  }

  /// The cell `template` with its content inset for the controls at its sides, unless its document
  /// already includes the accessory.
  private func narrowed(
    _ template: ViewTemplate, in part: RunningList.Part, at place: LayoutRect
  ) -> ViewTemplate {
    guard !template.subviews.isEmpty else { return template }
    var result = template
    let outer =
      template.frame ?? LayoutRect(place.size)
    let inner =
      template.subviews[0].frame
      ?? LayoutRect(outer.size)
    result.frame = outer
    // While it is edited, it shows another sign.
    if part.editingStyle != nil {
      result.cell?.accessoryType = template.content.editingAccessoryType
    }
    var margins = LayoutInsets()
    if part.editingStyle == .delete || part.editingStyle == .insert {
      margins.left = Self.editingIndent
    }
    if part.canMove {
      margins.right = Self.gripWidth
    } else if inner.size.width == outer.size.width {
      margins.right = content.width(
        ofAccessory: result.cell?.accessoryType, inCell: place.size.width)
    }
    result.subviews[0].frame = inner.inset(by: margins)
    return result
  }

  /// Rows of inset groups leave space at the sides.
  private func row(_ place: LayoutRect) -> LayoutRect {
    guard view.table?.style == .insetGrouped else { return place }
    let inset = LayoutRoots.cardMargin(in: frame.size.width)
    return place.inset(by: LayoutInsets(top: 0, left: inset, bottom: 0, right: inset))
  }

  private func titleView(_ title: PlacedView.Content, at place: LayoutRect) -> PlacedView {
    // A grouped table's title is directly above its rows.
    var place = place
    if case .sectionHeader = title, place.size.height > TableMetrics.titleHeight {
      place.origin.y = place.maxY - TableMetrics.titleHeight
      place.size.height = TableMetrics.titleHeight
    }
    return PlacedView(className: "UITableViewHeaderFooterView", frame: place, content: title)
  }

  /// A table's own header and footer, which scroll with its rows.
  private func supplements() -> [PlacedView] {
    guard let table = view.table else { return [] }
    var top = origin.y
    var bottom = origin.y + list.contentHeight - table.footerView.reduce(0) { $0 + $1.ownHeight }
    return table.headerView.map { content.span($0, at: &top, in: frame, of: view) }
      + table.footerView.map { content.span($0, at: &bottom, in: frame, of: view) }
  }
}

/// Selected backgrounds of items, and menus above them.
extension RunningListLayout {
  /// `cell` with its background, and with the transforms of code.
  func finished(
    _ cell: PlacedView, _ template: ViewTemplate, _ part: RunningList.Part
  ) -> PlacedView {
    var cell = cell
    if let background = selectedBackground(of: template, part) {
      cell.subviews.insert(background.filling(cell.frame), at: 0)
    }
    return cell.transformed(by: part.looks)
  }

  /// The background of a selected or highlighted cell (COL-26).
  private func selectedBackground(
    of template: ViewTemplate, _ part: RunningList.Part
  ) -> ViewTemplate? {
    guard let color = part.looks[template.id]?.selectedBackground,
      template.content.isSelected || template.content.isHighlighted
    else { return nil }
    var view = ViewTemplate.createdByCode(
      PlacedView.selectedBackgroundID, "view", frame: part.frame)
    view.backgroundColor = color
    return view
  }

  /// The menu of an item is above it, or below if there is no space.
  func menu() -> [PlacedView] {
    guard let menu = list.menu,
      let item = list.parts.first(where: { $0.isCell && $0.path == menu.path })
    else { return [] }
    let titles = menu.actions.map(\.title)
    let place = item.frame.moved(by: origin)
    let size = LayoutSize(
      width: titles.reduce(0) { $0 + Double($1.count) * 8 + 24 }, height: Self.menuHeight)
    let above = place.minY - size.height
    let top = content.safeArea.minY <= above ? above : place.maxY
    let left = place.minX + (place.size.width - size.width) / 2
    let x = max(frame.minX, min(left, frame.maxX - size.width))
    return [
      PlacedView(
        className: "UIMenuController",
        frame: LayoutRect(x: x, y: top, width: size.width, height: size.height),
        content: .menu(titles))
    ]
  }

  /// The height of a menu in points.
  private static let menuHeight = 38.0
}

extension ViewTemplate {
  /// The view at exactly `frame`.
  fileprivate func filling(_ frame: LayoutRect) -> PlacedView {
    PlacedView(id: id, className: className, frame: frame, content: .view(self))
  }
}

extension RunningList.Part {
  fileprivate var isCell: Bool { if case .cell = content { true } else { false } }
}
