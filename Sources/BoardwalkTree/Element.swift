/// One element of a tree: a view that costs nothing to make.
public struct Element: Sendable {
  /// The tree it belongs to.
  public let tree: ElementTree

  /// Its place in preorder among all nodes, which identifies it.
  public let index: Int

  init(tree: ElementTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: Node { tree.storage.nodes[index] }

  /// The element's name.
  public var name: String { tree.storage.names[Int(node.content)] }

  /// The index of its name in the tree's names.
  public var nameIndex: Int { Int(node.content) }

  /// The index after the last node inside.
  public var endIndex: Int { Int(node.end) }

  /// The element around it; nil for the root.
  public var parent: Element? {
    node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent))
  }

  /// The elements around it, innermost first.
  public var ancestors: some Sequence<Element> {
    sequence(state: parent) { next -> Element? in
      defer { next = next?.parent }
      return next
    }
  }

  /// The elements directly inside, in order.
  public var children: some Sequence<Element> {
    sequence(state: index + 1) { [tree, end = endIndex] next -> Element? in
      while next < end {
        let current = next
        next = Int(tree.storage.nodes[current].end)
        if tree.storage.nodes[current].kind == .element {
          return Element(tree: tree, index: current)
        }
      }
      return nil
    }
  }

  /// All elements inside at any depth, in document order.
  public var descendants: some Sequence<Element> {
    (index + 1..<endIndex).lazy.compactMap { [tree] in tree.element(at: $0) }
  }

  /// The elements directly inside that are called `name`.
  public func children(named name: String) -> some Sequence<Element> {
    children.lazy.filter { $0.name == name }
  }

  /// The first element directly inside that is called `name`, and has `key` if one is asked for.
  public func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first element directly inside whose `key` is `key`, whatever its name.
  public func child(key: String) -> Element? {
    children.first { $0["key"] == key }
  }

  /// The text directly inside, or nil where there is none.
  public var text: String? {
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
  /// Whether both are the same place of the same tree.
  public static func == (left: Element, right: Element) -> Bool {
    left.index == right.index && left.tree.storage === right.tree.storage
  }

  /// Feeds the place to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
