/// The index of a tree, computed in one pass: elements by name, objects by id, and view
/// controllers.
struct DocumentIndex: Sendable {
  /// The meaning of each of the tree's names.
  let names: [KnownName]

  /// The nodes of all elements, grouped by name, in document order within each group.
  let nodes: [Int32]

  /// The start index of each name's group in `nodes`, and the end of the last.
  let groups: [Int32]

  /// The objects by id.
  let objects: ObjectTable

  /// The nodes of view controllers, in document order.
  let controllers: [Int32]

  init(_ tree: ElementTree) {
    let names = tree.names.map { KnownName($0) }
    let idName = tree.names.firstIndex(of: "id")
    let memberName = tree.names.firstIndex(of: "sceneMemberID")
    let wanted = names.indices.map { $0 == idName || $0 == memberName }
    var ids: [ObjectTable.Entry] = []
    var controllers: [Int32] = []
    tree.forEachAttribute(where: wanted) { place in
      if place.name == idName {
        let kind = names[place.elementName].kind
        if kind == .device || kind == .adaptation { return }
        ids.append(ObjectTable.Entry(node: Int32(place.node), attribute: Int32(place.index)))
      } else if names[place.elementName].kind == nil,
        tree.attributeCharacters(at: place.index).elementsEqual("viewController".utf8)
      {
        controllers.append(Int32(place.node))
      }
    }
    (groups, nodes) = Self.groups(tree)
    self.names = names
    objects = ObjectTable(tree, ids)
    for (name, known) in names.enumerated() where known.isViewController {
      controllers += nodes[Int(groups[name])..<Int(groups[name + 1])]
    }
    self.controllers = controllers.sorted()
  }

  /// The elements sorted by name, and where each name's begin.
  private static func groups(_ tree: ElementTree) -> (groups: [Int32], nodes: [Int32]) {
    var groups = [Int32](repeating: 0, count: tree.names.count + 1)
    tree.forEachElement { _, name in groups[name + 1] += 1 }
    for name in groups.indices.dropFirst() { groups[name] += groups[name - 1] }
    var next = groups
    var nodes = [Int32](repeating: 0, count: Int(groups[groups.count - 1]))
    tree.forEachElement { node, name in
      nodes[Int(next[name])] = Int32(node)
      next[name] += 1
    }
    return (groups, nodes)
  }

  /// The nodes of the elements that have the name at `name` in the tree's names.
  func nodes(named name: Int) -> ArraySlice<Int32> {
    nodes[Int(groups[name])..<Int(groups[name + 1])]
  }
}
