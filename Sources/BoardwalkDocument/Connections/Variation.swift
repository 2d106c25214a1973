/// The values of an object for certain traits, or the initial ones (`default`).
package struct Variation: DocumentObject {
  /// The `variation` element.
  package let element: Element

  /// The variation that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The traits, such as `heightClass=compact-widthClass=regular`, or `default`.
  package var traits: String { element["key"] ?? "default" }

  /// The attributes it overrides.
  package var overrides: [Attribute] { element.attributes.filter { $0.name != "key" } }

  /// Ids that it takes out of a list, by the list: `constraints` or `subviews`.
  package var excluded: [(list: String, id: String)] { masked("exclude") }

  /// Ids that it puts into a list.
  package var included: [(list: String, id: String)] { masked("include") }

  private func masked(_ name: String) -> [(list: String, id: String)] {
    element.children(named: "mask").flatMap { mask in
      mask.children(named: name).compactMap { reference in
        reference["reference"].map { (mask["key"] ?? "", $0) }
      }
    }
  }
}
