extension ElementTree {
  /// The node at `index`, with the index after its last descendant.
  package func node(at index: Int) -> (content: NodeContent, end: Int) {
    let node = storage.nodes[index]
    let content: NodeContent =
      switch node.kind {
      case .element: .element(Element(tree: self, index: index))
      case .text: .text(storage.texts[Int(node.content)])
      case .comment: .comment(storage.texts[Int(node.content)])
      }
    return (content, Int(node.end))
  }

  /// The index of the element around the node at `index`; nil at the top.
  package func parentIndex(ofNode index: Int) -> Int? {
    let parent = Int(storage.nodes[index].parent)
    return parent < 0 ? nil : parent
  }
}
