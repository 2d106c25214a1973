/// References without which the element that has them means nothing: a connection without its destination,
/// a constraint without an item. An element without another reference, such as a cell without its
/// `textLabel`, lacks one attribute.
enum EssentialReference {
  /// Whether an element goes with the object that its `attribute` refers to.
  static func contains(_ attribute: String) -> Bool { attributes.contains(attribute) }

  private static let attributes: Set<String> = [
    "destination", "target", "firstItem", "secondItem", "reference",
  ]
}
