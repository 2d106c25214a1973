import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

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
