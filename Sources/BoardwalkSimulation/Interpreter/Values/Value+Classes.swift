import BoardwalkSchema

/// The types of Swift's whose extensions add members to values.
extension Value {
  /// Whether it is, or is like, a value of Swift's type `name`.
  func isOf(_ name: String) -> Bool {
    if case .word(name) = self { return true }
    return swiftTypes.contains(name)
  }

  var swiftTypes: Set<String> {
    switch self {
    case .text: ["String", "Substring", "StringProtocol", "Character"]
    case .number:
      ["Int", "Double", "CGFloat", "Float", "TimeInterval", "BinaryInteger", "Comparable"]
    case .bool: ["Bool"]
    case .date: ["Date"]
    case .list: ["Array", "Set", "Collection", "Sequence", "RandomAccessCollection"]
    case .record where point != nil: ["CGPoint", "Dictionary"]
    case .record where size != nil && rect == nil: ["CGSize", "Dictionary"]
    case .record where rect != nil: ["CGRect", "Dictionary"]
    case .record, .dictionary: ["Dictionary"]
    case .indexPath: ["IndexPath"]
    case .controller: ["UIViewController"]
    case .view: ["UIView"]
    case .object(let name, _): [name]
    default: []
    }
  }
}

extension Value {
  /// The system's class that it is of, or that its own class extends; nil if it is no object.
  func systemClass(on simulation: Simulation) -> SystemClass? {
    switch self {
    case .controller(let id): simulation[id].flatMap { SystemClass.named($0.kind.className) }
    case .view(let view):
      simulation.template(of: view).flatMap { SystemClass.named(Schema.className(of: $0.kind)) }
    case .item: SystemClass.named("UIBarButtonItem")
    case .part("tabBarItem", of: _): SystemClass.named("UITabBarItem")
    case .part(SearchProperty.part, of: _): SystemClass.named("UISearchController")
    case .part(BarProperty.part, of: _): SystemClass.named("UINavigationBar")
    case .part(BarProperty.gesturePart, of: _): SystemClass.named("UIGestureRecognizer")
    case .part(BarProperty.presentationPart, of: _): SystemClass.named("UIPresentationController")
    case .part(BarProperty.tabBarPart, of: _): SystemClass.named("UITabBar")
    case .part(BarProperty.toolbarPart, of: _): SystemClass.named("UIToolbar")
    case .part: SystemClass.named("UINavigationItem")
    case .constraint: SystemClass.named(CreatedConstraint.className)
    case .layout: SystemClass.named("UICollectionViewFlowLayout")
    case .object(let name, _): SystemClass.named(name)
    case .shared("window"): SystemClass.named("UIWindow")
    default: nil
    }
  }
}

extension Value {
  /// The table or collection that it is, or the one of the diffable data source that it is; nil for
  /// another value.
  func list(on simulation: Simulation) -> ListID? {
    switch self {
    case .view(let view): view.list(on: simulation)
    case .object(_, let fields):
      (fields["tableView"] ?? fields["collectionView"])?.list(on: simulation)
    default: nil
    }
  }
}
