import BoardwalkSchema

/// The objects that hold texts of secure fields, which are masked wherever an archive is printed.
struct SecureArchiveTexts {
  /// The replacement for a masked text.
  static let mask = "•••"

  /// The indices of the objects.
  private(set) var indices: Set<Int> = []

  /// Finds the texts in `archive`.
  init(_ archive: NIBArchive) {
    let pairs = archive.objects.filter { $0.className == "UINibKeyValuePair" }
    let keyPath = { (pair: ArchivedObject) in archive.text(pair["UIKeyPath"]) ?? "" }
    let fields = Set(
      archive.objects.indices.filter { index in
        archive.objects[index]["UISecureTextEntry"].map { $0 != .bool(false) } ?? false
      }
        + pairs.filter { SecureTextEntry.keyPaths.contains(keyPath($0)) }
        .compactMap { $0["UIObject"]?.referencedIndex })
    let own = fields.flatMap { field in
      ["UIText", "UIAttributedText"].map { archive.objects[field][$0] }
    }
    let set = pairs.filter { pair in
      ["text", "attributedText"].contains(keyPath(pair))
        && pair["UIObject"]?.referencedIndex.map(fields.contains) ?? false
    }.map { $0["UIValue"] }
    // An attributed text is a graph of objects.
    var pending = (own + set).compactMap { $0?.referencedIndex }
    while let index = pending.popLast() {
      guard indices.insert(index).inserted else { continue }
      pending += archive.objects[index].entries.compactMap(\.value.referencedIndex)
    }
  }

  /// Whether `value`, an entry of the object `owner`, belongs to such a text.
  func contains(_ value: ArchivedValue, of owner: Int) -> Bool {
    value.referencedIndex.map(indices.contains) ?? indices.contains(owner)
  }
}
