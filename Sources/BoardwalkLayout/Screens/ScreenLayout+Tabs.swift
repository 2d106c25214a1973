import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation

/// Tab bar controllers: the selected child, and the bar below it.
extension ScreenLayout {
  /// The height of the newest system's tab bar on an iPad (ORC-57).
  private static let floatingTabBar = 44.0

  /// The symbol of the More tab.
  private static let moreImage = "ellipsis"

  /// The view of a tab bar controller with its bar and the selected child.
  func placeTabs(_ controller: Controller, in room: ControllerArea) -> PlacedView {
    var inner = room
    var topBar: PlacedView?
    var bottomBar: PlacedView?
    let isHidden = simulation.isTabBarHidden(of: controller.id)
    if !isHidden, !isPhone, simulation.options.system.hasLiquidGlass {
      // On an iPad the tab bar floats at the top (ORC-57).
      let frame = LayoutRect(
        x: room.rect.minX, y: room.top, width: room.rect.size.width, height: Self.floatingTabBar)
      inner.top = min(frame.maxY, room.bottom)
      topBar = tabBar(of: controller, frame)
    } else if !isHidden {
      let height = isCompactHeight ? bars.compactTabBar : bars.tabBar
      // A phone's tab bar is as high without a home indicator as with one (ORC-57).
      let least = isPhone ? room.rect.maxY - bars.leastTabBarInset : room.rect.maxY
      inner.bottom = max(room.top, min(room.bottom - height, least))
      let frame = LayoutRect(
        x: room.rect.minX, y: inner.bottom, width: room.rect.size.width,
        height: max(0, room.rect.maxY - inner.bottom))
      bottomBar = tabBar(of: controller, frame)
    }
    let content = simulation.visibleChildren(of: controller.id).map {
      place($0, in: self.room(of: $0, inner, bottomBar: bottomBar))
    }
    return frame(
      of: controller.id, className: controller.className, room,
      content + [topBar, bottomBar].compactMap { $0 })
  }

  private func tabBar(of controller: Controller, _ frame: LayoutRect) -> PlacedView {
    var bar = PlacedView(
      className: "UITabBar", frame: frame, content: .tabBar(tabs(of: controller)))
    bar.bar = simulation.template(of: controller.id)?.content.tabBar
    return bar
  }

  private func tabs(of controller: Controller) -> [PlacedTab] {
    let shown = simulation.visibleChildren(of: controller.id).first
    var tabs = controller.children.map { child in
      let item = simulation[child]?.tabItem
      let title = simulation.tabTitle(of: child)
      return PlacedTab(
        title: title.isEmpty ? item?.image ?? "" : title, image: item?.image,
        badge: item?.badgeValue, isSelected: child == shown, isEnabled: item?.isEnabled ?? true)
    }
    // Of more than five children four are in the bar, with More as the fifth (TAB-01).
    if simulation.hasMore(controller.id) {
      let isMoreSelected = !tabs[..<4].contains(where: \.isSelected)
      tabs[4...] = [
        PlacedTab(
          title: "More", image: Self.moreImage, badge: nil, isSelected: isMoreSelected,
          isEnabled: true)
      ]
    }
    return tabs
  }
}
