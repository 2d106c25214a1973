/// References without which their element has no meaning: a connection's destination, a
/// constraint's item. An element without another reference, such as a cell without its `textLabel`,
/// lacks only an attribute.
enum EssentialReference {
  /// Whether an element is deleted with the object that its `attribute` refers to.
  static func contains(_ attribute: String) -> Bool { attributes.contains(attribute) }

  private static let attributes: Set<String> = [
    "destination", "target", "firstItem", "secondItem", "reference",
  ]
}
