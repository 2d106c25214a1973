/// An attribute by numbers alone, as a pass over a whole document meets it.
package struct AttributePlace: Sendable {
  /// The index of the element that has it.
  package let node: Int

  /// The index in the tree's names of the element's name.
  package let elementName: Int

  /// The attribute's place in the list of all the tree's attributes.
  package let index: Int

  /// The index in the tree's names of the attribute's name.
  package let name: Int
}
