import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation

/// The open menu, over everything else (MENU-04).
extension ScreenLayout {
  private static let menuWidth = 250.0
  private static let menuTitleHeight = 32.0
  private static let menuEntryHeight = 44.0

  /// The distance between groups of entries.
  private static let menuGap = 8.0

  /// The layer of the open menu over `lower`; nil if none is open.
  func menu(over lower: [ScreenLayer]) -> ScreenLayer? {
    guard let menu = simulation.openMenu, let owner = simulation.menuOwner else { return nil }
    let groups = menu.content.shownGroups
    let top = menu.content.title.isEmpty ? 0 : Self.menuTitleHeight
    let height =
      top + Double(groups.joined().count) * Self.menuEntryHeight
      + Double(groups.count - 1) * Self.menuGap
    let frame = menuFrame(
      height: height, at: lower.last.flatMap { anchorFrame(of: menu, in: $0) })
    var view = PlacedView(
      className: "UIMenu", frame: frame, content: .openMenu(title: menu.content.title), clips: true)
    view.owner = owner
    var y = frame.minY + top
    for group in groups {
      for element in group {
        let place = LayoutRect(
          x: frame.minX, y: y, width: frame.size.width, height: Self.menuEntryHeight)
        view.subviews.append(PlacedView(element, index: view.subviews.count, at: place))
        y = place.maxY
      }
      y += Self.menuGap
    }
    return ScreenLayer(
      controller: owner, style: .menu, dimsBelow: false, frame: frame, view: view)
  }

  /// Below its anchor if there is space, else above it, else at the bottom; a keyboard stays free.
  private func menuFrame(height: Double, at anchor: LayoutRect?) -> LayoutRect {
    let margin = Self.popoverMargin
    let width = min(Self.menuWidth, bounds.size.width - 2 * margin)
    let top = bounds.minY + insets.top + margin
    let bottom = min(simulation.keyboard?.frame.minY ?? bounds.maxY, bounds.maxY) - margin
    let height = min(height, max(0, bottom - top))
    let anchor =
      anchor ?? LayoutRect(x: bounds.minX, y: top, width: bounds.size.width, height: 0)
    let x = min(max(bounds.minX + margin, anchor.midX - width / 2), bounds.maxX - margin - width)
    let below = anchor.maxY + margin
    let above = anchor.minY - margin - height
    let y = below + height <= bottom ? max(below, top) : above >= top ? above : bottom - height
    return LayoutRect(x: x.rounded(.down), y: y, width: width, height: height)
  }

  private func anchorFrame(of menu: OpenMenu, in layer: ScreenLayer) -> LayoutRect? {
    guard let path = menu.source.path else { return anchorFrame(menu.source.object, in: layer) }
    let list = ListID(menu.source.object, of: menu.controller)
    return simulation.cell(at: path, in: list).flatMap { layer.view.view(of: $0)?.frame }
  }
}

extension PlacedView {
  /// The entry `element` of a menu, with its number.
  fileprivate init(_ element: MenuContent.Element, index: Int, at frame: LayoutRect) {
    switch element {
    case .action(let action):
      self.init(
        className: "UIAction", frame: frame,
        content: .menuEntry(
          PlacedMenuEntry(
            index: index, title: action.title, image: action.image, isEnabled: action.isEnabled,
            isDestructive: action.isDestructive, opensMenu: false)))
    case .menu(let menu):
      self.init(
        className: "UIMenu", frame: frame,
        content: .menuEntry(
          PlacedMenuEntry(
            index: index, title: menu.title, image: nil, isEnabled: true, isDestructive: false,
            opensMenu: true)))
    }
  }

  /// The view that shows `cell`; nil if it is not inside.
  fileprivate func view(of cell: CellID) -> PlacedView? {
    if self.cell == cell { return self }
    return subviews.lazy.compactMap { $0.view(of: cell) }.first
  }
}
