import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// The contents of a bar, one per line.
enum BarLines {
  /// The lines of a bar's `content`; none for other content.
  static func lines(of content: DisplayContent) -> [String] {
    switch content {
    case .navigationBar(let bar, let back, _): facts(of: bar, backTitle: back).map(line)
    case .standaloneNavigationBar(let item, _): facts(of: item).map(line)
    case .toolbar(let items, _): items.compactMap { item($0) }.map { "item \($0)" }
    case .tabBar(let tabs, _): tabs.map { "tab \(text(of: $0))" }
    case .searchBar(let bar): lines(of: bar)
    default: []
    }
  }

  /// The visible scopes of `bar`, and its Cancel button.
  private static func lines(of bar: DisplaySearchBar) -> [String] {
    let scopes = bar.scopes.enumerated().map { index, title in
      "scope \(ViewWords.quoted(title))\(index == bar.selectedScope ? " selected" : "")"
    }
    return scopes + [bar.cancelTitle].compactMap { $0.map { "button \(ViewWords.quoted($0))" } }
  }

  /// The facts about a navigation bar: names and values.
  static func facts(
    of bar: NavigationBarContents, backTitle: String?
  ) -> [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = []
    func add(_ name: String, _ value: String?) {
      if let value { facts.append((name, value)) }
    }
    add("back", backTitle.map { $0.isEmpty ? "‹" : ViewWords.quoted($0) })
    for left in bar.leftItems { add("left", item(left)) }
    add("prompt", bar.prompt.map(ViewWords.quoted))
    let title = bar.title.flatMap { $0.isEmpty ? nil : ViewWords.quoted($0) }
    add("title", bar.hasTitleView ? "a view" : title.map { bar.isLarge ? "\($0) large" : $0 })
    for right in bar.rightItems.reversed() { add("right", item(right)) }
    return facts
  }

  /// The facts about the navigation bar that shows `item` and that no controller owns.
  private static func facts(of item: NavigationItemTemplate?) -> [(name: String, value: String)] {
    func facts(_ name: String, _ items: [BarButtonItemTemplate]?) -> [(name: String, value: String)]
    {
      (items ?? []).compactMap(Self.item).map { (name, $0) }
    }
    let title = item?.title.flatMap { $0.isEmpty ? nil : ("title", ViewWords.quoted($0)) }
    return facts("left", item?.leftBarButtonItems) + [title].compactMap { $0 }
      + facts("right", item?.rightBarButtonItems.reversed())
  }

  /// A bar button item in words; nil for spaces.
  static func item(_ item: BarButtonItemTemplate) -> String? {
    guard item.systemItem?.isSpace != true else { return nil }
    let content = BarItemContent.text(of: item)
    let text = content.isEmpty ? "an item" : ViewWords.quoted(content)
    return item.isEnabled ? text : "\(text) disabled"
  }

  /// A tab in words.
  static func text(of tab: PlacedTab) -> String {
    let badge = tab.badge.flatMap { $0.isEmpty ? nil : "badge \(ViewWords.quoted($0))" }
    return [
      ViewWords.quoted(tab.title), badge, tab.isEnabled ? nil : "disabled",
      tab.isSelected ? "selected" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  private static func line(_ fact: (name: String, value: String)) -> String {
    "\(fact.name) \(fact.value)"
  }
}
