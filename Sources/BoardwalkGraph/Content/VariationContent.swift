import BoardwalkDocument

/// The values of an object for certain traits.
package struct VariationContent: ArchivedContent {
  /// The traits under which it applies.
  package let key: VariationKey

  /// The attributes that take the place of the object's own.
  package let overrides: [String: String]

  /// The font in place of the object's own.
  package let font: Font?

  /// The changes of the object's lists, in order.
  package let masks: [Mask]

  /// The changes of one list.
  package struct Mask: Sendable, Hashable {
    /// The object's id.
    package let id: String

    /// Whether the member is excluded.
    package let isExcluded: Bool
  }

  /// Decodes the variation `element`.
  package init(_ element: ArchivedElement) {
    key = VariationKey(element["key"] ?? "default")
    overrides = element.attributes.filter { $0.key != "key" }
    font = element.child("fontDescription")?.fontValue
    masks = element.children.filter { $0.name == "mask" }.flatMap(\.children).compactMap { part in
      part["reference"].map { Mask(id: $0, isExcluded: part.name == "exclude") }
    }
  }
}
