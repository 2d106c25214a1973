import BoardwalkDocument

extension Rule {
  /// An object of a class that UIKit has given up.
  package static let deprecatedClass = Rule(
    id: "deprecated-class", severity: .warning, category: .deprecation,
    summary: "An object is of a class that UIKit has given up.",
    page: ExplainPage(
      happened: "The document has an object of a class that is deprecated or refused.",
      harm: """
        The App Store refuses apps that contain UIWebView (ITMS-90809). The others are no longer
        looked after, and may be gone in the next system.
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
          Violation(element, "use \(new) for this \(element.noun): \(old) is deprecated")
        }
      }
    })

  /// What stands for which class, and what to use instead.
  private static let successors: [(kind: ElementKind, old: String, new: String)] = [
    (.webView, "UIWebView", "WKWebView"),
    (.searchDisplayController, "UISearchDisplayController", "UISearchController"),
    (.glkView, "GLKView", "MTKView"),
    (.glkViewController, "GLKViewController", "a controller with an MTKView"),
    (.adBannerView, "ADBannerView", "a view of your own"),
  ]
}
