/// An element of a tree, as a reference to its node.
package struct Element: Sendable {
  /// The tree.
  package let tree: ElementTree

  /// Its place in preorder among all nodes, which identifies it.
  package let index: Int

  init(tree: ElementTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: Node { tree.storage.nodes[index] }

  /// The element's name.
  package var name: String { tree.storage.names[Int(node.content)] }

  /// The index of its name in the tree's names.
  package var nameIndex: Int { Int(node.content) }

  /// The index after the last node inside.
  package var endIndex: Int { Int(node.end) }

  /// The element around it; nil for the root.
  package var parent: Element? {
    node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent))
  }

  /// The elements around it, innermost first.
  package var ancestors: ElementAncestors { ElementAncestors(of: self) }

  /// The elements directly inside, in order.
  package var children: ElementChildren { ElementChildren(of: self) }

  /// All elements inside at any depth, in document order.
  package var descendants: ElementDescendants {
    ElementDescendants(tree, in: index + 1..<endIndex)
  }

  /// The child elements named `name`.
  package func children(named name: String) -> ElementChildren {
    ElementChildren(of: self, named: name)
  }

  /// The first child element named `name`, with the key `key` if it is not nil.
  package func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first child element with the key `key`.
  package func child(key: String) -> Element? {
    children.first { $0["key"] == key }
  }

  /// The text directly inside, or nil if there is none.
  package var text: String? {
    var result: String?
    var next = index + 1
    while next < endIndex {
      let node = tree.storage.nodes[next]
      if node.kind == .text { result = (result ?? "") + tree.storage.texts[Int(node.content)] }
      next = Int(node.end)
    }
    return result
  }
}

extension Element: Hashable {
  /// Whether both are the same node of the same tree.
  package static func == (left: Element, right: Element) -> Bool {
    left.index == right.index && left.tree.storage === right.tree.storage
  }

  /// Feeds the place to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
