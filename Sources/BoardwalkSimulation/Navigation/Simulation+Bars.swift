import BoardwalkGraph

/// What a navigation bar shows at one moment.
package struct NavigationBarContents: Sendable, Hashable {
  /// The title in the middle; nil where there is none or a view replaces it.
  package let title: String?

  /// The line above the title.
  package let prompt: String?

  /// The back button's title; empty for a bare chevron, nil for no back button.
  package let backTitle: String?

  /// The items on the left, from the left.
  package let leftItems: [BarButtonItemTemplate]

  /// The items on the right, from the right (BAR-08).
  package let rightItems: [BarButtonItemTemplate]

  /// Whether the title is large.
  package let isLarge: Bool

  /// Whether a view replaces the title.
  package let hasTitleView: Bool
}

extension Simulation {
  /// What the bar of the navigation controller `id` shows; nil where the bar is hidden or `id` is no
  /// navigation controller.
  ///
  /// A stack on top of another, as in a collapsed split view controller, has no bar of its own: the
  /// outer one shows the items of both.
  package func navigationBar(of id: ControllerID) -> NavigationBarContents? {
    guard case .navigation(let state) = controllers[id]?.container, !state.isBarHidden,
      controllers[id]?.parent.map(isNavigation) != true
    else { return nil }
    let shown = stack(under: id)
    let items = shown.compactMap { controllers[$0]?.navigationItem }
    let top = items.last
    let isEditing = shown.last.flatMap { controllers[$0]?.isEditing } ?? false
    let face = { (items: [BarButtonItemTemplate]?) in
      shown.last.map { self.shown(items ?? [], of: $0).map { $0.editing(isEditing) } } ?? []
    }
    return NavigationBarContents(
      title: top?.hasTitleView == true ? nil : top?.title,
      prompt: top?.prompt,
      backTitle: backTitle(items),
      leftItems: face(top?.leftItems),
      rightItems: face(top?.rightItems),
      isLarge: state.prefersLargeTitles && hasLargeTitle(items),
      hasTitleView: top?.hasTitleView ?? false)
  }

  /// What the navigation bar nearest to the controller in front shows; nil where there is none.
  package var frontBar: NavigationBarContents? {
    frontTree.lazy.compactMap { self.navigationBar(of: $0) }.first
  }

  /// The controllers whose items the bar of `navigation` shows, the root first.
  func stack(under navigation: ControllerID) -> [ControllerID] {
    (controllers[navigation]?.children ?? []).flatMap { isNavigation($0) ? stack(under: $0) : [$0] }
  }

  /// Whether the bar of `id` has a back button, without making its contents.
  func hasBackButton(_ id: ControllerID) -> Bool {
    guard case .navigation(let state) = controllers[id]?.container, !state.isBarHidden,
      controllers[id]?.parent.map(isNavigation) != true
    else { return false }
    return hasSomethingBelow(id)
      && top(under: id).flatMap { controllers[$0]?.navigationItem.leavesBack } == true
  }

  /// The controller whose item is on top in the bar of `navigation`.
  func top(under navigation: ControllerID) -> ControllerID? {
    guard let top = controllers[navigation]?.children.last else { return nil }
    return isNavigation(top) ? self.top(under: top) : top
  }

  /// Whether the bar of `navigation` has an item below the top one.
  private func hasSomethingBelow(_ navigation: ControllerID) -> Bool {
    guard let children = controllers[navigation]?.children, let top = children.last else {
      return false
    }
    return children.count > 1 || isNavigation(top) && hasSomethingBelow(top)
  }

  /// The title on the tab of `child`: its item's, its title, or its root's (NAV-17).
  package func tabTitle(of child: ControllerID) -> String {
    if let title = controllers[child]?.tabItem.title { return title }
    if let title = controllers[child]?.title { return title }
    if isNavigation(child), let root = controllers[child]?.children.first {
      return controllers[root]?.title ?? controllers[root]?.tabItem.title ?? ""
    }
    return ""
  }

  /// The back button follows the item that it leads back to: its `backBarButtonItem`, its back
  /// title or its title (NAV-31, NAV-32, NAV-36); the root has none (NAV-30).
  private func backTitle(_ items: [NavigationItemState]) -> String? {
    guard items.count > 1, items.last?.leavesBack == true else { return nil }
    // A back button is a bare chevron from iOS 26 on (ORC-54).
    if options.system.major >= 26 { return "" }
    let previous = items[items.count - 2]
    if let title = previous.backItemTitle { return title }
    switch previous.backButtonDisplayMode {
    case "minimal": return ""
    case "generic": return "Back"
    default: return previous.backButtonTitle ?? previous.title ?? "Back"
    }
  }

  /// An item in automatic mode follows the one below it; the first is large (BAR-10).
  private func hasLargeTitle(_ items: [NavigationItemState]) -> Bool {
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case "always": return true
      case "never", "inline": return false
      default: continue
      }
    }
    return true
  }
}

extension NavigationItemState {
  /// Whether the back button shows: not where the top hides it (NAV-35), nor with left items
  /// (NAV-31) unless these supplement it (NAV-34).
  fileprivate var leavesBack: Bool {
    !hidesBackButton && (leftItems.isEmpty || leftItemsSupplementBackButton)
  }
}
