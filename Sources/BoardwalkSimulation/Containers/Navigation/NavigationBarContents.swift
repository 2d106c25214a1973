import BoardwalkGraph

/// The contents of a navigation bar at one moment.
package struct NavigationBarContents: Sendable, Hashable {
  /// The controller whose items it shows; nil if the stack is empty.
  package let controller: ControllerID?

  /// The title in the middle; nil if there is none or a view replaces it.
  package let title: String?

  /// The line above the title.
  package let prompt: String?

  /// The back button's title; empty for a bare chevron, nil for no back button.
  package let backTitle: String?

  /// The items on the left, from the left.
  package let leftItems: [BarButtonItemTemplate]

  /// The items on the right, from the right (BAR-08).
  package let rightItems: [BarButtonItemTemplate]

  /// Whether the title is large, which requires a regular height (APP-09).
  package let isLarge: Bool

  /// Whether a view replaces the title.
  package let hasTitleView: Bool

  /// The search bar below the titles.
  package let searchBar: ViewTemplate?
}

extension Simulation {
  /// The contents of the navigation bar of `id`; nil if the bar is hidden or `id` is not a
  /// navigation controller.
  ///
  /// A stack on top of another, as in a collapsed split view controller, has no bar of its own: the
  /// outer bar shows the items of both.
  package func navigationBar(of id: ControllerID) -> NavigationBarContents? {
    guard let state = controllers[id]?.navigation, !state.isBarHidden,
      controllers[id]?.parent.map(controllers.isNavigation) != true
    else { return nil }
    let shown = controllers.stack(under: id)
    let items = shown.compactMap { controllers[$0]?.navigationItem }
    let top = items.last
    let isEditing = shown.last.flatMap { controllers[$0]?.isEditing } ?? false
    let search = shown.last.flatMap { controllers[$0]?.search }
    let searchBar = search?.placement == .navigationBar ? shown.last.flatMap(searchBarView) : nil
    if search?.hidesNavigationBar == true {
      return NavigationBarContents(
        controller: shown.last, title: nil, prompt: nil, backTitle: nil, leftItems: [],
        rightItems: [], isLarge: false, hasTitleView: false, searchBar: searchBar)
    }
    let shownItems = { (items: [BarButtonItemTemplate]?) in
      shown.last.map { self.shown(items ?? [], of: $0).map { $0.editing(isEditing) } } ?? []
    }
    return NavigationBarContents(
      controller: shown.last,
      title: top?.hasTitleView == true ? nil : top?.title,
      prompt: top?.prompt,
      backTitle: backTitle(items),
      leftItems: shownItems(top?.leftItems),
      rightItems: shownItems(top?.rightItems),
      isLarge: state.prefersLargeTitles && options.verticalSizeClass == .regular
        && hasLargeTitle(items),
      hasTitleView: top?.hasTitleView ?? false, searchBar: searchBar)
  }

  /// The contents of the frontmost navigation bar; nil if there is none.
  package var frontBar: NavigationBarContents? {
    controllers.frontTree.lazy.compactMap { self.navigationBar(of: $0) }.first
  }

  /// Whether the bar of `id` has a back button, without making its contents.
  func hasBackButton(_ id: ControllerID) -> Bool {
    guard let state = controllers[id]?.navigation, !state.isBarHidden,
      controllers[id]?.parent.map(controllers.isNavigation) != true
    else { return false }
    return hasSomethingBelow(id)
      && controllers.top(under: id).flatMap { controllers[$0]?.search?.hidesNavigationBar } != true
      && controllers.top(under: id).flatMap { controllers[$0]?.navigationItem.leavesBack } == true
  }

  /// Whether the bar of `navigation` has an item below the top one.
  private func hasSomethingBelow(_ navigation: ControllerID) -> Bool {
    guard let children = controllers[navigation]?.children, let top = children.last else {
      return false
    }
    return children.count > 1 || controllers.isNavigation(top) && hasSomethingBelow(top)
  }

  /// The title on the tab of `child`: its item's, its title, or its root's (NAV-17).
  package func tabTitle(of child: ControllerID) -> String {
    if let title = controllers[child]?.tabItem.title { return title }
    if let title = controllers[child]?.title { return title }
    if controllers.isNavigation(child), let root = controllers[child]?.children.first {
      return controllers[root]?.title ?? controllers[root]?.tabItem.title ?? ""
    }
    return ""
  }

