extension ElementTree {
  /// The tree with other attributes where `rewrite` returns some; nil leaves an element as it is.
  package func rewritingAttributes(_ rewrite: (Element) -> [Attribute]?) -> ElementTree {
    var builder = TreeBuilder()
    builder.declaration = declaration
    builder.hasByteOrderMark = hasByteOrderMark
    var changed: Set<Int> = []
    var ends: [Int] = []
    for index in 0..<nodeCount {
      while let end = ends.last, end <= index {
        builder.closeElement()
        ends.removeLast()
      }
      let (content, end) = node(at: index)
      switch content {
      case .text(let text): builder.addText(text)
      case .comment(let text): builder.addComment(text)
      case .element(let element):
        builder.openElement(element.name)
        let rewritten = rewrite(element)
        if rewritten != nil { changed.insert(index) }
        for attribute in rewritten ?? Array(element.attributes) {
          builder.addAttribute(attribute.name, attribute.value)
        }
        ends.append(end)
      }
    }
    for departure in departures {
      // The spelling of a changed tag is that of its old attributes.
      if case .node(let index) = departure.token, changed.contains(index) {
        guard departure.gap != nil else { continue }
        builder.depart(NonCanonicalSpelling(at: departure.token, gap: departure.gap, spelling: nil))
      } else {
        builder.depart(departure)
      }
    }
    return builder.finish()
  }
}
