import BoardwalkTree

/// What every rule asks of a tree, found in one pass: the kind of each node, and each id's element.
struct DocumentIndex: Sendable {
  /// Each node's kind; nil for texts, comments and elements that Boardwalk does not know.
  let kinds: [ElementKind?]

  /// The first element with each id.
  let nodes: [String: Int]

  /// Elements whose id an earlier one has, with that one.
  let duplicates: [(node: Int, first: Int)]

  init(_ tree: ElementTree) {
    let kindsByName = tree.names.map(ElementKind.named)
    let idName = tree.names.firstIndex(of: "id")
    var kinds = [ElementKind?](repeating: nil, count: tree.nodeCount)
    var nodes: [String: Int] = [:]
    var duplicates: [(node: Int, first: Int)] = []
    for element in tree.elements {
      let kind = kindsByName[element.nameIndex]
      kinds[element.index] = kind
      guard let idName, kind != .device, kind != .adaptation else { continue }
      for attribute in element.attributeIndices
      where tree.attributeNameIndex(at: attribute) == idName {
        let id = tree.attributeValue(at: attribute)
        if let first = nodes[id] {
          duplicates.append((element.index, first))
        } else {
          nodes[id] = element.index
        }
      }
    }
    self.kinds = kinds
    self.nodes = nodes
    self.duplicates = duplicates
  }
}
