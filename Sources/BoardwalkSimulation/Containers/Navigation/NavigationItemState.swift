import BoardwalkGraph
import BoardwalkSchema

/// The current navigation item of a controller.
public struct NavigationItemState: Sendable, Hashable {
  /// The title in the middle of the bar.
  public var title: String?

  /// The line above the title.
  public var prompt: String?

  /// Whether a view replaces the title.
  public var hasTitleView = false

  /// The title of the back item, or its image's name; nil without one.
  public var backItemTitle: String?

  /// The back button's title without a back item.
  public var backButtonTitle: String?

  /// The display mode of the back button.
  public var backButtonDisplayMode: BackButtonDisplayMode?

  /// The items on the left, from the left.
  package var leftItems: [BarButtonItemTemplate] = []

  /// The items on the right, from the right.
  package var rightItems: [BarButtonItemTemplate] = []

  /// The display mode of the large title.
  public var largeTitleDisplayMode: LargeTitleDisplayMode?

  /// Whether left items supplement the back button.
  public var leftItemsSupplementBackButton = false

  /// Whether the back button is hidden.
  public var hidesBackButton = false

  /// The item of `template`. A controller without an item gets one with its own title; an item
  /// keeps its title, even if it is empty (BAR-04, ORC-02).
  init(_ template: NavigationItemTemplate?, controllerTitle: String?) {
    guard let template else {
      title = controllerTitle
      return
    }
    title = template.title
    prompt = template.prompt
    hasTitleView = template.titleView != nil
    if let back = template.backBarButtonItem {
      backItemTitle = back.title ?? back.systemItem?.visibleText ?? back.image
    }
    backButtonTitle = template.backButtonTitle
    backButtonDisplayMode = template.backButtonDisplayMode
    leftItems = template.leftBarButtonItems
    rightItems = template.rightBarButtonItems
    largeTitleDisplayMode = template.largeTitleDisplayMode
    leftItemsSupplementBackButton = template.leftItemsSupplementBackButton
    hidesBackButton = template.hidesBackButton
  }
}
