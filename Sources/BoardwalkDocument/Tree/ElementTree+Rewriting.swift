extension ElementTree {
  /// The tree with new attributes where `rewrite` returns some; nil leaves an element unchanged.
  package func rewritingAttributes(_ rewrite: (Element) -> [Attribute]?) -> ElementTree {
    rewriting { rewrite($0).map(ElementRewriting.attributes) ?? .kept }
  }

  /// The tree with its elements rewritten by `rewrite`, from the outside in.
  package func rewriting(_ rewrite: (Element) -> ElementRewriting) -> ElementTree {
    var pass = RewritingPass(self)
    var index = 0
    while index < nodeCount { index = pass.rewriteNode(at: index, rewrite) }
    return pass.finish()
  }
}

/// One pass through the nodes of a tree, which builds another tree.
private struct RewritingPass {
  private let tree: ElementTree
  private var builder = TreeBuilder()

  /// By node, its place in the new tree.
  private var places: [Int: Int] = [:]

  /// The nodes whose tags have changed.
  private var changed: Set<Int> = []

  /// The ends of the open elements.
  private var ends: [Int] = []

  init(_ tree: ElementTree) {
    self.tree = tree
    builder.declaration = tree.declaration
    builder.hasByteOrderMark = tree.hasByteOrderMark
  }

  /// Rewrites the node at `index`, without the nodes inside. Returns the index of the next.
  mutating func rewriteNode(at index: Int, _ rewrite: (Element) -> ElementRewriting) -> Int {
    while let end = ends.last, end <= index {
      builder.closeElement()
      ends.removeLast()
    }
    let (content, end) = tree.node(at: index)
    let place = builder.nodeCount
    switch content {
    case .text(let text): builder.addText(text)
    case .comment(let text): builder.addComment(text)
    case .element(let element):
      let rewriting = rewrite(element)
      guard rewriting != .removed else {
        // The tag of an element that loses all its content is written otherwise.
        if let parent = element.parent { changed.insert(parent.index) }
        return end
      }
      builder.openElement(element.name)
      var attributes = Array(element.attributes)
      if case .attributes(let new) = rewriting {
        changed.insert(index)
        attributes = new
      }
      for attribute in attributes { builder.addAttribute(attribute.name, attribute.value) }
      ends.append(end)
    }
    places[index] = place
    return index + 1
  }

  /// The new tree.
  mutating func finish() -> ElementTree {
    for spelling in tree.nonCanonicalSpellings {
      if let moved = spelling.moved(to: places, changed: changed) { builder.record(moved) }
    }
    return builder.finish()
  }
}

extension NonCanonicalSpelling {
  /// The noncanonical spelling at its token's new index; without its text at a tag that has
  /// `changed`. Nil if nothing is left.
  fileprivate func moved(to places: [Int: Int], changed: Set<Int>) -> NonCanonicalSpelling? {
    switch token {
    case .node(let index):
      let spelling = changed.contains(index) ? nil : spelling
      guard let place = places[index], gap != nil || spelling != nil else { return nil }
      return NonCanonicalSpelling(at: .node(place), gap: gap, spelling: spelling)
    case .end(let index):
      return places[index].map { NonCanonicalSpelling(at: .end($0), gap: gap, spelling: spelling) }
    case .endOfFile: return self
    }
  }
}
