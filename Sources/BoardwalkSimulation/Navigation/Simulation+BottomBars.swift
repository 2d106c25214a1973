/// The bars at the bottom, which what is pushed may hide (NAV-18).
extension Simulation {
  /// Whether the tab bar of `tabs` is hidden, as what is pushed in the selected tab asks.
  package func isTabBarHidden(of tabs: ControllerID) -> Bool {
    guard case .tabs = controllers[tabs]?.container, let child = visibleChildren(of: tabs).first
    else { return false }
    return hidesBottomBar(in: child)
  }

  /// Whether the navigation controller `id` shows no toolbar: its own is hidden, or what was pushed last asks
  /// for that. What is no navigation controller has none.
  package func isToolbarHidden(of id: ControllerID) -> Bool {
    guard case .navigation(let state) = controllers[id]?.container else { return true }
    // A toolbar shows the items of what is on top, which alone is asked, as Apple documents the property.
    return state.isToolbarHidden || pushed(in: id).last.map(asksToHideBars) ?? false
  }

  /// Whether something that asks for it was pushed in `navigation` and is there still, on top or further
  /// down.
  private func hidesBottomBar(in navigation: ControllerID) -> Bool {
    isNavigation(navigation) && pushed(in: navigation).contains(where: asksToHideBars)
  }

  /// The controllers in `navigation` above its root, which is never asked.
  private func pushed(in navigation: ControllerID) -> ArraySlice<ControllerID> {
    controllers[navigation]?.children.dropFirst() ?? []
  }

  private func asksToHideBars(_ controller: ControllerID) -> Bool {
    blueprint(of: controller)?.template.hidesBottomBarWhenPushed ?? false
  }
}
