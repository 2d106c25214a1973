// Prototypes: views in separate archives, which tables and collections instantiate.
extension NibDecoder {
  /// The prototypes of `owner` with the keys that they are registered under.
  func prototypes(
    _ nibsKey: String, _ objectsKey: String, of owner: ArchivedObject
  ) -> [(key: String, element: DecodedElement)] {
    let entries = archive.object(owner[nibsKey])?.elements ?? []
    let outside = archive.object(owner[objectsKey])?.elements ?? []
    return stride(from: 1, to: entries.count, by: 2).compactMap { position in
      guard case .data(let bytes)? = data(ofNib: entries[position]),
        let inner = try? NIBArchive(bytes)
      else { return nil }
      var decoder = NibDecoder(inner, prefix: "\(prefix)-\(nibsKey)-\(position)")
      decoder.adopt(outsideIDs, outsideSegues)
      if position < outside.count { decoder.adopt(names(in: outside[position])) }
      decoder.decodeConnections()
      let top = inner.root.map { decoder.elements("UINibTopLevelObjectsKey", of: $0) } ?? []
      return top.lazy.compactMap { decoder.view($0) }.first
        .map { (archive.text(entries[position - 1]) ?? "", $0) }
    }
  }

  private func data(ofNib value: ArchivedValue) -> ArchivedValue? {
    archive.object(archive.object(value)?["archiveData"])?["NS.bytes"]
  }

  /// The ids of the objects that a prototype's dictionary names.
  private func names(in value: ArchivedValue) -> [String: String] {
    let entries = archive.object(value)?.elements ?? []
    var result: [String: String] = [:]
    for position in stride(from: 0, to: entries.count - 1, by: 2) {
      guard let name = archive.text(entries[position]),
        let index = entries[position + 1].referencedIndex
      else { continue }
      let proxied = archive.text(archive.objects[index]["UIProxiedObjectIdentifier"])
      result[name] = proxied.map { outsideIDs[$0] ?? $0 } ?? id(of: index)
    }
    return result
  }

  private mutating func adopt(_ ids: [String: String], _ segues: [String: DecodedElement] = [:]) {
    outsideIDs.merge(ids) { $1 }
    outsideSegues.merge(segues) { $1 }
  }
}
