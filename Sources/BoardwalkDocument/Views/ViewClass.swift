/// UIKit's class for each view element, where it is not `UI` and the element's name.
package enum ViewClass {
  private static let exceptions: [String: String] = [
    "tableViewCellContentView": "UITableViewCellContentView",
    "mapView": "MKMapView",
    "adBannerView": "ADBannerView",
    "wkWebView": "WKWebView",
    "glkView": "GLKView",
    "sceneKitView": "SCNView",
    "skView": "SKView",
    "mtkView": "MTKView",
    "arskView": "ARSKView",
    "arscnView": "ARSCNView",
    "containerView": "UIView",
    "collectionViewCellContentView": "UIView",
  ]

  /// The class of the view that an element called `name` describes.
  package static func name(of name: String) -> String {
    exceptions[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
