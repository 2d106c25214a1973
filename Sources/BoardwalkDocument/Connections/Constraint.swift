import BoardwalkSchema

/// A linear relation between two anchors: `first = multiplier × second + constant`.
package struct Constraint: DocumentObject {
  /// The `constraint` element.
  package let element: Element

  /// The constraint that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The id of the first item; nil for the view whose `constraints` contain it.
  package var firstItemID: String? { element["firstItem"] }

  /// The first item's attribute; nil for a missing or unknown one.
  package var firstAttribute: LayoutAttribute? { element.word("firstAttribute") }

  /// The relation of the sides; nil for an unknown one.
  package var relation: ConstraintRelation? {
    element["relation"].map(ConstraintRelation.init(rawValue:)) ?? .equal
  }

  /// The id of the second item; nil for a constant size.
  package var secondItemID: String? { element["secondItem"] }

  /// The second item's attribute; nil for a missing or unknown one.
  package var secondAttribute: LayoutAttribute? { element.word("secondAttribute") }

  /// The factor of the second attribute, written as a number, a ratio or a fraction.
  package var multiplier: Multiplier? { Multiplier(element["multiplier"] ?? "1") }

  /// The constant, in points.
  package var constant: Double { element.number("constant") ?? 0 }

  /// The priority; 1000 is required.
  package var priority: Double { element.number("priority") ?? 1000 }

  /// Whether the constant is the system's standard spacing.
  package var isSymbolic: Bool { element["symbolic"] == "YES" }

  /// Whether it is removed when the document is compiled.
  package var isPlaceholder: Bool { element["placeholder"] == "YES" }

  /// The view whose `constraints` hold it.
  package var owner: Element? { element.parent?.parent }
}
