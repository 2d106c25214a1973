/// Tab bar controllers.
extension Stage {
  /// What a tap on the tab at `index` does: the delegate hears of it (LIFE-42), the selected tab's
  /// stack goes back to its root (TAB-05), another tab is selected.
  mutating func tapTab(_ index: Int, of tabs: ControllerID) {
    guard case .tabs(let selected) = controllers[tabs]?.container,
      let children = controllers[tabs]?.children, children.indices.contains(index)
    else { return }
    let child = children[index]
    guard asksDelegate(of: tabs, shouldSelect: child), exception == nil else { return }
    if index == selected {
      if isNavigation(child) { popToRoot(child, animated: true) }
    } else {
      select(index, in: tabs)
    }
    tellDelegate(of: tabs, didSelect: child)
  }

  /// Selects the tab at `index` as code does: the delegate hears nothing (TAB-06), and the new view
  /// takes the place of the old one (LIFE-40).
  mutating func select(_ index: Int, in tabs: ControllerID) {
    guard case .tabs(let selected) = controllers[tabs]?.container, index != selected,
      let children = controllers[tabs]?.children, children.indices.contains(index)
    else { return }
    show(index, in: tabs)
    // Of a tab bar controller that is not on screen, only the selection changes.
    guard isOnScreen(tabs) else { return }
    begin(
      Transition(
        choreography: .selectTab, container: tabs, outgoing: selected.map { children[$0] },
        incoming: children[index], pace: .immediate))
  }

  mutating func show(_ index: Int, in tabs: ControllerID) {
    controllers[tabs]?.container = .tabs(selected: index)
  }

  /// Whether the tab bar of `tabs` is hidden: something that asks for it was pushed in the selected
  /// tab and is there still, on top or further down (NAV-18).
  public func isTabBarHidden(of tabs: ControllerID) -> Bool {
    guard case .tabs(let selected) = controllers[tabs]?.container, let selected,
      let child = controllers[tabs]?.children[selected], isNavigation(child)
    else { return false }
    return controllers[child]?.children.dropFirst().contains { pushed in
      blueprint(of: pushed)?.template.hidesBottomBarWhenPushed ?? false
    } ?? false
  }
}
