import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import BoardwalkSimulation

/// The frames of controllers' views, bars and children.
extension ScreenLayout {
  /// The view of the controller `id` in `room`, with its visible contents.
  func place(_ id: ControllerID, in room: ControllerArea) -> PlacedView {
    guard let controller = simulation[id] else { return frame(of: id, className: "", room, []) }
    var room = room
    room.safeArea = room.safeArea.inset(by: controller.additionalSafeAreaInsets)
    switch controller.container {
    case .navigation: return placeNavigation(controller, in: room)
    case .tabs: return placeTabs(controller, in: room)
    case .split(let state):
      let count = simulation.visibleChildren(of: id).count
      if state.isCollapsed { return placeAll(controller, in: [room]) }
      guard state.displayMode.isOver else {
        return placeAll(controller, in: columns(of: room, count: count, state))
      }
      return placeOver(controller, in: columns(of: room, count: count, state), whole: room)
    case .pages(let state):
      guard !controller.children.isEmpty else { break }
      let isOpen = simulation.visibleChildren(of: id).count > 1
      return placeAll(controller, in: isOpen ? halves(of: room, state.orientation) : [room])
    case .plain: break
    }
    return placeContent(of: controller, in: room)
  }

  /// The side columns overlay the secondary one, which fills the screen.
  private func placeOver(
    _ controller: Controller, in rooms: [ControllerArea], whole: ControllerArea
  ) -> PlacedView {
    let children = simulation.visibleChildren(of: controller.id)
    let below = children.suffix(1).map { place($0, in: whole) }
    let above = zip(children.dropLast(), rooms).map { place($0, in: $1) }
    return PlacedView(
      className: controller.className, frame: whole.rect, content: .controller(controller.id),
      subviews: below + above)
  }

  private func placeAll(_ controller: Controller, in rooms: [ControllerArea]) -> PlacedView {
    let children = simulation.visibleChildren(of: controller.id)
    let views = zip(children, rooms).map { place($0, in: $1) }
    let whole = rooms.first?.rect ?? bounds
    let union = rooms.reduce(whole) { $0.union($1.rect) }
    return PlacedView(
      className: controller.className, frame: union, content: .controller(controller.id),
      subviews: views)
  }

  /// The view of the controller `id`, which fills `room` and only holds `subviews`.
  func frame(
    of id: ControllerID, className: String, _ room: ControllerArea, _ subviews: [PlacedView]
  ) -> PlacedView {
    PlacedView(
      className: className, frame: room.rect, content: .controller(id), clips: true,
      subviews: subviews)
  }

  /// The two pages of an open book.
  private func halves(of room: ControllerArea, _ orientation: PageNavigationOrientation)
    -> [ControllerArea]
  {
    let whole = room.rect
    let half = LayoutSize(width: whole.size.width / 2, height: whole.size.height / 2)
    var rects = [whole, whole]
    if orientation == .vertical {
      for index in rects.indices {
        rects[index].origin.y += half.height * Double(index)
        rects[index].size.height = half.height
      }
    } else {
      for index in rects.indices {
        rects[index].origin.x += half.width * Double(isRightToLeft ? 1 - index : index)
        rects[index].size.width = half.width
      }
    }
    return rects.map(room.inner)
  }

  // MARK: Columns

  /// The side columns have the split view controller's width (SPL-06).
  private func columns(of room: ControllerArea, count: Int, _ state: SplitState) -> [ControllerArea]
  {
    guard count > 1 else { return [room] }
    let width = room.rect.size.width
    let side = state.primaryColumnWidth(in: width)
    return (0..<count).map { index in
      let start = side * Double(index)
      let isLast = index == count - 1
      let length = isLast ? max(0, width - start) : side
      let x = isRightToLeft ? room.rect.maxX - start - length : room.rect.minX + start
      return room.inner(
        LayoutRect(x: x, y: room.rect.minY, width: length, height: room.rect.size.height))
    }
  }

  // MARK: Content

  /// A controller's own view fills its area, under the bars too. A view that is stored below the
  /// top of its scene was designed below the bar and stays there.
  private func placeContent(of controller: Controller, in room: ControllerArea) -> PlacedView {
    guard let view = simulation.view(of: controller.id) else {
      return frame(of: controller.id, className: "UIView", room, [])
    }
    var rect = room.rect
    if let stored = view.frame, stored.minY >= 20, room.top > rect.minY {
      rect = LayoutRect(
        x: rect.minX, y: room.top, width: rect.size.width, height: max(0, rect.maxY - room.top))
    }
    var placed =
      (placeDrawn(view, of: controller.id, in: room)
      ?? content(of: controller.id, safeArea: room.safeArea).place(view, in: rect))
      .transformed(by: simulation.presentedStates(of: controller.id))
    placed.owner = controller.id
    if view.elementKind == .tableViewCell {
      placed.row = PlacedView.Row(
        isFirst: true, isLast: true, style: .plain, hasSeparator: false)
    }
    guard !controller.embedded.isEmpty else { return placed }
    return embedding(controller.embedded, into: placed, room)
  }

  /// The layout of the views of the controller `id`; `safeArea` is free of bars.
  func content(of id: ControllerID, safeArea: LayoutRect) -> ContentLayout {
    let guides = simulation.template(of: id)?.content.layoutGuides
    return ContentLayout(
      safeArea: safeArea,
      on: Canvas(running: simulation.document(of: id), with: simulation.options),
      guides: guides ?? [],
      lists: simulation.runningLists(of: id), keyboard: simulation.keyboard?.frame)
  }

