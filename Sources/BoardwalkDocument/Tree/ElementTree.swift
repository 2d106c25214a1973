/// A whole document: elements with ordered attributes, texts and comments, immutable and lossless.
///
/// It depends neither on XML nor on UIKit. Nodes are in preorder, so that a subtree is a range of
/// indices, and parallel arrays such as the source map can add data to each node.
package struct ElementTree: Sendable {
  let storage: Storage

  final class Storage: Sendable {
    let names: [String]
    let nodes: [Node]
    let attributes: [StoredAttribute]
    let characters: Characters
    let texts: [String]
    let declaration: String?
    let nonCanonicalSpellings: [NonCanonicalSpelling]
    let hasByteOrderMark: Bool

    init(_ builder: TreeBuilder) {
      names = builder.names.list
      nodes = builder.nodes
      attributes = builder.attributes
      characters = builder.characters
      texts = builder.texts
      declaration = builder.declaration
      nonCanonicalSpellings = builder.nonCanonicalSpellings
      hasByteOrderMark = builder.hasByteOrderMark
    }
  }

  init(_ builder: TreeBuilder) { storage = Storage(builder) }

  /// The XML declaration as written, such as `<?xml version="1.0" encoding="UTF-8"?>`.
  package var declaration: String? { storage.declaration }

  /// The one element that holds all others; nil for a tree of comments alone.
  package var root: Element? {
    var index = 0
    while index < storage.nodes.count {
      if storage.nodes[index].kind == .element { return Element(tree: self, index: index) }
      index = Int(storage.nodes[index].end)
    }
    return nil
  }

  /// The number of nodes: elements, texts and comments.
  package var nodeCount: Int { storage.nodes.count }

  /// Each name that an element or attribute has, once, in the order of first use.
  package var names: [String] { storage.names }

  /// The noncanonical spellings, in the order of the text.
  package var nonCanonicalSpellings: [NonCanonicalSpelling] { storage.nonCanonicalSpellings }

  /// Whether the file begins with a byte order mark.
  package var hasByteOrderMark: Bool { storage.hasByteOrderMark }

  /// The element whose node is at `index`; nil if the node is a text or a comment.
  package func element(at index: Int) -> Element? {
    guard storage.nodes.indices.contains(index), storage.nodes[index].kind == .element else {
      return nil
    }
    return Element(tree: self, index: index)
  }

  /// All elements in document order.
  package var elements: ElementDescendants { ElementDescendants(self, in: storage.nodes.indices) }
}

extension ElementTree: Hashable {
  /// Whether both have the same nodes and noncanonical spellings.
  ///
  /// Names are numbered by first use, so equal documents have equal numbers.
  package static func == (left: ElementTree, right: ElementTree) -> Bool {
    left.hasSameContent(as: right)
      && left.declaration == right.declaration
      && left.nonCanonicalSpellings == right.nonCanonicalSpellings
      && left.hasByteOrderMark == right.hasByteOrderMark
  }

  /// Whether both hold the same elements, attributes, texts and comments, in any spelling.
  package func hasSameContent(as other: ElementTree) -> Bool {
    storage.nodes == other.storage.nodes
      && storage.names == other.storage.names
      && storage.texts == other.storage.texts
      && storage.attributes.elementsEqual(other.storage.attributes) {
        $0.name == $1.name && storage.characters[$0].elementsEqual(other.storage.characters[$1])
      }
  }

  /// Feeds the content to `hasher`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(storage.nodes)
    hasher.combine(storage.texts)
  }
}

/// Passes over all nodes, faster than `elements`, since they create no values.
extension ElementTree {
  /// Calls `visit` with the node of each element and the index of its name, in document order.
  func forEachElement(_ visit: (_ node: Int32, _ name: Int) -> Void) {
    for (index, node) in storage.nodes.enumerated() where node.kind == .element {
      visit(Int32(index), Int(node.content))
    }
  }

  /// Calls `visit` with each attribute and the index of its name, in document order.
  func forEachAttribute(_ visit: (AttributeEntry, _ name: Int) -> Void) {
    let nodes = storage.nodes
    var node = 0
    for (index, attribute) in storage.attributes.enumerated() {
      while node + 1 < nodes.count, nodes[node + 1].firstAttribute <= index { node += 1 }
      visit(AttributeEntry(node: Int32(node), attribute: Int32(index)), Int(attribute.name))
    }
  }
}

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
