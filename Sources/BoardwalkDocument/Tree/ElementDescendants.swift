/// The elements in a range of nodes, at any depth, in document order.
package struct ElementDescendants: Sequence, IteratorProtocol {
  private let tree: ElementTree
  private var index: Int
  private let end: Int

  init(_ tree: ElementTree, in nodes: Range<Int>) {
    self.tree = tree
    index = nodes.lowerBound
    end = nodes.upperBound
  }

  /// The next element.
  package mutating func next() -> Element? {
    while index < end {
      defer { index += 1 }
      if tree.storage.nodes[index].kind == .element { return Element(tree: tree, index: index) }
    }
    return nil
  }
}
