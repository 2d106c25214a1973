import BoardwalkDocument
import BoardwalkGraph
import BoardwalkStage

/// Where controllers put their own view, their bars and their children.
extension ScreenLayout {
  /// The view of the controller `id` in `room`, with all that is visible inside it.
  func place(_ id: ControllerID, in room: Room) -> PlacedView {
    guard let controller = stage[id] else { return frame(of: id, className: "", room, []) }
    switch controller.container {
    case .navigation: return placeNavigation(controller, in: room)
    case .tabs: return placeTabs(controller, in: room)
    case .split(let isCollapsed):
      if isCollapsed { return placeAll(controller, in: [room]) }
      return placeAll(controller, in: columns(of: room, count: controller.children.count))
    case .pages:
      guard !controller.children.isEmpty else { break }
      return placeAll(controller, in: [room])
    case .plain: break
    }
    return placeContent(of: controller, in: room)
  }

  private func placeAll(_ controller: Controller, in rooms: [Room]) -> PlacedView {
    let children = stage.visibleChildren(of: controller.id)
    let views = zip(children, rooms).map { place($0, in: $1) }
    let whole = rooms.first?.rect ?? bounds
    let union = rooms.reduce(whole) { $0.union($1.rect) }
    return PlacedView(
      className: controller.className, frame: union, content: .controller(controller.id),
      subviews: views)
  }

  private func frame(
    of id: ControllerID, className: String, _ room: Room, _ subviews: [PlacedView]
  ) -> PlacedView {
    PlacedView(
      className: className, frame: room.rect, content: .controller(id), clips: true,
      subviews: subviews)
  }

  // MARK: Navigation

  private func placeNavigation(_ controller: Controller, in room: Room) -> PlacedView {
    var inner = room
    inner.barHeight = nil
    var views: [PlacedView] = []
    // A collapsed split puts one navigation controller on another; they share a bar.
    if let top = controller.children.last, let contents = stage.navigationBar(of: top) {
      let back = contents.backTitle ?? stage.navigationBar(of: controller.id)?.backTitle
      inner.outerBackTitle = back
    } else if let contents = stage.navigationBar(of: controller.id) {
      let frame = Rect(
        x: room.rect.minX, y: room.top, width: room.rect.size.width,
        height: navigationBarHeight(contents, in: room))
      var bar = PlacedView(
        className: "UINavigationBar", frame: frame,
        content: .navigationBar(contents, backTitle: contents.backTitle ?? room.outerBackTitle))
      if contents.hasTitleView, let top = controller.children.last,
        let view = stage.template(of: top)?.navigationItem?.titleView
      {
        bar.subviews = [placeTitleView(view, in: frame)]
      }
      views.append(bar)
      inner.top = min(frame.maxY, room.rect.maxY)
    }
    let top = controller.children.last
    if case .navigation(let state) = controller.container, !state.isToolbarHidden {
      let height = isCompactHeight ? bars.compactToolbar : bars.toolbar
      let items = top.flatMap { stage.template(of: $0)?.toolbarItems } ?? []
      inner.bottom = max(inner.top, room.bottom - height)
      let frame = Rect(
        x: room.rect.minX, y: inner.bottom, width: room.rect.size.width,
        height: max(0, room.rect.maxY - inner.bottom))
      views.append(
        PlacedView(className: "UIToolbar", frame: frame, content: .toolbar(items)))
    }
    let content = top.map { [place($0, in: inner)] } ?? []
    return frame(of: controller.id, className: controller.className, room, content + views)
  }

  private func navigationBarHeight(_ contents: NavigationBarContents, in room: Room) -> Double {
    let height: Double
    if isCompactHeight {
      height = bars.compactNavigationBar
    } else {
      height = room.barHeight ?? (isPhone ? bars.navigationBar : bars.padNavigationBar)
    }
    return height + (contents.isLarge && !isCompactHeight ? bars.largeTitle : 0)
      + (contents.prompt == nil ? 0 : bars.prompt)
  }

