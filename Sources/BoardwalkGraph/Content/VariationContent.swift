import BoardwalkDocument

/// The values of an object for certain traits.
package struct VariationContent: ArchivedContent {
  /// The traits, such as `widthClass`, and their values; nil for an unreadable key, which never
  /// matches.
  package let traits: [String: String]?

  /// The number of its traits: variations with more traits apply later.
  package let specificity: Int

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
    let key = element["key"] ?? "default"
    let conditions =
      key == "default"
      ? [] : key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
    specificity = conditions.count
    let isReadable = conditions.allSatisfy { $0.count == 2 }
    // Of one trait with two values neither can hold.
    let pairs = Dictionary(grouping: isReadable ? conditions : [], by: { $0[0] })
    let isPossible = isReadable && pairs.values.allSatisfy { Set($0.map { $0[1] }).count == 1 }
    traits = isPossible ? pairs.compactMapValues { $0.first?[1] } : nil
    overrides = element.attributes.filter { $0.key != "key" }
    font = element.child("fontDescription")?.fontValue
    masks = element.children.filter { $0.name == "mask" }.flatMap(\.children).compactMap { part in
      part["reference"].map { Mask(id: $0, isExcluded: part.name == "exclude") }
    }
  }
}
