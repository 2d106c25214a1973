import BoardwalkBase

/// A prototype as a web page: clickable screens, flows, and findings.
package struct PrototypePage: Sendable {
  private let prototype: Prototype

  /// The page of `prototype`.
  package init(_ prototype: Prototype) { self.prototype = prototype }

  /// The page's HTML; the same prototype gives the same bytes.
  package func text() throws -> String {
    let page = Page(
      "Prototype", styles: [PackageResources.prototype_css],
      scripts: [
        PackageResources.prototype_js, PackageResources.prototype_flows_js,
        PackageResources.prototype_page_js,
      ])
    return try page.text(showing: PrototypeContent(prototype))
  }
}