  /// The title of the back button is determined by the previous item: its `backBarButtonItem`, its
  /// back title or its title (NAV-31, NAV-32, NAV-36); the root has none (NAV-30).
  private func backTitle(_ items: [NavigationItemState]) -> String? {
    guard items.count > 1, items.last?.leavesBack == true else { return nil }
    // A back button is a bare chevron from iOS 26 on (ORC-54).
    if options.system.hasLiquidGlass { return "" }
    let previous = items[items.count - 2]
    if let title = previous.backItemTitle { return title }
    switch previous.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return "Back"
    case .default, nil: return previous.backButtonTitle ?? previous.title ?? "Back"
    }
  }

  /// An item in automatic mode follows the one below it; the first is large (BAR-10).
  private func hasLargeTitle(_ items: [NavigationItemState]) -> Bool {
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic, nil: continue
      }
    }
    return true
  }
}

extension NavigationItemState {
  /// Whether the back button is visible: not if the top controller hides it (NAV-35), and with left
  /// items (NAV-31) only if they supplement it (NAV-34).
  fileprivate var leavesBack: Bool {
    !hidesBackButton && (leftItems.isEmpty || leftItemsSupplementBackButton)
  }
}

/// The bars at the bottom, which a pushed controller may hide (NAV-18).
extension Simulation {
  /// Whether the tab bar of `tabs` is hidden by a pushed controller of the selected tab.
  package func isTabBarHidden(of tabs: ControllerID) -> Bool {
    guard controllers[tabs]?.tabs != nil, let child = visibleChildren(of: tabs).first
    else { return false }
    return hidesBottomBar(in: child)
  }

  /// Whether the navigation controller `id` shows no toolbar: it is hidden, or the last pushed
  /// controller hides it. Other controllers have no toolbar.
  package func isToolbarHidden(of id: ControllerID) -> Bool {
    guard let state = controllers[id]?.navigation else { return true }
    // A toolbar shows the items of the top controller; only its `hidesBottomBarWhenPushed` matters,
    // as Apple documents.
    return state.isToolbarHidden || pushed(in: id).last.map(hidesBottomBarWhenPushed) ?? false
  }

  /// Whether a controller on the stack of `navigation` hides the bottom bar when pushed.
  private func hidesBottomBar(in navigation: ControllerID) -> Bool {
    controllers.isNavigation(navigation)
      && pushed(in: navigation).contains(where: hidesBottomBarWhenPushed)
  }

  /// The controllers in `navigation` above its root, which is never asked.
  private func pushed(in navigation: ControllerID) -> ArraySlice<ControllerID> {
    controllers[navigation]?.children.dropFirst() ?? []
  }

  /// `hidesBottomBarWhenPushed`, as the document or code has it.
  func hidesBottomBarWhenPushed(of id: ControllerID) -> Bool {
    controllers[id]?.hidesBottomBarWhenPushed
      ?? blueprint(of: id)?.template.hidesBottomBarWhenPushed ?? false
  }
}

/// Bars that hide on a tap, on a swipe, with the keyboard or in compact height (NAV-21).
extension Simulation {
  /// Hides or shows the bars of the navigation controller `id`, if it does so for `trigger`.
  mutating func hideBars(of id: ControllerID, for trigger: BarTrigger) {
    guard var state = controllers[id]?.navigation else { return }
    switch trigger {
    case .tap where state.hidesBarsOnTap: setBars(&state, hidden: !state.isBarHidden, of: id)
    case .swipeUp where state.hidesBarsOnSwipe: setBars(&state, hidden: true, of: id)
    case .swipeDown where state.hidesBarsOnSwipe: setBars(&state, hidden: false, of: id)
    case .keyboard where state.hidesBarsWhenKeyboardAppears: setBars(&state, hidden: true, of: id)
    default: return
    }
    controllers[id]?.navigation = state
  }

  /// Hides the bars of `id` while the screen is not high, and shows them when it is again.
  mutating func hideBarsInCompactHeight(of id: ControllerID) {
    guard var state = controllers[id]?.navigation,
      state.hidesBarsWhenVerticallyCompact
    else { return }
    setBars(&state, hidden: options.verticalSizeClass == .compact, of: id)
    controllers[id]?.navigation = state
  }

  /// The toolbar takes part only if it has items.
  private func setBars(_ state: inout NavigationState, hidden: Bool, of id: ControllerID) {
    state.isBarHidden = hidden
    if hasToolbarItems(id) { state.isToolbarHidden = hidden }
  }

  private func hasToolbarItems(_ navigation: ControllerID) -> Bool {
    controllers.top(under: navigation)
      .flatMap { blueprint(of: $0)?.template.toolbarItems.isEmpty } == false
  }
}
