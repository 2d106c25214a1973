/// The index of a tree: elements and attributes by name, objects by id, and view controllers.
struct DocumentIndex: Sendable {
  /// The meaning of each of the tree's names.
  let names: [KnownName]

  /// The nodes of all elements by name.
  let elements: NameGroups<Int32>

  /// The attributes by name.
  let attributes: NameGroups<AttributeEntry>

  /// The objects by id.
  let objects: ObjectTable

  /// The nodes of view controllers, in document order.
  let controllers: [Int32]

  init(_ tree: ElementTree) {
    let names = tree.names.map { KnownName($0) }
    let elements = NameGroups(nameCount: names.count, tree.forEachElement)
    let attributes = NameGroups(nameCount: names.count, tree.forEachAttribute)
    let ids = Self.ids(in: tree, names, attributes)
    var controllers = Self.unknownControllers(in: tree, names, attributes)
    for (name, known) in names.enumerated() where known.isViewController {
      controllers += elements[name]
    }
    self.names = names
    self.elements = elements
    self.attributes = attributes
    self.controllers = controllers.sorted()
    objects = ObjectTable(tree, ids)
  }

  /// The ids of objects, in document order.
  private static func ids(
    in tree: ElementTree, _ names: [KnownName], _ attributes: NameGroups<AttributeEntry>
  ) -> [AttributeEntry] {
    guard let id = tree.names.firstIndex(of: "id") else { return [] }
    return attributes[id].filter { entry in
      let kind = names[tree.nameIndex(ofElement: Int(entry.node))].kind
      return kind != .device && kind != .adaptation
    }
  }

  /// The nodes of view controllers of unknown kinds, in document order.
  private static func unknownControllers(
    in tree: ElementTree, _ names: [KnownName], _ attributes: NameGroups<AttributeEntry>
  ) -> [Int32] {
    guard let role = tree.names.firstIndex(of: "sceneMemberID") else { return [] }
    return attributes[role].filter { entry in
      names[tree.nameIndex(ofElement: Int(entry.node))].kind == nil
        && tree.attributeCharacters(at: Int(entry.attribute)).elementsEqual("viewController".utf8)
    }.map(\.node)
  }
}
