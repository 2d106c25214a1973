import BoardwalkDocument

// Prototypes: archives inside of the archive of the view that makes copies of them.
extension NibEncoder {
  /// The elements that a table or collection makes copies of.
  static func prototypes(of view: Element) -> [Element] {
    let supplementary = ["sectionHeaderView", "sectionFooterView"].compactMap {
      view.child(key: $0)
    }
    return view.list("prototypes") + (view.name == "collectionView" ? view.list("cells") : [])
      + supplementary
  }

  /// The cells in the list `key` that a table or collection copies; the last of those with one
  /// identifier is registered.
  mutating func cellPrototypes(of list: Element, in key: String) -> PrototypeNibs {
    if let known = prototypes[list.index] { return known }
    var result = PrototypeNibs()
    for cell in list.list(key) {
      if let identifier = reuseIdentifier(of: cell) { append(cell, key: identifier, to: &result) }
    }
    prototypes[list.index] = result
    return result
  }

  /// The headers and footers that a collection copies, by their kinds and identifiers.
  mutating func supplementaryViews(of collection: Element) -> PrototypeNibs {
    if let known = supplementaryViews[collection.index] { return known }
    var result = PrototypeNibs()
    for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
      guard let view = collection.child(key: key), let identifier = reuseIdentifier(of: view)
      else { continue }
      append(view, key: "UICollectionElementKindSection\(kind)/\(identifier)", to: &result)
    }
    supplementaryViews[collection.index] = result
    return result
  }

  /// The identifier of a prototype; one that cannot be asked for is refused.
  private mutating func reuseIdentifier(of view: Element) -> String? {
    if let identifier = view["reuseIdentifier"], !identifier.isEmpty { return identifier }
    refuse(view, .combination("a prototype without a reuse identifier"))
    return nil
  }

  /// Compiles the nib of `view`, and registers it under `key`.
  private mutating func append(_ view: Element, key: String, to prototypes: inout PrototypeNibs) {
    var inner = NibEncoder(document, options)
    inner.declareViews(view)
    inner.addTopLevel(view)
    inner.addStandardProxies()
    inner.encodeTree(of: view)
    inner.encodeConnections(ofViews: view)
    let archive = inner.archive()
    unsupported += inner.unsupported
    let data = builder.add("NSData", [.init("NS.bytes", .data(archive.bytes))])
    let nib = builder.add(
      "UINib",
      [.init("captureEnclosingNIBBundleOnDecode", .bool(true)), .init("archiveData", data)])
    let key = builder.text(key)
    var outside: [ArchivedValue] = []
    for placeholder in inner.placeholders {
      outside += [
        builder.text(placeholder.name),
        .reference(target(placeholder.id, name: placeholder.segueName)),
      ]
    }
    prototypes.nibs += [key, nib]
    prototypes.objects += [key, builder.collection("NSMutableDictionary", outside)]
  }

  /// A dictionary of `entries`; nil for none.
  mutating func dictionary(_ entries: [ArchivedValue]) -> ArchivedValue? {
    entries.isEmpty ? nil : builder.collection("NSMutableDictionary", entries)
  }
}
