/// Tab bar controllers.
extension Simulation {
  /// What a tap on the item at `index` of the tab bar does: the delegate is asked and told (LIFE-42),
  /// the selected tab's stack goes back to its root (TAB-05), another tab is selected.
  mutating func tapTab(_ index: Int, of tabs: ControllerID) {
    guard case .tabs(let state) = controllers[tabs]?.container,
      let children = controllers[tabs]?.children, tabIndices(of: tabs).contains(index)
    else { return }
    if hasMore(tabs), index == Self.tabsBesideMore { return tapMore(of: tabs) }
    let child = children[index]
    guard asksDelegate(of: tabs, shouldSelect: child), exception == nil else { return }
    if index == state.selected, !state.isMoreShown {
      if isNavigation(child) { popToRoot(child, animated: true) }
    } else {
      select(index, in: tabs)
    }
    tellDelegate(of: tabs, didSelect: child)
  }

  /// Selects the child at `index` as code does: the delegate hears nothing (TAB-06), and the new
  /// view takes the place of the old one (LIFE-40).
  package mutating func select(_ index: Int, in tabs: ControllerID) {
    guard exception == nil, case .tabs(let state) = controllers[tabs]?.container,
      index != state.selected, let children = controllers[tabs]?.children,
      children.indices.contains(index)
    else { return }
    guard !isUnderMore(index, of: tabs) else { return selectUnderMore(index, of: tabs) }
    let before = visibleChildren(of: tabs)
    show(index, in: tabs)
    exchange(before.first, in: tabs)
  }

  /// Tells that another child of `tabs` than `old` is shown now; of a tab bar controller that is not
  /// on screen, only the selection changes.
  mutating func exchange(_ old: ControllerID?, in tabs: ControllerID) {
    let new = visibleChildren(of: tabs).first
    guard isOnScreen(tabs), old != new else { return }
    begin(
      Transition(
        choreography: .selectTab, container: tabs, outgoing: old, incoming: new, pace: .immediate))
  }

  mutating func show(_ index: Int, in tabs: ControllerID) {
    guard case .tabs(var state) = controllers[tabs]?.container else { return }
    state.selected = index
    state.isMoreShown = isUnderMore(index, of: tabs) && state.more != nil
    controllers[tabs]?.container = .tabs(state)
  }

  /// The index of the selected child of `tabs`; nil where none is, as before it was ever shown
  /// (ORC-09), or while the list of the others is (TAB-03).
  package func selectedIndex(of tabs: ControllerID) -> Int? {
    guard case .tabs(let state) = controllers[tabs]?.container, state.hasBeenShown else {
      return nil
    }
    return state.selected
  }

  /// The child of `tabs` that is shown: its list's navigation controller, if that is (TAB-01).
  package func selectedController(of tabs: ControllerID) -> ControllerID? {
    guard case .tabs(let state) = controllers[tabs]?.container, state.hasBeenShown else {
      return nil
    }
    return visibleChildren(of: tabs).first
  }

  /// Makes `children` the children of `tabs`: what was selected stays so if it is among them, else
  /// the first is (TAB-07).
  package mutating func setTabs(_ children: [ControllerID], of tabs: ControllerID) {
    guard exception == nil, case .tabs(var state) = controllers[tabs]?.container,
      let old = controllers[tabs]?.children
    else { return }
    guard allowsContainment(of: children.filter { !old.contains($0) }, in: tabs) else { return }
    let before = visibleChildren(of: tabs).first
    let selected = state.selected.flatMap { old.indices.contains($0) ? old[$0] : nil }
    let removed = old.filter { !children.contains($0) }
    for child in children where !old.contains(child) {
      takeFromParent(child)
      controllers[child]?.parent = tabs
      tell(child, .willMove(toParent: name(of: tabs)))
      tell(child, .didMove(toParent: name(of: tabs)))
    }
    for child in old { controllers[child]?.keeper = nil }
    controllers[tabs]?.children = children
    state.selected = selected.flatMap(children.firstIndex(of:)) ?? (children.isEmpty ? nil : 0)
    state.isMoreShown = false
    controllers[tabs]?.container = .tabs(state)
    let after = visibleChildren(of: tabs).first
    let isChangeSeen = isOnScreen(tabs) && before != after
    begin(
      Transition(
        choreography: .rearrange, container: tabs, outgoing: isChangeSeen ? before : nil,
        incoming: isChangeSeen ? after : nil, removed: removed, pace: .immediate))
  }
}
