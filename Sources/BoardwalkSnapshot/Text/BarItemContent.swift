import BoardwalkGraph
import BoardwalkLayout

/// The title or image of a bar button item.
enum BarItemContent {
  /// The name of the item's image, its title, or the first text of its custom view.
  static func text(of item: BarButtonItemTemplate) -> String {
    if let image = item.shownImage { return image }
    if !item.visibleText.isEmpty { return item.visibleText }
    return item.customView.flatMap(text) ?? item.systemItem?.visibleText ?? ""
  }

  private static func text(of view: ViewTemplate) -> String? {
    let own = [view.shownText, view.placeholder, view.segmentTitles.first, view.image]
    if let text = own.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return text }
    return view.subviews.lazy.compactMap(text).first
  }
}

extension ViewTemplate {
  /// The tabs of a tab bar that no controller owns.
  var tabs: [PlacedTab] {
    let selected = content.bar?.selectedItem
    return tabBarItems.map { item in
      PlacedTab(
        title: item.title ?? item.image ?? "", image: item.image, badge: item.badgeValue,
        isSelected: item.id != nil && item.id == selected, isEnabled: item.isEnabled)
    }
  }
}
