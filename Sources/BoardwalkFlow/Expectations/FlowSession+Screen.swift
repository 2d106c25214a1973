import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// The state that expectations query.
extension FlowSession {
  /// The controller in front.
  var front: Controller? { simulation.frontmost.flatMap { simulation[$0] } }

  /// The bar in front.
  var bar: NavigationBarContents? { simulation.frontBar }

  /// The controllers on the stack in front, from the root.
  var stackNames: [String] {
    let stack = simulation.frontNavigationController.flatMap { simulation[$0] }
    return stack?.children.compactMap { simulation[$0]?.name } ?? []
  }

  /// The presentations over the window or parts of it, lowest first.
  var presentedNames: [String] {
    simulation.visiblePresentations.compactMap { simulation[$0]?.name }
  }

  /// The entries of the front back button's menu, the nearest first.
  var backMenuTitles: [String] {
    var next = front?.id
    while let id = next {
      let menu = simulation.backMenu(of: id)
      if !menu.isEmpty { return menu.map { simulation[$0]?.navigationItem.title ?? "Back" } }
      next = simulation[id]?.parent
    }
    return []
  }

  /// The texts of each item on the left of the bar in front, in reading order.
  var leftItems: [[String]] { (bar?.leftItems ?? []).compactMap(texts(of:)) }

  /// The texts of each item on the right of the bar in front, in reading order.
  var rightItems: [[String]] { (bar?.rightItems ?? []).reversed().compactMap(texts(of:)) }

  /// The texts of each item of the toolbar in front, in reading order.
  var toolbarItems: [[String]] {
    simulation.touchables.filter { $0.role == .toolbarItem }.map(\.texts)
  }

  /// The texts of each row or item in front, in reading order.
  var rows: [[String]] { simulation.touchables.filter { $0.role == .cell }.map(\.texts) }

  /// The texts of each tab in front, in reading order.
  var tabs: [[String]] { simulation.touchables.filter { $0.role == .tab }.map(\.texts) }

  /// The title of the selected tab.
  var selectedTab: String? {
    guard let tabs = simulation.frontTabBarController.flatMap({ simulation[$0] }),
      let state = tabs.tabs
    else { return nil }
    if state.isMoreShown { return "More" }
    guard let selected = state.selected else { return nil }
    return simulation.tabTitle(of: tabs.children[selected])
  }

  /// The lines that were logged during the last line of the flow.
  var logs: [String] {
    trace.compactMap { if case .log(let line) = $0.event { line } else { nil } }
  }

  /// The texts of a bar item; nil for spaces.
  private func texts(of item: BarButtonItemTemplate) -> [String]? {
    guard item.systemItem?.isSpace != true else { return nil }
    return simulation.touchables.first { $0.role == .barItem && $0.id == item.id }?.texts
      ?? [item.title, item.customView?.shownText, item.customView?.accessibilityLabel]
      .compactMap { $0 }
  }

  /// Every text on screen: in the views in front, in bars and on tabs.
  private var texts: Set<String> { Set(simulation.texts) }

  /// Whether `text` is on screen.
  func shows(_ text: String) -> Bool { texts.contains(text) }

  /// The reason why `text` is not on screen.
  func missing(_ text: String) -> FlowFailure {
    let texts = texts.sorted()
    let meant = Misspelling(text).closest(in: texts).map { "did you mean \"\($0)\"?" }
    let shown: String =
      texts.isEmpty ? "no text is on screen" : .onScreen(texts.map { "\"\($0)\"" })
    return FlowFailure(
      "expected \"\(text)\" on screen", notes: [meant, shown].compactMap { $0 })
  }
}
