/// The attributes of an element, in order.
///
/// An index is the place of an attribute in the list of all the tree's attributes.
package struct ElementAttributes: RandomAccessCollection {
  private let tree: ElementTree

  /// The index of the first attribute.
  package let startIndex: Int

  /// The index after the last attribute.
  package let endIndex: Int

  init(of element: Element) {
    tree = element.tree
    startIndex = element.attributeIndices.lowerBound
    endIndex = element.attributeIndices.upperBound
  }

  /// The attribute at `index`.
  package subscript(index: Int) -> Attribute { tree.attribute(at: index) }
}
