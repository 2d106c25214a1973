import BoardwalkDocument

/// A text or a comment between elements.
struct Trivia: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case text, comment }

  let kind: Kind
  let text: String
}

/// The direct contents of an element: elements, each with the texts and comments before it, and the
/// texts and comments after the last one.
struct ElementContent: Sendable {
  struct Child: Sendable {
    let leading: Range<Int>
    let index: Int
  }

  private(set) var children: [Child] = []

  /// The nodes after the last element.
  private(set) var trailing: Range<Int>

  /// The content of `element`.
  init(of element: Element) {
    self.init(of: element.tree, in: element.index + 1..<element.endIndex)
  }

  /// The content of `tree` itself: its root, and the comments around it.
  init(of tree: ElementTree) {
    self.init(of: tree, in: 0..<tree.nodeCount)
  }

  private init(of tree: ElementTree, in range: Range<Int>) {
    var start = range.lowerBound
    var next = start
    while next < range.upperBound {
      let (content, end) = tree.node(at: next)
      if case .element = content {
        children.append(Child(leading: start..<next, index: next))
        start = end
      }
      next = end
    }
    trailing = start..<range.upperBound
  }
}

extension ElementTree {
  /// The texts and comments at `range`.
  func trivia(in range: Range<Int>) -> [Trivia] {
    range.compactMap { index in
      switch node(at: index).content {
      case .element: nil
      case .text(let text): Trivia(kind: .text, text: text)
      case .comment(let text): Trivia(kind: .comment, text: text)
      }
    }
  }
}
