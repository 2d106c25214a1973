/// The bars at the bottom, which what is pushed may hide (NAV-18).
extension Stage {
  /// Whether the tab bar of `tabs` is hidden, as what is pushed in the selected tab asks.
  public func isTabBarHidden(of tabs: ControllerID) -> Bool {
    guard case .tabs = controllers[tabs]?.container, let child = visibleChildren(of: tabs).first
    else { return false }
    return hidesBottomBar(child)
  }

  /// Whether the navigation controller `id` shows no toolbar: its own is hidden, or what is pushed asks for
  /// that; what is no navigation controller has none.
  public func isToolbarHidden(of id: ControllerID) -> Bool {
    guard case .navigation(let state) = controllers[id]?.container else { return true }
    return state.isToolbarHidden || hidesBottomBar(id)
  }

  /// Whether something that asks for it was pushed in `navigation` and is there still, on top or further
  /// down; the root is never asked.
  private func hidesBottomBar(_ navigation: ControllerID) -> Bool {
    guard isNavigation(navigation) else { return false }
    return controllers[navigation]?.children.dropFirst().contains { pushed in
      blueprint(of: pushed)?.template.hidesBottomBarWhenPushed ?? false
    } ?? false
  }
}
