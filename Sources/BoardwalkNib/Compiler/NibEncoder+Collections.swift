import BoardwalkDocument

// Collection views: their layouts, and the constraints of their cells.
extension NibEncoder {
  /// The layout of a collection, with what differs from a new flow layout.
  mutating func collectionLayout(_ collection: Element) -> ArchivedValue? {
    guard let element = collection.child("collectionViewFlowLayout", key: "collectionViewLayout")
    else {
      refuse(collection, .combination("a collection view without a flow layout"))
      return nil
    }
    let layout = declare(element, .flowLayout)
    encode(element, .flowLayout)
    members.append(.reference(layout))
    return .reference(layout)
  }

  /// A size in the child element with the key `key`, unless it is `standard`.
  mutating func size(
    _ key: String, of element: Element, unless standard: [Double]
  ) -> ArchivedValue? {
    guard let child = element.child(key: key),
      let size = numbers(["width", "height"], of: child), size != standard
    else { return nil }
    return .data(PackedGeometry.bytes(size))
  }

  /// The space around the items of a section, unless there is none.
  mutating func sectionInset(_ layout: Element) -> ArchivedValue? {
    guard let child = layout.child(key: "sectionInset"),
      let inset = numbers(["minY", "minX", "maxY", "maxX"], of: child), inset != [0, 0, 0, 0]
    else { return nil }
    return .data(PackedGeometry.bytes(inset))
  }

  /// The constraints that hold the content view of a cell at its edges; that of an older document is
  /// placed by its frame.
  mutating func collectionCellConstraints(_ cell: Element) -> ArchivedValue? {
    guard generation >= .xcode13, let object = object(of: cell),
      let content = cell.child("collectionViewCellContentView", key: "contentView")
        .flatMap({ self.object(of: $0) })
    else { return nil }
    var constraints: [ArchivedValue] = []
    for side in ["leading", "trailing", "top", "bottom"] {
      let attribute = ArchivedValue.integer(WordTable.layoutAttribute.numbers[side] ?? 0)
      constraints.append(
        builder.add(
          "NSLayoutConstraint",
          [
            .init("NSFirstItem", .reference(object)), .init("NSFirstAttributeV2", attribute),
            .init("NSFirstAttribute", attribute), .init("NSSecondItem", .reference(content)),
            .init("NSSecondAttributeV2", attribute), .init("NSSecondAttribute", attribute),
            .init("NSShouldBeArchived", .bool(true)),
            .init("NSLayoutIdentifier", builder.text("UIIBSystemGenerated")),
          ]))
    }
    return builder.collection("NSMutableArray", constraints)
  }
}
