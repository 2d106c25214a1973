import BoardwalkTree

/// What an object has otherwise under some traits, or at first (`default`).
public struct Variation: DocumentObject {
  /// The `variation` element.
  public let element: Element

  /// The variation that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The traits, such as `heightClass=compact-widthClass=regular`, or `default`.
  public var traits: String { element["key"] ?? "default" }

  /// The attributes it overrides.
  public var overrides: [Attribute] { element.attributes.filter { $0.name != "key" } }

  /// Ids that it takes out of a list, by the list: `constraints` or `subviews`.
  public var excluded: [(list: String, id: String)] { masked("exclude") }

  /// Ids that it puts into a list.
  public var included: [(list: String, id: String)] { masked("include") }

  private func masked(_ name: String) -> [(list: String, id: String)] {
    element.children(named: "mask").flatMap { mask in
      mask.children(named: name).compactMap { reference in
        reference["reference"].map { (mask["key"] ?? "", $0) }
      }
    }
  }
}
