/// The names that mean something in every behavior.
package enum KnownNames {
  /// What every view controller has.
  package static let controllerProperties: Set<String> = [
    "parent", "children", "navigationController", "tabBarController", "presentedViewController",
    "presentingViewController", "isMovingToParent", "isMovingFromParent", "isBeingPresented",
    "isBeingDismissed", "title", "isEditing", "isViewLoaded", "view", "tableView",
    "collectionView", "collectionViewLayout", "refreshControl", "navigationItem", "tabBarItem",
    "editButtonItem",
    "modalPresentationStyle",
    "modalTransitionStyle", "isModalInPresentation", "definesPresentationContext",
    "splitViewController", "traitCollection", "displayModeButtonItem", "isDoubleSided",
    "sheetPresentationController",
    "presentationDelegate", "detents", "selectedDetentIdentifier",
    "largestUndimmedDetentIdentifier", "delegate", "dataSource", "viewControllers",
    "topViewController", "visibleViewController",
    "selectedIndex", "selectedViewController", "isNavigationBarHidden", "isToolbarHidden",
  ]

  /// The app itself, and what is around it.
  package static let application: Set<String> = [
    "self", "window", "application", "pasteboard", "now", "UIApplication", "UIPasteboard",
  ]

  /// Functions, whose answers follow from what stands in their parentheses, and chance.
  package static let functions: Set<String> = [
    "number", "text", "date", "round", "abs", "min", "max", "size", "point", "insets", "scale",
    "indexPath", "nib", "random",
  ]
}
