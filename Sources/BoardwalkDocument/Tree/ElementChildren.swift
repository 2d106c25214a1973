/// The elements directly inside an element, in order: all, or those of one name.
///
/// It is a type of its own, not an opaque one: other modules loop over it without generic code.
package struct ElementChildren: Sequence, IteratorProtocol {
  private let tree: ElementTree
  private var index: Int
  private let end: Int
  private let name: String?

  init(of element: Element, named name: String? = nil) {
    self.name = name
    tree = element.tree
    index = element.index + 1
    end = element.endIndex
  }

  /// The next element.
  package mutating func next() -> Element? {
    while index < end {
      let current = index
      let node = tree.storage.nodes[current]
      index = Int(node.end)
      guard node.kind == .element else { continue }
      let element = Element(tree: tree, index: current)
      if name == nil || element.name == name { return element }
    }
    return nil
  }
}
