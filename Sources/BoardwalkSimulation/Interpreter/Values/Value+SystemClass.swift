import BoardwalkSchema

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
    case .layout: SystemClass.named("UICollectionViewFlowLayout")
    case .object(let name, _): SystemClass.named(name)
    case .application("window"): SystemClass.named("UIWindow")
    default: nil
    }
  }
}
