/// The simulated metrics in Interface Builder, which replace those of the containers.
package struct SimulatedMetrics: Sendable, Hashable {
  /// A bar that Interface Builder draws because the author asked for it.
  package enum Bar: Sendable, Hashable {
    case none, navigationBar(isTranslucent: Bool), tabBar, toolbar

    /// Whether it is a navigation bar.
    package var isNavigationBar: Bool { if case .navigationBar = self { true } else { false } }

    /// Whether it is a navigation bar that lets nothing shine through.
    package var isOpaque: Bool { self == .navigationBar(isTranslucent: false) }
  }

  /// The bars above and below; nil for those of its containers.
  package let topBar, bottomBar: Bar?

  /// Whether the status bar is hidden; nil if it is not written.
  package let hidesStatusBar: Bool?

  /// Decodes `element`, a controller or a view of a xib.
  init(_ element: ArchivedElement) {
    func last(_ key: String) -> ArchivedElement? { element.children.last { $0["key"] == key } }
    topBar = last("simulatedTopBarMetrics").map(Bar.init)
    bottomBar = last("simulatedBottomBarMetrics").map(Bar.init)
    hidesStatusBar = last("simulatedStatusBarMetrics").map { $0.name == "nil" }
  }
}

extension SimulatedMetrics.Bar {
  fileprivate init(_ element: ArchivedElement) {
    switch element.name {
    case "simulatedNavigationBarMetrics":
      self = .navigationBar(isTranslucent: element.flag("translucent") != false)
    case "simulatedTabBarMetrics": self = .tabBar
    case "simulatedToolbarMetrics": self = .toolbar
    default: self = .none
    }
  }
}
