/// UIKit's view controller classes that have an element of their own.
package enum ViewControllerKind: String, Sendable, Hashable, CaseIterable, Codable {
  case viewController, tableViewController, collectionViewController, navigationController
  case tabBarController, splitViewController, pageViewController, glkViewController
  case avPlayerViewController, hostingController

  /// UIKit's class.
  package var className: String {
    switch self {
    case .viewController: "UIViewController"
    case .tableViewController: "UITableViewController"
    case .collectionViewController: "UICollectionViewController"
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .splitViewController: "UISplitViewController"
    case .pageViewController: "UIPageViewController"
    case .glkViewController: "GLKViewController"
    case .avPlayerViewController: "AVPlayerViewController"
    case .hostingController: "UIHostingController"
    }
  }
}
