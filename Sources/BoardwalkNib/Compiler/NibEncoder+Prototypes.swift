import BoardwalkDocument

/// The compiled prototypes of one view, by the keys under which they are registered.
struct PrototypeNibs: Sendable, Hashable {
  /// Keys and nibs in turn.
  var nibs: [ArchivedValue] = []

  /// Keys and the objects outside of each nib in turn.
  var objects: [ArchivedValue] = []
}

// Prototypes: archives inside of the archive of the view that makes copies of them.
extension NibEncoder {
  /// The cells that a table copies; the last of those with one identifier is registered.
  mutating func cellPrototypes(of table: Element) -> PrototypeNibs {
    if let known = prototypes[table.index] { return known }
    var result = PrototypeNibs()
    for cell in table.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
        // A cell that cannot be asked for is not compiled.
        refuse(cell, .combination("a prototype without a reuse identifier"))
        continue
      }
      append(cell, key: identifier, to: &result)
    }
    prototypes[table.index] = result
    return result
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
