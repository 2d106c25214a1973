/// Tab bar controllers.
extension Simulation {
  /// A tap on the item at `index` of the tab bar: the delegate is called (LIFE-42), and another tab
  /// is selected, or the selected tab's stack pops to its root (TAB-05).
  mutating func tapTab(_ index: Int, of tabs: ControllerID) {
    guard let state = controllers[tabs]?.tabs,
      let children = controllers[tabs]?.children, tabIndices(of: tabs).contains(index)
    else { return }
    if hasMore(tabs), index == Self.tabsBesideMore { return tapMore(of: tabs) }
    let child = children[index]
    guard askDelegate(of: tabs, shouldSelect: child), !isOver else { return }
    if index == state.selected, !state.isMoreShown {
      if controllers.isNavigation(child) { popToRoot(child, animated: true) }
    } else {
      select(index, in: tabs)
    }
    notifyDelegate(of: tabs, didSelect: child)
  }

  /// Selects the child at `index` as code does: the delegate is not called (TAB-06), and the new
  /// view replaces the old one (LIFE-40).
  package mutating func select(_ index: Int, in tabs: ControllerID) {
    guard !isOver, let state = controllers[tabs]?.tabs,
      index != state.selected, let children = controllers[tabs]?.children,
      children.indices.contains(index)
    else { return }
    guard !isUnderMore(index, of: tabs) else { return selectUnderMore(index, of: tabs) }
    let before = visibleChildren(of: tabs)
    show(index, in: tabs)
    exchange(before.first, in: tabs)
  }

  /// Sends the callbacks for a change from the child `old` of `tabs`; off screen only the selection
  /// changes.
  mutating func exchange(_ old: ControllerID?, in tabs: ControllerID) {
    let new = visibleChildren(of: tabs).first
    guard controllers.isOnScreen(tabs), old != new else { return }
    begin(
      Transition(
        sequence: .selectTab, container: tabs, outgoing: old, incoming: new, timing: .immediate))
  }

  mutating func show(_ index: Int, in tabs: ControllerID) {
    guard var state = controllers[tabs]?.tabs else { return }
    state.selected = index
    state.isMoreShown = isUnderMore(index, of: tabs) && state.more != nil
    controllers[tabs]?.tabs = state
  }

  /// The index of the selected child of `tabs`; nil if none is, as before it was ever shown
  /// (ORC-09), or while the list of the others is (TAB-03).
  package func selectedIndex(of tabs: ControllerID) -> Int? {
    controllers[tabs]?.tabs.flatMap { $0.hasBeenShown ? $0.selected : nil }
  }

  /// The visible child of `tabs`, including the navigation controller of the More list (TAB-01).
  package func selectedController(of tabs: ControllerID) -> ControllerID? {
    controllers[tabs]?.tabs?.hasBeenShown == true ? visibleChildren(of: tabs).first : nil
  }

  /// Sets the children of `tabs`: the selection stays if it is among them, else the first is
  /// selected (TAB-07).
  package mutating func setTabs(_ children: [ControllerID], of tabs: ControllerID) {
    guard !isOver, var state = controllers[tabs]?.tabs,
      let old = controllers[tabs]?.children
    else { return }
    guard allowsContainment(of: children.filter { !old.contains($0) }, in: tabs) else { return }
    let before = visibleChildren(of: tabs).first
    let selected = state.selected.flatMap { old.indices.contains($0) ? old[$0] : nil }
    let removed = old.filter { !children.contains($0) }
    for child in children where !old.contains(child) {
      controllers.removeFromParent(child)
      controllers[child]?.parent = tabs
      notify(child, .willMove(toParent: controllers.name(of: tabs)), about: tabs)
      notify(child, .didMove(toParent: controllers.name(of: tabs)), about: tabs)
    }
    for child in old { controllers[child]?.owner = nil }
    controllers[tabs]?.children = children
    state.selected = selected.flatMap(children.firstIndex(of:)) ?? (children.isEmpty ? nil : 0)
    state.isMoreShown = false
    controllers[tabs]?.tabs = state
    let after = visibleChildren(of: tabs).first
    let isChangeSeen = controllers.isOnScreen(tabs) && before != after
    begin(
      Transition(
        sequence: .rearrange, container: tabs, outgoing: isChangeSeen ? before : nil,
        incoming: isChangeSeen ? after : nil, removed: removed, timing: .immediate))
  }
}

