import BoardwalkGraph

/// What a navigation bar shows at one moment.
public struct NavigationBarContents: Sendable, Hashable {
  /// The title in the middle; nil where there is none or a view replaces it.
  public let title: String?

  /// The line above the title.
  public let prompt: String?

  /// The back button's title; empty for a bare chevron, nil for no back button.
  public let backTitle: String?

  /// The items on the left, from the left.
  public let leftItems: [BarButtonItemTemplate]

  /// The items on the right, from the right (BAR-08).
  public let rightItems: [BarButtonItemTemplate]

  /// Whether the title is large.
  public let isLarge: Bool

  /// Whether a view replaces the title.
  public let hasTitleView: Bool
}

extension Stage {
  /// What the bar of the navigation controller `id` shows; nil where the bar is hidden or `id` is no
  /// navigation controller.
  public func navigationBar(of id: ControllerID) -> NavigationBarContents? {
    guard let controller = controllers[id], case .navigation(let state) = controller.container,
      !state.isBarHidden
    else { return nil }
    let items = controller.children.compactMap { controllers[$0]?.navigationItem }
    let top = items.last
    return NavigationBarContents(
      title: top?.hasTitleView == true ? nil : top?.title,
      prompt: top?.prompt,
      backTitle: backTitle(items),
      leftItems: top?.leftItems ?? [],
      rightItems: top?.rightItems ?? [],
      isLarge: state.prefersLargeTitles && hasLargeTitle(items),
      hasTitleView: top?.hasTitleView ?? false)
  }

  /// The title on the tab of `child` (NAV-17): its item's, its title, or its root's.
  public func tabTitle(of child: ControllerID) -> String {
    guard let controller = controllers[child] else { return "" }
    if let title = template(of: child)?.tabBarItem?.title { return title }
    if let title = controller.title { return title }
    if isNavigation(child), let root = controller.children.first {
      return controllers[root]?.title ?? template(of: root)?.tabBarItem?.title ?? ""
    }
    return ""
  }

  /// NAV-30 … NAV-36
  private func backTitle(_ items: [NavigationItemState]) -> String? {
    guard items.count > 1, let top = items.last, !top.hidesBackButton,
      top.leftItems.isEmpty || top.leftItemsSupplementBackButton
    else { return nil }
    let previous = items[items.count - 2]
    // A back button is a bare chevron from iOS 26 on (ORC-54).
    if options.system.major >= 26 || top.backButtonDisplayMode == "minimal" { return "" }
    if let title = previous.backItemTitle, !title.isEmpty { return title }
    if previous.backButtonDisplayMode == "generic" { return "Back" }
    return previous.backButtonTitle ?? previous.title ?? "Back"
  }

  /// BAR-10: an item that does not decide does as the one before it; the first is large.
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
