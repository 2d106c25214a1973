/// Children of a tab bar controller that have no room in its bar (TAB-01 … TAB-03).
extension Simulation {
  /// How many tabs a bar shows beside the one that leads to the list of the others.
  static let tabsBesideMore = 4

  /// Whether the tab bar of `tabs` ends in a tab that leads to a list: with more than five children
  /// where there is little room across.
  package func hasMore(_ tabs: ControllerID) -> Bool {
    options.horizontalSizeClass == .compact
      && controllers[tabs]?.children.count ?? 0 > Self.tabsBesideMore + 1
  }

  /// The indices of the items in the tab bar of `tabs`, the one that leads to the list included.
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

  /// Whether `id` is the list of a tab bar controller's further children.
  package func isMoreList(_ id: ControllerID) -> Bool {
    controllers[id]?.blueprint == library.moreList
  }

  /// A tap on the last tab shows the list, or what was chosen from it; another one goes back to the
  /// list.
  mutating func tapMore(of tabs: ControllerID) {
    guard case .tabs(let state) = controllers[tabs]?.container else { return }
    let more = makeMore(of: tabs)
    guard asksDelegate(of: tabs, shouldSelect: more), exception == nil else { return }
    if state.isMoreShown {
      popToRoot(more, animated: true)
    } else {
      let before = visibleChildren(of: tabs).first
      showMore(of: tabs)
      exchange(before, in: tabs)
    }
    noteSelection(in: more)
    tellDelegate(of: tabs, didSelect: more)
  }

  /// A tap on a row of the list `list` pushes that child.
  mutating func chooseFromMore(_ index: Int, in list: ControllerID) {
    guard let more = controllers[list]?.parent, let tabs = controllers[more]?.keeper,
      let children = controllers[tabs]?.children, children.indices.contains(index)
    else { return }
    adopt(children[index], in: more, of: tabs)
    putOnTop(children[index], of: more, animated: true)
    noteSelection(in: more)
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
    showMore(of: tabs)
    noteSelection(in: more)
    exchange(before, in: tabs)
  }

  /// What is on top of the list decides which child is the selected one; none where it is the list
  /// itself (TAB-03).
  mutating func noteSelection(in more: ControllerID) {
    guard let tabs = controllers[more]?.keeper,
      case .tabs(var state) = controllers[tabs]?.container,
      state.isMoreShown
    else { return }
    let chosen = controllers[more]?.children.dropFirst().first
    state.selected = chosen.flatMap { controllers[tabs]?.children.firstIndex(of: $0) }
    controllers[tabs]?.container = .tabs(state)
  }

  /// The navigation controller of the list, made when it is first needed.
  private mutating func makeMore(of tabs: ControllerID) -> ControllerID {
    if case .tabs(let state) = controllers[tabs]?.container, let more = state.more { return more }
    let more = make(library.blueprint(madeByCode: .navigationController))
    let list = make(library.moreList)
    controllers[list]?.title = "More"
    controllers[list]?.navigationItem.title = "More"
    controllers[list]?.parent = more
    controllers[more]?.children = [list]
    controllers[more]?.parent = tabs
    controllers[more]?.keeper = tabs
    if case .tabs(var state) = controllers[tabs]?.container {
      state.more = more
      controllers[tabs]?.container = .tabs(state)
    }
    return more
  }

  private mutating func showMore(of tabs: ControllerID) {
    guard case .tabs(var state) = controllers[tabs]?.container else { return }
    state.isMoreShown = true
    state.selected = nil
    controllers[tabs]?.container = .tabs(state)
  }

  /// The list shows a child, but the tab bar controller keeps it.
  private mutating func adopt(_ child: ControllerID, in more: ControllerID, of tabs: ControllerID) {
    controllers[child]?.keeper = tabs
    controllers[child]?.parent = more
  }
}