/// Children of a tab bar controller that do not fit its bar (TAB-01 … TAB-03).
extension Simulation {
  /// The number of tabs that a bar shows next to the More tab.
  static let tabsBesideMore = 4

  /// Whether the tab bar of `tabs` has a More tab: with more than five children in a compact width.
  package func hasMore(_ tabs: ControllerID) -> Bool {
    options.horizontalSizeClass == .compact
      && controllers[tabs]?.children.count ?? 0 > Self.tabsBesideMore + 1
  }

  /// The indices of the items in the tab bar of `tabs`, including the More tab.
  func tabIndices(of tabs: ControllerID) -> Range<Int> {
    0..<(hasMore(tabs) ? Self.tabsBesideMore + 1 : controllers[tabs]?.children.count ?? 0)
  }

  func isUnderMore(_ index: Int, of tabs: ControllerID) -> Bool {
    index >= Self.tabsBesideMore && hasMore(tabs)
  }

  /// The children of `tabs` that its list shows.
  package func moreChildren(of tabs: ControllerID) -> [ControllerID] {
    hasMore(tabs) ? Array(controllers[tabs]?.children.dropFirst(Self.tabsBesideMore) ?? []) : []
  }

  /// Whether `id` is the More list of a tab bar controller.
  package func isMoreList(_ id: ControllerID) -> Bool {
    controllers[id]?.blueprint == library.moreList
  }

  /// A tap on the More tab shows the list, or the child chosen from it; a second tap pops to the
  /// list.
  mutating func tapMore(of tabs: ControllerID) {
    guard let state = controllers[tabs]?.tabs else { return }
    let more = makeMore(of: tabs)
    guard askDelegate(of: tabs, shouldSelect: more), !isOver else { return }
    if state.isMoreShown {
      popToRoot(more, animated: true)
    } else {
      let before = visibleChildren(of: tabs).first
      controllers[tabs]?.tabs?.showMore()
      exchange(before, in: tabs)
    }
    updateSelection(in: more)
    notifyDelegate(of: tabs, didSelect: more)
  }

  /// A tap on a row of the list `list` pushes that child.
  mutating func chooseFromMore(_ index: Int, in list: ControllerID) {
    guard let more = controllers[list]?.parent, let tabs = controllers[more]?.owner,
      let children = controllers[tabs]?.children, children.indices.contains(index)
    else { return }
    adopt(children[index], in: more, of: tabs)
    putOnTop(children[index], of: more, animated: true)
    updateSelection(in: more)
  }

  /// Selects a child that only the list shows: it is pushed there (TAB-02).
  mutating func selectUnderMore(_ index: Int, of tabs: ControllerID) {
    guard let children = controllers[tabs]?.children else { return }
    let child = children[index]
    let more = makeMore(of: tabs)
    let before = visibleChildren(of: tabs).first
    if controllers[more]?.children.last != child {
      popToRoot(more, animated: false)
      adopt(child, in: more, of: tabs)
      putOnTop(child, of: more, animated: false)
    }
    controllers[tabs]?.tabs?.showMore()
    updateSelection(in: more)
    exchange(before, in: tabs)
  }

  /// The top of the More list's stack determines the selection; none if it is the list (TAB-03).
  mutating func updateSelection(in more: ControllerID) {
    guard let tabs = controllers[more]?.owner, controllers[tabs]?.tabs?.isMoreShown == true
    else { return }
    let chosen = controllers[more]?.children.dropFirst().first
    let index = chosen.flatMap { controllers[tabs]?.children.firstIndex(of: $0) }
    controllers[tabs]?.tabs?.selected = index
  }

  /// The navigation controller of the list, made when it is first needed.
  private mutating func makeMore(of tabs: ControllerID) -> ControllerID {
    if let more = controllers[tabs]?.tabs?.more { return more }
    let more = make(library.blueprint(createdByCode: .navigationController))
    let list = make(library.moreList)
    controllers[list]?.title = "More"
    controllers[list]?.navigationItem.title = "More"
    controllers[list]?.parent = more
    controllers[more]?.children = [list]
    controllers[more]?.parent = tabs
    controllers[more]?.owner = tabs
    controllers[tabs]?.tabs?.more = more
    return more
  }

  /// The list shows a child, but the tab bar controller keeps it.
  private mutating func adopt(_ child: ControllerID, in more: ControllerID, of tabs: ControllerID) {
    controllers[child]?.owner = tabs
    controllers[child]?.parent = more
    // It is pushed normally, and so gets its move callbacks once (APP-12).
    controllers[child]?.awaitsDidMove = false
  }
}
