import BoardwalkGraph

/// A button of a navigation bar or toolbar, as code changes it: `UIBarButtonItem`.
public struct BarItem: Sendable, Hashable {
  package var template: BarButtonItemTemplate

  /// The item that `template` describes.
  package init(_ template: BarButtonItemTemplate) { self.template = template }

  /// The title written on it.
  public var title: String? {
    get { template.title }
    set { template.title = newValue }
  }

  /// The name of the image drawn on it.
  public var image: String? {
    get { template.image }
    set { template.image = newValue }
  }

  /// Whether it can be tapped.
  public var isEnabled: Bool {
    get { template.isEnabled }
    set { template.isEnabled = newValue }
  }
}

extension NavigationItemState {
  /// The items on the left of the bar, from the left.
  public var leftBarItems: [BarItem] {
    get { leftItems.map(BarItem.init) }
    set { leftItems = newValue.map(\.template) }
  }

  /// The items on the right of the bar, from the right.
  public var rightBarItems: [BarItem] {
    get { rightItems.map(BarItem.init) }
    set { rightItems = newValue.map(\.template) }
  }
}
