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
    let statements = SceneWriter().statements(of: tree, distinction: .numbers)
    let renamed = StableIDs.replacements(in: statements, keeping: keeping)
    return (renamed.isEmpty ? tree : tree.renamingIDs(renamed), renamed)
  }
}

extension ElementTree {
  /// The tree with the ids of `renamed` replaced, in definitions and references.
  package func renamingIDs(_ renamed: [String: String]) -> ElementTree {
    rewritingAttributes { element in
      var attributes = Array(element.attributes)
      var isChanged = false
      for (index, attribute) in attributes.enumerated() {
        guard let new = renamed[attribute.value], Self.refers(attribute.name, element.name) else {
          continue
        }
        attributes[index] = BoardwalkDocument.Attribute(attribute.name, new)
        isChanged = true
      }
      return isChanged ? attributes : nil
    }
  }

  private static func refers(_ attribute: String, _ element: String) -> Bool {
    attribute == "id" || attribute == "sceneID" || IDReference.contains(attribute, of: element)
  }
}
