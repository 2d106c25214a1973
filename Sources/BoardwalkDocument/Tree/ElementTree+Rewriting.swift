extension ElementTree {
  /// The tree with new attributes where `rewrite` returns some; nil leaves an element unchanged.
  package func rewritingAttributes(_ rewrite: (Element) -> [Attribute]?) -> ElementTree {
    rewriting { rewrite($0).map(ElementRewriting.attributes) ?? .kept }
  }

  /// The tree with its elements rewritten by `rewrite`, from the outside in.
  package func rewriting(_ rewrite: (Element) -> ElementRewriting) -> ElementTree {
    var builder = TreeBuilder()
    builder.declaration = declaration
    builder.hasByteOrderMark = hasByteOrderMark
    // By node, its place in the new tree; and the nodes whose tags have changed.
    var places: [Int: Int] = [:]
    var changed: Set<Int> = []
    var ends: [Int] = []
    var index = 0
    while index < nodeCount {
      while let end = ends.last, end <= index {
        builder.closeElement()
        ends.removeLast()
      }
      let (content, end) = node(at: index)
      let place = builder.nodeCount
      switch content {
      case .text(let text): builder.addText(text)
      case .comment(let text): builder.addComment(text)
      case .element(let element):
        let rewriting = rewrite(element)
        guard rewriting != .removed else {
          // The tag of an element that loses all its content is written otherwise.
          if let parent = element.parent { changed.insert(parent.index) }
          index = end
          continue
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
      index += 1
    }
    for nonCanonicalSpelling in nonCanonicalSpellings {
      guard let nonCanonicalSpelling = nonCanonicalSpelling.moved(to: places, changed: changed)
      else { continue }
      builder.record(nonCanonicalSpelling)
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
