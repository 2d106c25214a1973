import BoardwalkDocument

extension ViewControllerKind {
  /// The kind as people say it.
  var words: String {
    switch self {
    case .viewController: "view controller"
    case .tableViewController: "table view controller"
    case .collectionViewController: "collection view controller"
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    case .splitViewController: "split view controller"
    case .pageViewController: "page view controller"
    case .glkViewController: "GLK view controller"
    case .avPlayerViewController: "player view controller"
    case .hostingController: "hosting controller"
    }
  }
}
