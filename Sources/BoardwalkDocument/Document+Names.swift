/// What is known of a document's names, each given by its place in the tree's list of them: for
/// passes over all attributes, which must not look a name up for each.
extension Document {
  /// The kind of the elements called so.
  package func kind(ofName name: Int) -> ElementKind? { storage.index.names[name].kind }

  /// By name: whether some elements refer to objects by attributes called so.
  package var referenceNames: [Bool] { storage.index.names.map(\.isReference) }

  /// By name: whether attributes called so name images.
  package var imageNames: [Bool] { storage.index.names.map(\.isImage) }

  /// By name: the part of a constraint that attributes called so are.
  package var constraintParts: [ConstraintPart?] { storage.index.names.map(\.constraintPart) }

  /// By name: whether some elements need values of some form for attributes called so.
  package var formattedNames: [Bool] { storage.index.names.map { $0.formats != nil } }

  /// The form that the attribute called `attribute` needs on elements called `element`, if any. What is YES
  /// or NO on all elements that are known is so on others, too.
  package func format(of attribute: Int, on element: Int) -> ValueFormat? {
    guard let place = storage.index.names[attribute].formats else { return nil }
    let formats = AttributeFormats.all[Int(place)].formats
    guard let kind = kind(ofName: element) else {
      return formats.everywhere == .boolean ? .boolean : nil
    }
    return formats.format(on: kind)
  }
}
