// Collections with their layouts and their prototypes.
extension NibDecoder {
  func decodeCollection(_ object: ArchivedObject, _ element: inout DecodedElement) {
    element.set("dataMode", "prototypes")
    if let layout = object["UICollectionLayout"]?.referencedIndex {
      element.add(flowLayout(archive.objects[layout], id: id(of: layout)))
    }
    let cells = prototypes(
      "UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects", of: object)
    element.add("cells", cells.map(\.element))
    let views = prototypes(
      "UICollectionViewSupplementaryViewNibDict",
      "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", of: object)
    for (key, view) in views {
      var view = view
      view.set("key", key.contains("SectionHeader") ? "sectionHeaderView" : "sectionFooterView")
      element.add(view)
    }
  }

  /// A layout with what it leaves out: items of 50 by 50, and neither headers nor footers.
  private func flowLayout(_ object: ArchivedObject, id: String) -> DecodedElement {
    var layout = DecodedElement(
      ClassRules.flowLayout.element, ["key": "collectionViewLayout", "id": id])
    decode(object, .flowLayout, &layout)
    for (key, name, standard) in [
      ("UIItemSize", "itemSize", 50.0), ("UIHeaderReferenceSize", "headerReferenceSize", 0),
      ("UIFooterReferenceSize", "footerReferenceSize", 0),
    ] {
      let value = object[key] ?? .data(PackedGeometry.bytes([standard, standard]))
      layout.add(packed(value, "size", name, ["width", "height"]))
    }
    let inset = object["UISectionInset"] ?? .data(PackedGeometry.bytes([0, 0, 0, 0]))
    layout.add(packed(inset, "inset", "sectionInset", ["minY", "minX", "maxY", "maxX"]))
    return layout
  }

  /// The content view of a collection's cell, which newer compilers do not name.
  func decodeCollectionCell(_ object: ArchivedObject, _ element: inout DecodedElement) {
    let content =
      object["UIContentView"]?.referencedIndex ?? elements("UISubviews", of: object).first
    element.add(content.flatMap { view($0, key: "contentView") })
  }
}
