/// Turning the device.
extension Simulation {
  /// Turns the device on its side, or upright: what covers the window hears of its new size, split
  /// view controllers and tab bars adapt, books ask where they are bound.
  mutating func rotate(isLandscape: Bool) {
    guard isLandscape != options.isLandscape else { return }
    options.isLandscape = isLandscape
    let size = options.device.size(isLandscape: isLandscape)
    for cover in presentationChain where fillsWindow(cover) {
      tellOfSize(cover, width: Int(size.width), height: Int(size.height))
    }
    for id in controllers.ids {
      guard exception == nil else { return }
      if controllers[id]?.presentation != nil { adapt(presentation: id) }
      switch controllers[id]?.container {
      case .split: adapt(split: id)
      case .tabs: adapt(tabs: id)
      case .navigation: hideBarsIfNotHigh(of: id)
      case .pages: if controllers[id]?.isViewLoaded == true { askForSpine(of: id) }
      case .plain, nil: break
      }
    }
    for id in controllers.ids where isOnScreen(id) { layoutLists(of: id) }
  }

  /// A container passes the message on to the children that are as large as itself. How large a
  /// column, a sheet or a container view becomes is the layout's business.
  private mutating func tellOfSize(_ id: ControllerID, width: Int, height: Int) {
    tell(id, .viewWillTransition(width: width, height: height))
    switch controllers[id]?.container {
    case .navigation, .tabs:
      for child in visibleChildren(of: id) { tellOfSize(child, width: width, height: height) }
    default: break
    }
  }

  private func fillsWindow(_ id: ControllerID) -> Bool {
    guard let style = controllers[id]?.presentation?.adaptedStyle else { return true }
    return [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(style)
  }

  /// Children that the list showed have room in the bar now, or none any more.
  private mutating func adapt(tabs id: ControllerID) {
    guard case .tabs(var state) = controllers[id]?.container else { return }
    let before = isOnScreen(id) ? visibleTree(of: id) : []
    if hasMore(id) {
      if let index = state.selected, !state.isMoreShown, isUnderMore(index, of: id) {
        selectUnderMore(index, of: id)
      }
      return
    }
    guard let more = state.more else { return }
    let shown = controllers[more]?.children.dropFirst().first
    if let first = controllers[more]?.children.first { controllers[more]?.children = [first] }
    for child in controllers[id]?.children ?? [] { controllers[child]?.parent = id }
    if state.isMoreShown {
      state.isMoreShown = false
      state.selected = shown.flatMap { controllers[id]?.children.firstIndex(of: $0) } ?? 0
      controllers[id]?.container = .tabs(state)
      rearrange(id, before: before)
    }
  }
}
