/// Turning the device.
extension Simulation {
  /// Rotates the device; the interface follows if the controller in front supports it.
  mutating func rotate(isLandscape: Bool) {
    deviceIsLandscape = isLandscape
    fitInterfaceToDevice()
  }

  /// Turns the interface as the device is held, if the controller that covers the window supports
  /// it; if it does not support the present orientation either, turns to the other one.
  mutating func fitInterfaceToDevice() {
    let supported = supportedOrientations()
    let isWanted = deviceIsLandscape ?? options.isLandscape
    if supported.allows(landscape: isWanted) {
      turnInterface(isLandscape: isWanted)
    } else if supported.allows(landscape: !options.isLandscape),
      !supported.allows(landscape: options.isLandscape)
    {
      turnInterface(isLandscape: !options.isLandscape)
    }
  }

  /// The orientations of the topmost controller that fills the window. UIKit asks no children of
  /// it (ROT-01).
  private mutating func supportedOrientations() -> InterfaceOrientations {
    guard let id = presentationChain.last(where: fillsWindow) else { return .all }
    return behavior(of: id)?.supportedInterfaceOrientations(as: id, on: &self) ?? .all
  }

  /// Turns the interface: the controllers that cover the window get their new size, split view
  /// controllers and tab bars adapt, page view controllers ask for their spine location.
  mutating func turnInterface(isLandscape: Bool) {
    guard !isOver, isLandscape != options.isLandscape else { return }
    let traits = options.traits
    let size = options.device.size(isLandscape: isLandscape)
    // Views and traits are the old ones until all have been told of the new size (LIFE-19).
    isTurning = true
    for cover in presentationChain where fillsWindow(cover) {
      notifySizeChange(cover, width: Int(size.width), height: Int(size.height))
    }
    isTurning = false
    guard !isOver, isLandscape != options.isLandscape else { return }
    options.isLandscape = isLandscape
    for id in controllers.ids {
      guard !isOver else { return }
      if controllers[id]?.presentation != nil { adapt(presentation: id) }
      switch controllers[id]?.container {
      case .split: adapt(split: id)
      case .tabs: adapt(tabs: id)
      case .navigation: hideBarsInCompactHeight(of: id)
      case .pages: if controllers[id]?.isViewLoaded == true { askForSpine(of: id) }
      case .plain, nil: break
      }
    }
    notifyTraitChange(from: traits)
    if input.keyboard != nil { updateKeyboard() }
    for id in controllers.ids where controllers.isOnScreen(id) {
      layOutSubviews(of: id)
      layoutLists(of: id)
    }
    callCoordinated(at: .turn)
    callCoordinated(at: .turnEnd)
  }

  /// Notifies `id` and the visible children that have its size. The layout determines the sizes of
  /// columns, sheets and container views.
  private mutating func notifySizeChange(_ id: ControllerID, width: Int, height: Int) {
    notify(id, .viewWillTransition(width: width, height: height))
    switch controllers[id]?.container {
    case .navigation, .tabs:
      for child in visibleChildren(of: id) { notifySizeChange(child, width: width, height: height) }
    default: break
    }
  }

  func fillsWindow(_ id: ControllerID) -> Bool {
    guard let style = controllers[id]?.presentation?.adaptedStyle else { return true }
    return [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(style)
  }

  /// Moves the children of `id` into the More list or out of it, after a change of the bar's width.
  private mutating func adapt(tabs id: ControllerID) {
    guard var state = controllers[id]?.tabs else { return }
    let before = controllers.isOnScreen(id) ? visibleTree(of: id) : []
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
      controllers[id]?.tabs = state
      rearrange(id, before: before)
    }
  }
}

extension ControllerBehavior {
  func supportedInterfaceOrientations(
    as id: ControllerID, on simulation: inout Simulation
  ) -> InterfaceOrientations {
    answer(.supportedInterfaceOrientations, as: id, on: &simulation, otherwise: .all) {
      supportedInterfaceOrientations(&$0)
    }
  }
}

extension UIKitCall where Answer == InterfaceOrientations {
  /// The orientations that a controller in front supports; both by default.
  static var supportedInterfaceOrientations: Self {
    Self("supportedInterfaceOrientations", default: .all) { InterfaceOrientations($0) }
  }
}
