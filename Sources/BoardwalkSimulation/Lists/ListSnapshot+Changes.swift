import BoardwalkPlatform

/// The items and sections of a snapshot, and changes of them.
extension ListSnapshot {
  /// A snapshot without sections.
  static var empty: ListSnapshot { ListSnapshot([Section]()) }

  /// The identifiers of all items, in order.
  var items: [Value] { sections.flatMap(\.items) }

  /// The place of `item`; nil if there is no such item.
  func path(of item: Value) -> ItemPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return ItemPath(section: section, item: index)
      }
    }
    return nil
  }

  /// The place of the section `identifier`; nil if there is no such section.
  func index(ofSection identifier: Value) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Removes `items`; others of them stay where they are.
  mutating func delete(_ items: [Value]) {
    let deleted = Set(items)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Removes the sections `identifiers` with their items.
  mutating func deleteSections(_ identifiers: [Value]) {
    let deleted = Set(identifiers)
    sections.removeAll { deleted.contains($0.identifier) }
  }

  /// Inserts empty sections before the one at `index`.
  mutating func insertSections(_ identifiers: [Value], at index: Int) {
    sections.insert(
      contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: index)
  }

  /// Inserts `items` before the item at `path`, or at the end of its section.
  mutating func insert(_ items: [Value], at path: ItemPath) {
    sections[path.section].items.insert(contentsOf: items, at: path.item)
  }
}
