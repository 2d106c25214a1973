import BoardwalkDocument

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
