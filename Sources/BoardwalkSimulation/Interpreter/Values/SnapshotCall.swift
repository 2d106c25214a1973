import BoardwalkBehavior
import BoardwalkPlatform

/// A call on a snapshot of a diffable data source: `snapshot.appendItems(found, toSection: "All")`.
enum SnapshotCall {
  /// The names of all calls.
  static var names: Set<String> {
    Set(questions.keys).union(SnapshotMethod.allCases.map(\.rawValue))
      .union(["deleteSections", "reloadSections"])
  }

  /// The names of all properties.
  static var properties: Set<String> { Set(table.keys) }

  /// The answer of `value` to `call`: the changed snapshot, for a method that changes it;
  /// nil if it is no snapshot, or knows no such call.
  static func answer(to call: MethodCall, of value: Value) throws(Fault) -> Value? {
    guard var snapshot = value.explicitSnapshot else { return nil }
    if let method = SnapshotMethod(rawValue: call.name) {
      let isAfter = call.labels.last??.hasPrefix("after") == true
      try snapshot.perform(method, call.arguments, isAfter: isAfter)
      return Value(snapshot)
    }
    return call.arguments.first.flatMap { questions[call.name]?(snapshot, $0) }
  }

  /// The property `name` of the snapshot `value`; nil if it has none of that name.
  static func property(_ name: String, of value: Value) -> Value? {
    value.explicitSnapshot.flatMap { table[name]?($0) }
  }

  private static let table: [String: @Sendable (ListSnapshot) -> Value] = [
    "itemIdentifiers": { .list($0.items) },
    "sectionIdentifiers": { .list($0.sections.map(\.identifier)) },
    "numberOfItems": { .number(Double($0.items.count)) },
    "numberOfSections": { .number(Double($0.sections.count)) },
  ]

  private static let questions: [String: @Sendable (ListSnapshot, Value) -> Value] = [
    "itemIdentifiers": { .list($0.items(inSection: $1)) },
    "numberOfItems": { .number(Double($0.items(inSection: $1).count)) },
    "indexOfItem": { snapshot, item in
      snapshot.items.firstIndex(of: item).map { .number(Double($0)) } ?? .nil
    },
    "indexOfSection": { $0.index(ofSection: $1).map { .number(Double($0)) } ?? .nil },
    "sectionIdentifier": { snapshot, item in
      snapshot.path(of: item).map { snapshot.sections[$0.section].identifier } ?? .nil
    },
  ]
}

extension ListSnapshot {
  fileprivate func items(inSection identifier: Value) -> [Value] {
    index(ofSection: identifier).map { sections[$0].items } ?? []
  }

  /// Performs `method` with `arguments`; what it inserts comes before the item or section of the
  /// last argument, or after it if `isAfter`.
  fileprivate mutating func perform(
    _ method: SnapshotMethod, _ arguments: [Value], isAfter: Bool
  ) throws(Fault) {
    let identifiers = arguments.first?.elements ?? []
    let anchor = arguments.count > 1 ? arguments.last : nil
    switch method {
    case .appendSections: insertSections(identifiers, at: sections.count)
    case .insertSections:
      insertSections(identifiers, at: try place(ofSection: anchor) + (isAfter ? 1 : 0))
    case .appendItems:
      let section = try place(ofSection: anchor ?? sections.last?.identifier)
      insert(identifiers, at: ItemPath(section: section, item: sections[section].items.count))
    case .insertItems: try insert(identifiers, beside: anchor, isAfter)
    case .moveItem:
      delete(identifiers)
      try insert(identifiers, beside: anchor, isAfter)
    case .deleteItems: delete(identifiers)
    case .deleteAllItems: sections = []
    case .reloadItems, .reconfigureItems: refreshed += identifiers
    }
  }

  private mutating func insert(
    _ items: [Value], beside anchor: Value?, _ isAfter: Bool
  ) throws(Fault) {
    guard let anchor, let path = path(of: anchor) else {
      throw .missingIdentifier(anchor, of: "item")
    }
    insert(items, at: ItemPath(section: path.section, item: path.item + (isAfter ? 1 : 0)))
  }

  private func place(ofSection identifier: Value?) throws(Fault) -> Int {
    guard let identifier, let index = index(ofSection: identifier) else {
      throw .missingIdentifier(identifier, of: "section")
    }
    return index
  }
}

extension Fault {
  /// A snapshot does not have the section or item to which others are added (DIFF-02).
  fileprivate static func missingIdentifier(_ identifier: Value?, of kind: String) -> Fault {
    Fault(
      identifier.map { "the snapshot has no \(kind) \($0.text)" }
        ?? "There are currently no \(kind)s in the data source. Please add a \(kind) first.",
      name: "NSInternalInconsistencyException")
  }
}
