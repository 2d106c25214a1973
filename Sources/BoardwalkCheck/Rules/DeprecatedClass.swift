import BoardwalkDocument

extension Rule {
  /// An object of a class that UIKit has given up.
  package static let deprecatedClass = Rule(
    id: "deprecated-class", severity: .warning, category: .deprecation,
    summary: "An object has a deprecated class.",
    page: ExplainPage(
      defect: """
        The document contains an object of a class that is deprecated or rejected.
        """,
      effect: """
        The App Store rejects apps that contain UIWebView (ITMS-90809). The other classes may be
        removed from a future system.
        """,
      example: """
        <webView contentMode="scaleToFill" id="Web-vw-001">
        """,
      fix: """
        Use WKWebView for UIWebView, a search controller for a search display controller, MetalKit
        for GLKit.
        """),
    check: .document { document in
      successors.flatMap { kind, old, new in
        document.elements(of: kind).filter { $0["id"] != nil }.map { element in
          Violation(element, "\(old) is deprecated", notes: [.init("use \(new)")])
        }
      }
    })

  /// The deprecated classes and their replacements.
  private static let successors: [(kind: ElementKind, old: String, new: String)] = [
    (.webView, "UIWebView", "WKWebView"),
    (.searchDisplayController, "UISearchDisplayController", "UISearchController"),
    (.glkView, "GLKView", "MTKView"),
    (.glkViewController, "GLKViewController", "a controller with an MTKView"),
    (.adBannerView, "ADBannerView", "a custom view"),
  ]
}
