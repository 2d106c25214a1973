import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

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
      navigationBar = bar
      inner.top = min(frame.maxY, room.rect.maxY)
      if let view = contents.searchBar, let top = controller.children.last {
        let place = LayoutRect(
          x: room.rect.minX, y: frame.maxY, width: room.rect.size.width,
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
