import BoardwalkSchema

/// UIKit's view controller classes with a specific element.
package enum ViewControllerKind: String, Sendable, Hashable, CaseIterable, Codable {
  case viewController, tableViewController, collectionViewController, navigationController
  case tabBarController, splitViewController, pageViewController, glkViewController
  case avPlayerViewController, hostingController

  /// UIKit's class.
  package var className: String { Schema.className(of: rawValue) }
}
