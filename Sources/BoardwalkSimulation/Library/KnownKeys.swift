import BoardwalkDocument

/// The properties and actions of UIKit's own view controllers.
enum KnownKeys {
  /// The properties that all view controllers have and that a document may connect or set.
  private static let common: Set<String> = [
    "additionalSafeAreaInsets", "automaticallyAdjustsScrollViewInsets",
    "contentSizeForViewInPopover",
    "definesPresentationContext", "edgesForExtendedLayout", "editing",
    "extendedLayoutIncludesOpaqueBars",
    "hidesBottomBarWhenPushed", "isEditing", "isModalInPopover", "isModalInPresentation",
    "modalInPopover", "modalInPresentation", "modalPresentationCapturesStatusBarAppearance",
    "modalPresentationStyle", "modalTransitionStyle", "navigationItem",
    "overrideUserInterfaceStyle",
    "preferredContentSize", "providesPresentationContextTransitionStyle", "restorationClass",
    "restorationIdentifier", "searchDisplayController", "tabBarItem", "title", "toolbarItems",
    "transitioningDelegate", "view", "viewRespectsSystemMinimumLayoutMargins",
    "wantsFullScreenLayout",
  ]

  /// The properties that only some kinds have.
  private static func additional(to kind: ViewControllerKind) -> Set<String> {
    switch kind {
    case .tableViewController: ["clearsSelectionOnViewWillAppear", "refreshControl", "tableView"]
    case .collectionViewController:
      [
        "clearsSelectionOnViewWillAppear", "collectionView",
        "installsStandardGestureForInteractiveMovement",
      ]
    case .navigationController:
      [
        "delegate", "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
        "hidesBarsWhenVerticallyCompact", "isNavigationBarHidden", "isToolbarHidden",
        "navigationBar",
        "navigationBarHidden", "toolbar", "toolbarHidden", "viewControllers",
      ]
    case .tabBarController:
      [
        "customizableViewControllers", "delegate", "selectedIndex", "selectedViewController",
        "tabBar", "viewControllers",
      ]
    case .splitViewController:
      [
        "delegate", "maximumPrimaryColumnWidth", "minimumPrimaryColumnWidth",
        "preferredDisplayMode", "preferredPrimaryColumnWidthFraction", "presentsWithGesture",
        "primaryEdge", "viewControllers",
      ]
    case .pageViewController: ["dataSource", "delegate", "doubleSided", "isDoubleSided"]
    default: []
    }
  }

  /// Whether every view controller of `kind` has the property that `keyPath` begins with.
  static func hasProperty(_ keyPath: String, _ kind: ViewControllerKind) -> Bool {
    let key = String(keyPath.prefix { $0 != "." })
    return common.contains(key) || additional(to: kind).contains(key) || !isPlain(kind)
  }

  /// Whether every view controller of `kind` has the action `selector`.
  static func hasAction(_ selector: String, _ kind: ViewControllerKind) -> Bool {
    kind == .splitViewController && selector == "toggleMasterVisible:" || !isPlain(kind)
  }

  /// Whether all that a controller of `kind` has is known here.
  private static func isPlain(_ kind: ViewControllerKind) -> Bool {
    switch kind {
    case .viewController, .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .splitViewController, .pageViewController:
      true
    default: false
    }
  }
}