  /// `view` with each child's view inside its container view.
  private func embedding(
    _ children: [String: ControllerID], into view: PlacedView, _ room: ControllerArea
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

/// Navigation controllers: the bar above, the top of the stack, the toolbar below.
extension ScreenLayout {
  /// The view of a navigation controller with its bars and the top of its stack.
  func placeNavigation(_ controller: Controller, in room: ControllerArea) -> PlacedView {
    var inner = room
    inner.barHeight = nil
    var views: [PlacedView] = []
    var navigationBar: PlacedView?
    var searchBar: PlacedView?
    var toolbar: PlacedView?
    // A collapsed split puts one navigation controller on another; they share a bar.
    if let top = controller.children.last, let contents = simulation.navigationBar(of: top) {
      let back = contents.backTitle ?? simulation.navigationBar(of: controller.id)?.backTitle
      inner.outerBackTitle = back
    } else if let contents = simulation.navigationBar(of: controller.id) {
      let bar = placeNavigationBar(contents, of: controller, in: room)
      navigationBar = bar
      inner.top = min(bar.frame.maxY, room.rect.maxY)
      if let view = contents.searchBar, let top = controller.children.last {
        let place = LayoutRect(
          x: room.rect.minX, y: bar.frame.maxY, width: room.rect.size.width,
          height: view.frame?.size.height ?? 0)
        searchBar = content(of: top, safeArea: place).place(view, in: place)
        searchBar?.owner = top
        inner.top = min(place.maxY, room.rect.maxY)
      }
    }
    let top = controller.children.last
    if !simulation.isToolbarHidden(of: controller.id) {
      let items = top.map { simulation.toolbarItems(of: $0) } ?? []
      inner.bottom = max(inner.top, room.bottom - toolbarHeight)
      let frame = LayoutRect(
        x: room.rect.minX, y: inner.bottom, width: room.rect.size.width,
        height: max(0, room.rect.maxY - inner.bottom))
      toolbar = PlacedView(className: "UIToolbar", frame: frame, content: .toolbar(items))
      toolbar?.owner = top
      toolbar?.bar = simulation.template(of: controller.id)?.content.toolbar
    }
    if let top {
      views.append(
        place(top, in: self.room(of: top, inner, topBar: navigationBar, bottomBar: toolbar)))
    }
    views += [navigationBar, searchBar, toolbar].compactMap { $0 }
    return frame(of: controller.id, className: controller.className, room, views)
  }

  private func placeNavigationBar(
    _ contents: NavigationBarContents, of controller: Controller, in room: ControllerArea
  ) -> PlacedView {
    let frame = LayoutRect(
      x: room.rect.minX, y: navigationBarTop(in: room), width: room.rect.size.width,
      height: navigationBarHeight(contents, in: room))
    var bar = PlacedView(
      className: "UINavigationBar", frame: frame,
      content: .navigationBar(contents, backTitle: contents.backTitle ?? room.outerBackTitle))
    bar.owner = contents.controller
    bar.bar = simulation.template(of: controller.id)?.content.navigationBar
    if contents.hasTitleView, let top = controller.children.last,
      let view = simulation.template(of: top)?.navigationItem?.titleView
    {
      bar.subviews = [placeTitleView(simulation.view(view, of: top), of: top, in: frame)]
    }
    return bar
  }

  /// On iOS 26 bars are 10 points below the top without a status bar (ORC-50); before, they extend
  /// 5.333 points into the safe area of a Dynamic Island (ORC-61).
  private func navigationBarTop(in room: ControllerArea) -> Double {
    let margin = isCompactHeight ? bars.compactNavigationBarMargin : bars.navigationBarMargin
    guard room.rect.minY <= 0 else { return room.top }
    let overlap =
      room.top == statusBarHeight ? bars.cameraOverlap(on: simulation.options.device) : 0
    return max(room.top - overlap, margin)
  }

  /// The height of a toolbar in points, without the home indicator.
  var toolbarHeight: Double {
    isCompactHeight ? bars.compactToolbar : isPhone ? bars.toolbar : bars.padToolbar
  }

  /// The height in points of a bar with `contents` in `room`.
  func navigationBarHeight(_ contents: NavigationBarContents, in room: ControllerArea) -> Double {
    let height: Double
    if isCompactHeight {
      height = bars.compactNavigationBar
    } else {
      height = room.barHeight ?? (isPhone ? bars.navigationBar : bars.padNavigationBar)
    }
    return height + (contents.isLarge && !isCompactHeight ? bars.largeTitle : 0)
      + (contents.prompt == nil ? 0 : bars.prompt)
  }

  /// A title view keeps its size and is centered.
  private func placeTitleView(
    _ view: ViewTemplate, of controller: ControllerID, in bar: LayoutRect
  ) -> PlacedView {
    let size = view.frame?.size ?? bar.size
    let width = min(size.width, bar.size.width)
    let height = min(size.height, bar.size.height)
    let frame = LayoutRect(
      x: bar.minX + (bar.size.width - width) / 2, y: bar.minY + (bar.size.height - height) / 2,
      width: width, height: height)
    return content(of: controller, safeArea: bar).place(view, in: frame)
  }
}

extension LayoutRect {
  /// The smallest rectangle that holds both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return LayoutRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The intersection, which has no extent where only edges touch; nil if there is none.
  package func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
