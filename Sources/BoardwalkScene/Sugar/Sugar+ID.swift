import BoardwalkDocument

extension Sugar {
  /// `#Abc-12-xyz` for the attribute `id`; a device is called by it.
  static let id = Sugar(name: "id", saidBy: [.id, .name]) { folding in
    guard let id = folding.branch[.id], isID(id) else { return }
    folding.branch[.id] = nil
    if devices.contains(folding.branch.name), Spelling.isWord(id) {
      folding.statement.name = id
    } else {
      folding.statement.id = id
    }
  } unfold: { unfolding in
    if let name = unfolding.statement.name, devices.contains(unfolding.tag.name) {
      unfolding.tag[.id] = name
      unfolding.statement.name = nil
    } else if let id = unfolding.statement.id {
      unfolding.tag[.id] = id
      unfolding.statement.id = nil
    }
  }

  private static let devices = ["device", "adaptation"].map(Vocabulary.name)

  /// Whether `text` can stand behind `#`.
  static func isID(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isIDPart) }

  private static func isIDPart(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
      || byte >= 0x61 && byte <= 0x7A
  }
}
