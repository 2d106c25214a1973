/// The predefined names of behaviors.
package enum KnownNames {
  /// The properties of every view controller.
  package static let controllerProperties =
    modeledProperties.union(AppearanceNames.controllers).union(AppearanceNames.sheets)

  private static let modeledProperties: Set<String> = [
    "additionalSafeAreaInsets", "parent", "children", "navigationController", "tabBarController",
    "presentedViewController",
    "presentingViewController", "preferredContentSize", "isMovingToParent", "isMovingFromParent",
    "isBeingPresented",
    "isBeingDismissed", "title", "isEditing", "isViewLoaded", "view", "tableView",
    "collectionView", "collectionViewLayout", "refreshControl", "navigationItem", "tabBarItem",
    "editButtonItem",
    "modalPresentationStyle",
    "overrideUserInterfaceStyle", "modalTransitionStyle", "isModalInPresentation",
    "definesPresentationContext",
    "splitViewController", "storyboard", "traitCollection", "transitionCoordinator",
    "displayModeButtonItem", "isDoubleSided",
    "sheetPresentationController",
    "presentationDelegate", "detents", "selectedDetentIdentifier",
    "largestUndimmedDetentIdentifier", "delegate", "dataSource", "viewControllers",
    "topViewController", "visibleViewController", "navigationBar",
    "interactivePopGestureRecognizer", "hidesBottomBarWhenPushed", "presentationController",
    "popoverPresentationController",
    "contentUnavailableConfiguration", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears",
    "selectedIndex", "selectedViewController", "isNavigationBarHidden", "isToolbarHidden",
    "tabBar", "toolbar", "toolbarItems", "clearsSelectionOnViewWillAppear",
    "displayMode", "preferredDisplayMode", "presentsWithGesture", "isCollapsed",
  ]

  /// Types of Foundation's and UIKit's with values of their own, which a place of the type names by
  /// their last word: `calendar: Calendar = .current`.
  static let typesWithConstants: Set<String> = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet",
    "Date",
    "Double", "Int", "Locale", "NotificationCenter", "TimeZone", "UIEdgeInsets", "UserDefaults",
  ]

  /// The version of the system that the app runs on.
  package static let systemVersion = "systemVersion"

  /// The app and its surroundings.
  package static let application: Set<String> = [
    "self", "window", "application", "pasteboard", "now", "UIApplication", "UIPasteboard",
    "UIDevice", "UIScreen", "Bundle", systemVersion,
  ]

  /// The function that a range without its upper bound is: `0..<count`.
  package static let halfOpenRange = "..<"

  /// The function that a range with its upper bound is: `1...3`.
  package static let closedRange = "..."

  /// The name of the methods of types that are written in brackets.
  package static let `subscript` = "subscript"

  /// The function that makes a tuple of its arguments.
  package static let tuple = "(,)"

  /// The name of the current element of a loop that a pattern examines.
  package static let element = "for"

  /// The function that returns the name of a case of an enumeration, without its values.
  package static let caseName = "case"

  /// The name of the method of a type that observes its property `name`.
  package static func observer(_ form: String, of name: String) -> String { "\(form) \(name)" }

  /// The function that lets a call change the place that is its argument: `add(&total, 3)`.
  package static let inOut = "&"

  /// What `return nil` of an initializer returns, which no code can write.
  package static let failedInitializer = "failed init"

  /// The function that returns whether the type of a value has a method.
  package static let hasMethod = "has method"

  /// Protocols of Swift's that a class without a superclass may have.
  static let protocols: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "NSObject", "ObservableObject", "Sendable",
  ]

  /// The types of numbers with a fraction.
  package static let realTypes: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "Decimal",
  ]

  /// Pure functions, and random ones.
  package static let functions: Set<String> = [
    halfOpenRange, closedRange, tuple, caseName, hasMethod, inOut, "NSLocalizedString", "pow",
    "sqrt",
    "type", "swap",
    "ceil", "floor", "stride", "zip",
    "number", "text", "date", "round", "abs", "min", "max", "size", "point", "insets", "scale",
    "indexPath", "nib", "random",
  ]

  /// The methods of view controllers that are called as values.
  package static let controllerMethods: Set<String> = [
    "hide", "registerForTraitChanges", "setViewController", "shouldPerformSegue", "show",
    "showDetailViewController",
    "transition", "viewController",
  ]

  /// The methods of UIKit's and of Swift's that are statements.
  package static var statementMethods: Set<String> { SwiftMethod.names }

  /// The methods that a closure may follow, other than those of lists.
  static let methodsWithClosures: Set<String> = [
    "addCompletion", "notifyWhenInteractionChanges", "registerForTraitChanges", "scheduledTimer",
    "transition",
  ]

  /// The argument labels of UIKit's objects that behaviors create, by class; empty if an object
  /// takes the names of its properties.
  package static let initializers: [String: Set<String>] = [
    "NSDiffableDataSourceSnapshot": ["sections", "items"],
    "UIAction": ["title", "image", "identifier", "attributes", "state", "handler"],
    "UIAlertAction": ["title", "style", "handler"],
    "UIAlertController": ["title", "message", "preferredStyle", "textFields", "actions"],
    "UIBarButtonItem": [],
    "UICollectionLayoutListConfiguration": ["appearance"],
    "UICollectionViewController": [],
    "UICollectionViewDiffableDataSource": ["collectionView", "cellProvider"],
    "UICollectionViewFlowLayout": [],
    "UIContextMenuConfiguration": ["identifier", "previewProvider", "actionProvider", "menu"],
    "UIContextMenuInteraction": ["delegate"],
    "UIContextualAction": ["style", "title", "image", "backgroundColor", "handler"],
    "UILongPressGestureRecognizer": [],
    "UIMenu": ["title", "image", "identifier", "options", "children"],
    "UIPanGestureRecognizer": [],
    "UIPinchGestureRecognizer": [],
    "UIRefreshControl": [],
    "UIRotationGestureRecognizer": [],
    "UISearchController": ["searchResultsController"],
    "UISwipeActionsConfiguration": ["actions", "performsFirstActionWithFullSwipe"],
    "UISwipeGestureRecognizer": [],
    "UITableViewDiffableDataSource": ["tableView", "cellProvider"],
    "UITapGestureRecognizer": [],
  ]
}
