import BoardwalkSchema

/// UIKit's view controller classes that have an element of their own.
package enum ViewControllerKind: String, Sendable, Hashable, CaseIterable, Codable {
  case viewController, tableViewController, collectionViewController, navigationController
  case tabBarController, splitViewController, pageViewController, glkViewController
  case avPlayerViewController, hostingController

  /// UIKit's class.
  package var className: String { Schema.className(of: rawValue) }
}
