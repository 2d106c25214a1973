import BoardwalkDocument

/// Replaces ids that Interface Builder drew at random by those that follow from the objects, which
/// scenes need not write.
package struct IDStabilizer: Sendable {
  /// A stabilizer; it has no settings.
  package init() {}

  /// `tree` with derived ids wherever ids are given or referred to, except those in `keeping`; and
  /// the new ids by the old ones.
  ///
  /// Strings files name objects by their ids: mend them with `StringsRewriter`.
  package func stabilize(
    _ tree: ElementTree, keeping: Set<String> = []
  ) -> (tree: ElementTree, renamed: [String: String]) {
    let statements = SceneWriter().statements(of: tree)
    let renamed = StableIDs.replacements(in: statements, keeping: keeping)
    return (renamed.isEmpty ? tree : Self.copy(tree, renamed), renamed)
  }

  private static func copy(_ tree: ElementTree, _ renamed: [String: String]) -> ElementTree {
    var builder = TreeBuilder()
    builder.declaration = tree.declaration
    builder.hasByteOrderMark = tree.hasByteOrderMark
    var changed: Set<Int> = []
    var ends: [Int] = []
    for index in 0..<tree.nodeCount {
      while let end = ends.last, end <= index {
        builder.closeElement()
        ends.removeLast()
      }
      let (content, end) = tree.node(at: index)
      switch content {
      case .text(let text): builder.addText(text)
      case .comment(let text): builder.addComment(text)
      case .element(let element):
        builder.openElement(element.name)
        for attribute in element.attributes {
          let new = refers(attribute.name, element.name) ? renamed[attribute.value] : nil
          if new != nil { changed.insert(index) }
          builder.addAttribute(attribute.name, new ?? attribute.value)
        }
        ends.append(end)
      }
    }
    for departure in tree.departures {
      // The spelling of a changed tag is that of the old id.
      if case .node(let index) = departure.token, changed.contains(index) {
        guard departure.gap != nil else { continue }
        builder.depart(Departure(at: departure.token, gap: departure.gap, spelling: nil))
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
