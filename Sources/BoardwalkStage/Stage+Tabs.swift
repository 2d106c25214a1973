/// Tab bar controllers.
extension Stage {
  /// Selects the tab at `index` as a tap does: the selected one's stack goes back to its root
  /// (TAB-05), another's view takes the place of the old one's (LIFE-40).
  mutating func select(_ index: Int, in tabs: ControllerID) {
    guard case .tabs(let selected) = controllers[tabs]?.container,
      let children = controllers[tabs]?.children, children.indices.contains(index)
    else { return }
    let child = children[index]
    if selected == index {
      if isNavigation(child) { popToRoot(child, animated: true) }
    } else {
      controllers[tabs]?.container = .tabs(selected: index)
      begin(
        Transition(
          choreography: .selectTab, container: tabs, outgoing: selected.map { children[$0] },
          incoming: child, isAnimated: false))
    }
    if blueprint(of: tabs)?.hasDelegate == true, let name = name(of: child) {
      tell(tabs, .delegateDidSelect(name))
    }
  }
}
