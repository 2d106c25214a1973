/// Diffable data sources.
extension Simulation {
  /// Applies `snapshot` to `list`, with cells from `source`: unchanged items keep their cells
  /// (DIFF-01). A duplicate section or item ends the app (DIFF-02).
  mutating func apply(
    _ snapshot: ListSnapshot, to list: ListID, by source: ControllerID, completion: String? = nil
  ) {
    guard !isOver, prepare(list) else { return }
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
      state.snapshot = snapshot.settled
      state.dataSource = source
    }
    if isKnown, let updates = old.flatMap(snapshot.updates) {
      update(list, updates)
      let reloads = snapshot.refreshed.compactMap(snapshot.path).map { ListUpdate.reload($0) }
      if !reloads.isEmpty { update(list, reloads) }
    } else if isKnown || controllers[list.controller]?.appearance == .appeared {
      reloadData(of: list)
    }
    guard !isOver, let completion else { return }
    complete(Completion(caller: source, label: completion))
  }
}

extension UIKitException {
  /// A duplicate identifier in a snapshot (DIFF-02).
  static func duplicateIdentifiers(_ values: [Value], of kind: String) -> Self {
    let list = values.map { "    \($0.text)" }.joined(separator: ",\n")
    return Self(
      "NSInternalInconsistencyException",
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }
}

extension Value {
  /// The snapshot that it is: the items of one section, or sections with theirs; nil if it is none.
  var snapshot: ListSnapshot? {
    switch self {
    case .list(let items):
      return ListSnapshot([ListSnapshot.Section(identifier: .text("main"), items: items)])
    case .object("NSDiffableDataSourceSnapshot", let fields):
      let sections = (fields["sections"] ?? .list([.text("main")])).elements
      guard case .list(let lists)? = fields["items"] else {
        return fields.isEmpty ? .empty : nil
      }
      guard fields["sections"] != nil else { return Value.list(lists).snapshot }
      guard lists.count == sections.count else { return nil }
      var snapshot = ListSnapshot(
        zip(sections, lists).map { ListSnapshot.Section(identifier: $0, items: $1.elements) })
      snapshot.refreshed = fields["refreshed"]?.elements ?? []
      return snapshot
    default: return nil
    }
  }

  /// The snapshot that it is; nil for anything else, such as a list of items.
  var explicitSnapshot: ListSnapshot? { if case .object = self { snapshot } else { nil } }

  /// `snapshot` as a value of behaviors.
  init(_ snapshot: ListSnapshot) {
    self = .object(
      "NSDiffableDataSourceSnapshot",
      [
        "sections": .list(snapshot.sections.map(\.identifier)),
        "items": .list(snapshot.sections.map { .list($0.items) }),
        "refreshed": .list(snapshot.refreshed),
      ])
  }
}

extension ListSnapshot {
  /// The snapshot after its cells have been filled.
  fileprivate var settled: ListSnapshot {
    var snapshot = self
    snapshot.refreshed = []
    return snapshot
  }
}

extension RunningController {
  /// Applies `snapshot` to `list`; its own methods provide the cells. `completion` is called by
  /// name.
  public mutating func apply(
    _ snapshot: ListSnapshot, to list: ListID, completion: String? = nil
  ) {
    if isAlive { simulation.apply(snapshot, to: list, by: id, completion: completion) }
  }

  /// The snapshot of the diffable data source of `list`; nil if it has another one.
  public func snapshot(of list: ListID) -> ListSnapshot? { simulation[list]?.snapshot }
}
