import BoardwalkBase
import BoardwalkPlatform

/// The sections and items of a diffable data source at one moment: `NSDiffableDataSourceSnapshot`.
public struct ListSnapshot: Sendable, Hashable {
  /// A section with its items.
  struct Section: Sendable, Hashable {
    let identifier: Value
    var items: [Value]
  }

  /// The sections, in order.
  var sections: [Section]

  /// The items whose cells are to be filled again, although they stay.
  var refreshed: [Value] = []

  init(_ sections: [Section]) { self.sections = sections }

  /// The snapshot of `sections`, each with the identifiers of its items.
  public init(_ sections: [(identifier: String, items: [String])]) {
    self.sections = sections.map { section in
      Section(identifier: .text(section.identifier), items: section.items.map { .text($0) })
    }
  }

  /// The snapshot of one section with `items`.
  public init(_ items: [String]) { self.init([(identifier: "main", items: items)]) }

  /// The number of items in each section.
  var counts: [Int] { sections.map(\.items.count) }

  /// The item at `path`; nil if there is none.
  subscript(path: ItemPath) -> Value? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The identifier of the item at `path`; nil if there is none.
  public func itemIdentifier(for path: ItemPath) -> String? { self[path]?.text }

  /// The identifiers that more than one section, or more than one item, has.
  var duplicates: (sections: [Value], items: [Value]) {
    (Self.duplicates(sections.map(\.identifier)), Self.duplicates(sections.flatMap(\.items)))
  }

  private static func duplicates(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    var found: Set<Value> = []
    return values.filter { !seen.insert($0).inserted && found.insert($0).inserted }
  }

  /// The changes that make this snapshot of `old`; nil if sections have changed places, for which a
  /// list reloads everything.
  func updates(from old: ListSnapshot) -> [ListUpdate]? {
    let before = old.sections.map(\.identifier)
    let after = sections.map(\.identifier)
    let kept = Set(before).intersection(after)
    guard before.filter(kept.contains) == after.filter(kept.contains) else { return nil }
    var updates: [ListUpdate] = []
    for (index, identifier) in before.enumerated() where !kept.contains(identifier) {
      updates.append(.deleteSection(index))
    }
    for (index, identifier) in after.enumerated() where !kept.contains(identifier) {
      updates.append(.insertSection(index))
    }
    let places = Dictionary(zip(before, before.indices), uniquingKeysWith: { first, _ in first })
    for (index, section) in sections.enumerated() {
      guard let place = places[section.identifier] else { continue }
      updates += Self.updates(from: old.sections[place].items, place, to: section.items, index)
    }
    return updates
  }

  /// The changes from `old`, the items of the section `source`, to `new`, those of the section
  /// `target`.
  private static func updates(
    from old: [Value], _ source: Int, to new: [Value], _ target: Int
  ) -> [ListUpdate] {
    let difference = SequenceDifference(from: old, to: new)
    let origins = Dictionary(
      difference.removed.map { (old[$0], $0) }, uniquingKeysWith: { first, _ in first })
    let inserted = Set(difference.inserted.map { new[$0] })
    let deletions = difference.removed.sorted(by: >).filter { !inserted.contains(old[$0]) }
      .map { ListUpdate.delete(ItemPath(section: source, item: $0)) }
    return deletions
      + difference.inserted.sorted().map { place in
        let path = ItemPath(section: target, item: place)
        guard let origin = origins[new[place]] else { return .insert(path) }
        return .move(ItemPath(section: source, item: origin), to: path)
      }
  }
}
