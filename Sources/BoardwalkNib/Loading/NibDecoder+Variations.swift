// The values of stacks for size classes. Other variations are not read back.
extension NibDecoder {
  /// The words for the numbers of a stack's attributes; nil for one that is a number in documents
  /// too.
  private static let variedAttributes: [String: EnumerationTable?] = [
    "alignment": .stackAlignment, "axis": .axis, "distribution": .distribution, "spacing": nil,
  ]

  /// The variations of each object in an archive.
  static func variations(in archive: NIBArchive) -> [Int: [DecodedElement]] {
    archive.objects.reduce(into: [:]) { variations, storage in
      guard storage.className == "_UIAttributeTraitStorage",
        let name = archive.text(storage["UIKeyPath"]), let words = variedAttributes[name],
        let index = storage["UIObject"]?.referencedIndex
      else { return }
      for value in archive.object(storage["UIRecords"])?.elements ?? [] {
        guard let record = archive.object(value),
          let key = key(of: archive.object(record["UITraitCollection"])),
          let number = archive.object(record["UIValue"])?.entries.first?.value.number
        else { continue }
        let text =
          words.map { table in Int(exactly: number).flatMap(table.word) } ?? number.shortText
        if let text {
          variations[index, default: []].append(
            DecodedElement("variation", ["key": key, name: text]))
        }
      }
    }
  }

  /// The key of a variation for size classes; nil for the values that hold otherwise.
  private static func key(of traits: ArchivedObject?) -> String? {
    guard let traits else { return nil }
    let parts = NibEncoder.traitNames.sorted { $0.key < $1.key }.compactMap { name, trait in
      let number = traits["UITraitCollectionBuiltinTrait-_UITraitName\(trait)"]?.integerValue
      let word = NibEncoder.sizeClasses.first { Int($0.value) == number }?.key
      return word.map { "\(name)=\($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }
}
