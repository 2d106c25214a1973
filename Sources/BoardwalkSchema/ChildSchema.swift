/// An element inside another one: its name, and the role that it has there.
package struct ChildSchema: Sendable, Hashable {
  /// The name of the element.
  package let element: String

  /// The value of its attribute `key`; nil if it has none.
  package let role: String?

  private init(_ element: String, _ role: String?) {
    self.element = element
    self.role = role
  }

  /// An element named `element`, with `role` if it has one.
  static func child(_ element: String, as role: String? = nil) -> ChildSchema {
    ChildSchema(element, role)
  }
}

/// Elements that have different roles in many others.
extension ChildSchema {
  static func attributedString(_ role: String) -> ChildSchema {
    child("attributedString", as: role)
  }
  static func barButtonItem(_ role: String) -> ChildSchema { child("barButtonItem", as: role) }
  static func color(_ role: String) -> ChildSchema { child("color", as: role) }
  static func date(_ role: String) -> ChildSchema { child("date", as: role) }
  static func edgeInsets(_ role: String) -> ChildSchema { child("edgeInsets", as: role) }
  static func fontDescription(_ role: String) -> ChildSchema { child("fontDescription", as: role) }
  static func inset(_ role: String) -> ChildSchema { child("inset", as: role) }
  static func `nil`(_ role: String) -> ChildSchema { child("nil", as: role) }
  static func point(_ role: String) -> ChildSchema { child("point", as: role) }
  static func rect(_ role: String) -> ChildSchema { child("rect", as: role) }
  static func segue(_ role: String) -> ChildSchema { child("segue", as: role) }
  static func size(_ role: String) -> ChildSchema { child("size", as: role) }
  static func state(_ role: String) -> ChildSchema { child("state", as: role) }
  static func string(_ role: String) -> ChildSchema { child("string", as: role) }
  static func variation(_ role: String) -> ChildSchema { child("variation", as: role) }
  static func view(_ role: String) -> ChildSchema { child("view", as: role) }
  static func viewLayoutGuide(_ role: String) -> ChildSchema { child("viewLayoutGuide", as: role) }

  static func directionalEdgeInsets(_ role: String) -> ChildSchema {
    child("directionalEdgeInsets", as: role)
  }
}

/// Elements that have the same role in many others.
extension ChildSchema {
  static let accessibility = child("accessibility", as: "accessibilityConfiguration")
  static let animations = child("animations")
  static let autoresizingMask = child("autoresizingMask", as: "autoresizingMask")
  static let backgroundColor = color("backgroundColor")
  static let canvasLocation = point("canvasLocation")
  static let connections = child("connections")
  static let constraints = child("constraints")
  static let defaultVariation = variation("default")
  static let edgesForExtendedLayout = child("extendedEdge", as: "edgesForExtendedLayout")
  static let fontDescription = fontDescription("fontDescription")
  static let frame = rect("frame")
  static let frameInset = child("frame", as: "frameInset")
  static let gestureRecognizers = child("gestureRecognizers")
  static let navigationItem = child("navigationItem", as: "navigationItem")
  static let safeArea = viewLayoutGuide("safeArea")
  static let subviews = child("subviews")
  static let tabBarItem = child("tabBarItem", as: "tabBarItem")
  static let textColor = color("textColor")
  static let textInputTraits = child("textInputTraits", as: "textInputTraits")
  static let tintColor = color("tintColor")
  static let toolbarItems = child("toolbarItems")
  static let userComments = attributedString("userComments")
  static let userDefinedRuntimeAttributes = child("userDefinedRuntimeAttributes")

  // The simulated size on Interface Builder's canvas.
  static let freeformSize = child(
    "freeformSimulatedSizeMetrics", as: "simulatedDestinationMetrics")
  static let simulatedNavigationBar = child(
    "simulatedNavigationBarMetrics", as: "simulatedTopBarMetrics")
  static let simulatedOrientation = child(
    "simulatedOrientationMetrics", as: "simulatedOrientationMetrics")
  static let simulatedScreen = child("simulatedScreenMetrics", as: "simulatedDestinationMetrics")
  static let simulatedStatusBar = child(
    "simulatedStatusBarMetrics", as: "simulatedStatusBarMetrics")
  static let simulatedTabBar = child("simulatedTabBarMetrics", as: "simulatedBottomBarMetrics")
  static let simulatedToolbar = child("simulatedToolbarMetrics", as: "simulatedBottomBarMetrics")
}
