/// The elements around an element, innermost first.
package struct ElementAncestors: Sequence, IteratorProtocol {
  private var parent: Element?

  init(of element: Element) { parent = element.parent }

  /// The next element outward.
  package mutating func next() -> Element? {
    defer { parent = parent?.parent }
    return parent
  }
}
