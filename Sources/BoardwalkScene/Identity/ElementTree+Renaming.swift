import BoardwalkDocument

extension ElementTree {
  /// The tree with new ids for those in `renamed`, wherever they are given or referred to.
  package func renamingIDs(_ renamed: [String: String]) -> ElementTree {
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
        for attribute in element.attributes {
          let new = Self.refers(attribute.name, element.name) ? renamed[attribute.value] : nil
          if new != nil { changed.insert(index) }
          builder.addAttribute(attribute.name, new ?? attribute.value)
        }
        ends.append(end)
      }
    }
    for departure in departures {
      // The spelling of a changed tag is that of the old id.
      if case .node(let index) = departure.token, changed.contains(index) {
        guard departure.gap != nil else { continue }
        builder.depart(NonCanonicalSpelling(at: departure.token, gap: departure.gap, spelling: nil))
      } else {
        builder.depart(departure)
      }
    }
    return builder.finish()
  }

  private static func refers(_ attribute: String, _ element: String) -> Bool {
    attribute == "id" || attribute == "sceneID" || IDReference.contains(attribute, of: element)
  }
}
