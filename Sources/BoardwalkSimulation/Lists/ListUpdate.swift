import BoardwalkPlatform

/// A change of rows or items that code reports to a list. Paths of deletions are those before the
/// change, paths of insertions those after it (TBL-44).
enum ListUpdate: Sendable, Hashable {
  case insert(ItemPath)
  case delete(ItemPath)
  case reload(ItemPath)
  case move(ItemPath, to: ItemPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
}

/// The combined effect of several updates on index paths and counts.
struct ListChanges: Sendable {
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var reloaded: Set<ItemPath> = []

  /// By section before the changes, including moved rows.
  private var deleted: [Int: Set<Int>] = [:]

  /// By section after the changes, including moved rows.
  private var inserted: [Int: Set<Int>] = [:]
  private var moves: [ItemPath: ItemPath] = [:]

  init(_ updates: [ListUpdate]) {
    for update in updates {
      switch update {
      case .insert(let path): inserted[path.section, default: []].insert(path.item)
      case .delete(let path): deleted[path.section, default: []].insert(path.item)
      case .reload(let path): reloaded.insert(path)
      case .move(let path, let target):
        deleted[path.section, default: []].insert(path.item)
        inserted[target.section, default: []].insert(target.item)
        moves[path] = target
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      }
    }
  }

  /// The new index of a section; nil if it was deleted.
  func section(_ section: Int) -> Int? {
    Self.index(section, without: deletedSections, with: insertedSections)
  }

  /// The new path of a row; nil if it was deleted.
  func path(_ path: ItemPath) -> ItemPath? {
    if let target = moves[path] { return target }
    guard let section = section(path.section),
      let item = Self.index(
        path.item, without: deleted[path.section] ?? [], with: inserted[section] ?? [])
    else { return nil }
    return ItemPath(section: section, item: item)
  }

  private static func index(
    _ index: Int, without deleted: Set<Int>, with inserted: Set<Int>
  ) -> Int? {
    guard !deleted.contains(index) else { return nil }
    var result = index - deleted.count { $0 < index }
    for place in inserted.sorted() where place <= result { result += 1 }
    return result
  }

  /// The mismatch between `after`, the counts of a data source, and the counts `before` with the
  /// changes; nil if there is none.
  func mismatch(_ before: [Int], _ after: [Int]) -> Mismatch? {
    guard before.count - deletedSections.count + insertedSections.count == after.count else {
      return .sections(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    for (old, count) in before.enumerated() {
      guard let new = section(old), !reloadedSections.contains(old), after.indices.contains(new)
      else { continue }
      let moved = moved(old, new)
      let inserted = (inserted[new]?.count ?? 0) - moved.into
      let deleted = (deleted[old]?.count ?? 0) - moved.out
      guard count + inserted - deleted + moved.into - moved.out == after[new] else {
        return .items(
          section: new, before: count, after: after[new], inserted: inserted, deleted: deleted,
          movedIn: moved.into, movedOut: moved.out)
      }
    }
    return nil
  }

  /// A row that an update names and that does not exist; nil if all do.
  func missing(_ updates: [ListUpdate], _ before: [Int], _ after: [Int]) -> MissingItem? {
    func isIn(_ counts: [Int], _ path: ItemPath) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
    for update in updates {
      switch update {
      case .insert(let path) where !isIn(after, path): return .inserted(path)
      case .delete(let path) where !isIn(before, path): return .deleted(path)
      case .move(let path, _) where !isIn(before, path): return .moved(path)
      case .move(let path, let target) where !isIn(after, target):
        return .movedTo(target, from: path)
      default: continue
      }
    }
    return nil
  }

  /// A row or item of an update that does not exist, which ends the app (EXC-31).
  enum MissingItem: Sendable, Hashable {
    case inserted(ItemPath)
    case deleted(ItemPath)
    case moved(ItemPath)
    case movedTo(ItemPath, from: ItemPath)
  }

  private func moved(_ old: Int, _ new: Int) -> (into: Int, out: Int) {
    guard !moves.isEmpty else { return (0, 0) }
    return (
      moves.values.count { $0.section == new }, moves.keys.count { $0.section == old }
    )
  }

  /// Counts after an update that are not the ones before it with the insertions and deletions,
  /// which ends the app (EXC-31).
  enum Mismatch: Sendable, Hashable {
    case sections(before: Int, after: Int, inserted: Int, deleted: Int)
    case items(
      section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
      movedOut: Int)
  }
}

extension ListState {
  /// Moves the contents to their new places; returns the removed cells.
  mutating func apply(_ updates: [ListUpdate]) -> [RemovedCell] {
    var freed: [RemovedCell] = []
    let changes = ListChanges(updates)
    let isReloaded = { (path: ItemPath) in
      changes.reloaded.contains(path) || changes.reloadedSections.contains(path.section)
    }
    for place in visible.keys.sorted() {
      let isGone =
        place.kind == .cell
        ? changes.path(place.path) == nil || isReloaded(place.path)
        : changes.section(place.path.section) == nil
          || changes.reloadedSections.contains(place.path.section)
      if isGone, let cell = free(place) { freed.append(cell) }
    }
    var shown: [CellPlace: Int] = [:]
    for (place, number) in visible {
      if place.kind == .cell {
        if let path = changes.path(place.path) { shown[CellPlace(.cell, path)] = number }
      } else if let section = changes.section(place.path.section) {
        shown[CellPlace(place.kind, ItemPath(section: section, item: 0))] = number
      }
    }
    visible = shown
    selected = selected.filter { !isReloaded($0) }.compactMap(changes.path)
    highlighted = highlighted.flatMap(changes.path)
    editing = Dictionary(
      editing.compactMap { path, editing in changes.path(path).map { ($0, editing) } },
      uniquingKeysWith: { first, _ in first })
    if let path = confirming?.path {
      let target = isReloaded(path) ? nil : changes.path(path)
      confirming = target.flatMap { target in
        confirming.map {
          Confirmation(path: target, isSwiped: $0.isSwiped, buttons: $0.buttons)
        }
      }
    }
    return freed
  }
}

extension UIKitException {
  /// An update of a row or an item that does not exist (EXC-31).
  static func missingItem(
    _ missing: ListChanges.MissingItem, _ before: [Int], _ after: [Int], isCollection: Bool,
    from origin: Origin?
  ) -> Self {
    let item = isCollection ? "item" : "row"
    func count(_ counts: [Int], _ path: ItemPath) -> Int {
      counts.indices.contains(path.section) ? counts[path.section] : 0
    }
    func name(_ path: ItemPath) -> String {
      "(<NSIndexPath> {length = 2, path = \(path.section) - \(path.item)})"
    }
    let reason =
      switch missing {
      case .inserted(let path):
        "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
          + "\(count(after, path)) \(item)s in section \(path.section) after the update"
      case .deleted(let path):
        "attempt to delete \(item) \(path.item) from section \(path.section) which only contains "
          + "\(count(before, path)) \(item)s before the update"
      case .moved(let path):
        "attempt to move index path \(name(path)) that does not exist - there are only "
          + "\(count(before, path)) \(item)s in section \(path.section) before the update"
      case .movedTo(let target, let path):
        "attempt to move index path \(name(path)) to index path \(name(target)) that does not "
          + "exist - there are only \(count(after, target)) \(item)s in section "
          + "\(target.section) after the update"
      }
    return Self("NSInternalInconsistencyException", reason, from: origin)
  }
}