  /// A title view keeps its size and stands in the middle.
  private func placeTitleView(_ view: ViewTemplate, in bar: Rect) -> PlacedView {
    let size = view.frame?.size ?? bar.size
    let width = min(size.width, bar.size.width)
    let height = min(size.height, bar.size.height)
    let frame = Rect(
      x: bar.minX + (bar.size.width - width) / 2, y: bar.minY + (bar.size.height - height) / 2,
      width: width, height: height)
    return ContentLayout(safeArea: bar).place(view, in: frame)
  }

  // MARK: Tabs

  private func placeTabs(_ controller: Controller, in room: Room) -> PlacedView {
    var inner = room
    var views: [PlacedView] = []
    if !hidesTabBar(of: controller) {
      inner.bottom = max(
        room.top, room.bottom - (isCompactHeight ? bars.compactTabBar : bars.tabBar))
      let frame = Rect(
        x: room.rect.minX, y: inner.bottom, width: room.rect.size.width,
        height: max(0, room.rect.maxY - inner.bottom))
      views.append(
        PlacedView(className: "UITabBar", frame: frame, content: .tabBar(tabs(of: controller))))
    }
    let content = stage.visibleChildren(of: controller.id).map { place($0, in: inner) }
    return frame(of: controller.id, className: controller.className, room, content + views)
  }

  /// A controller that asks for it hides the tab bar for as long as it is on the stack.
  private func hidesTabBar(of controller: Controller) -> Bool {
    stage.visibleChildren(of: controller.id).contains { child in
      guard let child = stage[child], case .navigation = child.container else { return false }
      return child.children.dropFirst().contains {
        stage.template(of: $0)?.hidesBottomBarWhenPushed ?? false
      }
    }
  }

  private func tabs(of controller: Controller) -> [PlacedTab] {
    let shown = stage.visibleChildren(of: controller.id).first
    var tabs = controller.children.map { child in
      let item = stage.template(of: child)?.tabBarItem
      let title = stage.tabTitle(of: child)
      return PlacedTab(
        title: title.isEmpty ? item?.image ?? "" : title, badge: item?.badgeValue,
        isSelected: child == shown, isEnabled: item?.isEnabled ?? true)
    }
    // TAB-01
    if stage.options.horizontalSizeClass == .compact, tabs.count > 5 {
      let isMoreSelected = tabs[4...].contains(where: \.isSelected)
      tabs[4...] = [
        PlacedTab(title: "More", badge: nil, isSelected: isMoreSelected, isEnabled: true)
      ]
    }
    return tabs
  }

  // MARK: Columns

  /// The primary column, and the supplementary one where there are three, take at most two fifths of
  /// the width and 320 points.
  private func columns(of room: Room, count: Int) -> [Room] {
    guard count > 1 else { return [room] }
    let width = room.rect.size.width
    let side = min(320, (width * (count > 2 ? 0.3 : 0.4)).rounded(.down))
    return (0..<count).map { index in
      let x = room.rect.minX + side * Double(index)
      let isLast = index == count - 1
      return room.inner(
        Rect(
          x: x, y: room.rect.minY, width: isLast ? max(0, room.rect.maxX - x) : side,
          height: room.rect.size.height))
    }
  }

  // MARK: Content

  /// A controller's own view fills its room, under the bars too; one that is stored below the top of
  /// its scene was drawn below the bar and stays there.
  private func placeContent(of controller: Controller, in room: Room) -> PlacedView {
    guard let view = stage.template(of: controller.id)?.view else {
      return frame(of: controller.id, className: "UIView", room, [])
    }
    var rect = room.rect
    if let stored = view.frame, stored.minY >= 20, room.top > rect.minY {
      rect = Rect(
        x: rect.minX, y: room.top, width: rect.size.width, height: max(0, rect.maxY - room.top))
    }
    let placed = ContentLayout(safeArea: room.safeArea).place(view, in: rect)
    guard !controller.embedded.isEmpty else { return placed }
    return embedding(controller.embedded, into: placed, room)
  }

  /// `view` with each child's view inside its container view.
  private func embedding(
    _ children: [String: ControllerID], into view: PlacedView, _ room: Room
  ) -> PlacedView {
    var view = view
    view.subviews = view.subviews.map { embedding(children, into: $0, room) }
    if let child = children[view.id] {
      view.clips = true
      view.subviews.append(place(child, in: room.inner(view.frame)))
    }
    return view
  }
}
