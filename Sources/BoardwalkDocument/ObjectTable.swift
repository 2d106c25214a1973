/// The objects of a document by id.
///
/// Ids are compared in place, as bytes: creating a string for each would cost more than all
/// lookups.
final class ObjectTable: Sendable {
  private let tree: ElementTree
  private let entries: [AttributeEntry]

  /// Indices in `entries` by the hash of the id, open addressing; -1 is free.
  private let slots: [Int32]

  /// Entries whose id an earlier one has, with that one.
  let duplicates: [(entry: AttributeEntry, first: AttributeEntry)]

  init(_ tree: ElementTree, _ entries: [AttributeEntry]) {
    var size = 8
    while size < entries.count * 2 { size *= 2 }
    var slots = [Int32](repeating: -1, count: size)
    var duplicates: [(entry: AttributeEntry, first: AttributeEntry)] = []
    for (index, entry) in entries.enumerated() {
      let id = tree.attributeCharacters(at: Int(entry.attribute))
      let slot = Self.slot(of: id, in: tree, entries, slots)
      if slots[slot] < 0 {
        slots[slot] = Int32(index)
      } else {
        duplicates.append((entry, entries[Int(slots[slot])]))
      }
    }
    self.tree = tree
    self.entries = entries
    self.slots = slots
    self.duplicates = duplicates
  }

  /// The first element whose id is spelled by `id` in UTF-8.
  subscript(id: ArraySlice<UInt8>) -> Element? {
    let found = slots[Self.slot(of: id, in: tree, entries, slots)]
    return found < 0 ? nil : tree.element(at: Int(entries[Int(found)].node))
  }

  /// The slot of `id`, or its insertion slot.
  private static func slot(
    of id: ArraySlice<UInt8>, in tree: ElementTree, _ entries: [AttributeEntry], _ slots: [Int32]
  ) -> Int {
    var slot = hash(id) & (slots.count - 1)
    while slots[slot] >= 0 {
      let other = tree.attributeCharacters(at: Int(entries[Int(slots[slot])].attribute))
      if other.elementsEqual(id) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Seeded randomly in each process, so that no document can make all ids collide.
  private static let seed = UInt64.random(in: .min ... .max)

  private static func hash(_ id: ArraySlice<UInt8>) -> Int {
    id.withUnsafeBytes { id in
      var hash = seed ^ UInt64(id.count)
      var place = 0
      while place + 8 <= id.count {
        hash = mixed(hash ^ id.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      var rest: UInt64 = 0
      while place < id.count {
        rest = rest << 8 | UInt64(id[place])
        place += 1
      }
      return Int(truncatingIfNeeded: mixed(hash ^ rest))
    }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
