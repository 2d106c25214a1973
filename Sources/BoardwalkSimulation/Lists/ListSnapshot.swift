import BoardwalkPlatform

/// The sections and items of a diffable data source at one moment: `NSDiffableDataSourceSnapshot`.
public struct ListSnapshot: Sendable, Hashable {
  /// A section with its items.
  struct Section: Sendable, Hashable {
    let identifier: Value
    let items: [Value]
  }

  /// The sections, in order.
  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// The snapshot of `sections`, each with the identifiers of its items.
  public init(_ sections: [(identifier: String, items: [String])]) {
    self.sections = sections.map { section in
      Section(identifier: .text(section.identifier), items: section.items.map { .text($0) })
    }
  }

  /// The snapshot of one section with `items`.
  public init(_ items: [String]) { self.init([(identifier: "main", items: items)]) }

  /// How many items each section has.
  var counts: [Int] { sections.map(\.items.count) }

  /// The item at `path`; nil where there is none.
  subscript(path: ItemPath) -> Value? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The identifier of the item at `path`; nil where there is none.
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

  /// The changes that make this snapshot of `old`; nil where sections have changed places, for which a list
  /// reloads everything.
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
    for (index, section) in sections.enumerated() {
      guard let place = before.firstIndex(of: section.identifier) else { continue }
      updates += Self.updates(from: old.sections[place].items, place, to: section.items, index)
    }
    return updates
  }

  /// The changes that make `new`, the items of the section `target`, of `old`, those of the section `source`.
  private static func updates(
    from old: [Value], _ source: Int, to new: [Value], _ target: Int
  ) -> [ListUpdate] {
    new.difference(from: old).inferringMoves().compactMap { change in
      switch change {
      case .remove(let offset, _, nil): .delete(ItemPath(section: source, item: offset))
      case .insert(let offset, _, nil): .insert(ItemPath(section: target, item: offset))
      case .insert(let offset, _, let origin?):
        .move(
          ItemPath(section: source, item: origin), to: ItemPath(section: target, item: offset))
      case .remove(_, _, .some): nil
      }
    }
  }
}

/// Diffable data sources.
extension Simulation {
  /// Lets `list` show `snapshot` from now on, and `source` give it the cells: what stays keeps its cell (DIFF-01). The
  /// same section or item twice ends the app (DIFF-02).
  mutating func apply(
    _ snapshot: ListSnapshot, to list: ListID, by source: ControllerID, completion: String? = nil
  ) {
    guard exception == nil, prepare(list) else { return }
    let duplicates = snapshot.duplicates
    if !duplicates.sections.isEmpty {
      return raise(.duplicateIdentifiers(duplicates.sections, of: "section"))
    }
    if !duplicates.items.isEmpty {
      return raise(.duplicateIdentifiers(duplicates.items, of: "item"))
    }
    let old = self[list]?.snapshot
    let isKnown = self[list]?.counts != nil
    change(list) { state in
      state.snapshot = snapshot
      state.dataSource = source
    }
    if isKnown, let updates = old.flatMap(snapshot.updates) {
      update(list, updates)
    } else if isKnown || controllers[list.controller]?.appearance == .appeared {
      reloadData(of: list)
    }
    guard exception == nil, let completion else { return }
    complete(Completion(caller: source, label: completion))
  }
}

extension UIKitException {
  /// The same identifier twice in a snapshot (DIFF-02).
  static func duplicateIdentifiers(_ values: [Value], of kind: String) -> Self {
    let list = values.map { "    \($0.text)" }.joined(separator: ",\n")
    return Self(
      "NSInternalInconsistencyException",
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }
}

extension Value {
  /// The snapshot that it is: the items of one section, or sections with theirs; nil where it is none.
  var snapshot: ListSnapshot? {
    switch self {
    case .list(let items):
      return ListSnapshot([ListSnapshot.Section(identifier: .text("main"), items: items)])
    case .object("NSDiffableDataSourceSnapshot", let fields):
      let sections = (fields["sections"] ?? .list([.text("main")])).elements
      guard case .list(let lists)? = fields["items"] else { return nil }
      guard fields["sections"] != nil else { return Value.list(lists).snapshot }
      guard lists.count == sections.count else { return nil }
      return ListSnapshot(
        zip(sections, lists).map { ListSnapshot.Section(identifier: $0, items: $1.elements) })
    default: return nil
    }
  }
}

extension RunningController {
  /// Lets `list` show `snapshot` from now on; its own methods give the cells. A `completion` is called by its name.
  public mutating func apply(
    _ snapshot: ListSnapshot, to list: ListID, completion: String? = nil
  ) {
    if isAlive { simulation.apply(snapshot, to: list, by: id, completion: completion) }
  }

  /// What `list` shows of a diffable data source; nil where it has another one.
  public func snapshot(of list: ListID) -> ListSnapshot? { simulation[list]?.snapshot }
}
