// Declarations of UIKit that generated accessors and the app in `generate` use, for type-checking
// alone.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  nonisolated override public init() { super.init() }
}

@MainActor open class UIView: UIResponder {}

@MainActor open class UILabel: UIView {
  public var text: String?
}

@MainActor open class UIViewController: UIResponder {
  public var title: String?
  open func viewDidLoad() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
}

@MainActor open class UITableViewController: UIViewController {
  public var tableView: UITableView = UITableView()
}

@MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

@MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }

  open func instantiateInitialViewController() -> UIViewController? { nil }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  @available(iOS 13.0, *)
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }

  @available(iOS 13.0, *)
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { fatalError() }
}

@MainActor open class UINib: NSObject {
  public struct OptionsKey: Hashable, Sendable {}

  public init(nibName name: String, bundle: Bundle?) { super.init() }

  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

@MainActor open class UIScrollView: UIView {}

@MainActor open class UITableView: UIScrollView {
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor open class UITableViewCell: UIView {}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {}

@MainActor open class UICollectionView: UIScrollView {
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
