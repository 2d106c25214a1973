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
  private static let additional: [ViewControllerKind: Set<String>] = [
    .tableViewController: ["clearsSelectionOnViewWillAppear", "refreshControl", "tableView"],
    .collectionViewController: [
      "clearsSelectionOnViewWillAppear", "collectionView",
      "installsStandardGestureForInteractiveMovement",
    ],
    .navigationController: [
      "delegate", "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
      "hidesBarsWhenVerticallyCompact", "isNavigationBarHidden", "isToolbarHidden",
      "navigationBar", "navigationBarHidden", "toolbar", "toolbarHidden", "viewControllers",
    ],
    .tabBarController: [
      "customizableViewControllers", "delegate", "selectedIndex", "selectedViewController",
      "tabBar", "viewControllers",
    ],
    .splitViewController: [
      "delegate", "maximumPrimaryColumnWidth", "minimumPrimaryColumnWidth",
      "preferredDisplayMode", "preferredPrimaryColumnWidthFraction", "presentsWithGesture",
      "primaryEdge", "viewControllers",
    ],
    .pageViewController: ["dataSource", "delegate", "doubleSided", "isDoubleSided"],
  ]

  /// Whether every view controller of `kind` has the property that `keyPath` begins with.
  static func hasProperty(_ keyPath: String, _ kind: ViewControllerKind) -> Bool {
    let key = String(keyPath.prefix { $0 != "." })
    return !isPlain(kind) || common.contains(key) || additional[kind]?.contains(key) ?? false
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
