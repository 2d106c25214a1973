import BoardwalkPlatform

/// A call on a table or a collection view: `collectionView.cellForItem(at: indexPath)`.
enum ListCall {
  private typealias Call = MethodTable<ListID>.Method

  /// The methods.
  static let methods = MethodTable<ListID>([
    "cellForItem": cell, "cellForRow": cell,
    "indexPath": { simulation, list, arguments in
      guard case .view(let view)? = arguments.first else {
        // Diffable data sources find items.
        let path = arguments.first.flatMap { simulation[list]?.snapshot?.path(of: $0) }
        return path.map { Value($0) } ?? .nil
      }
      return view.cell.flatMap(simulation.indexPath).map { Value($0) } ?? .nil
    },
    "dequeueReusableCell": { simulation, list, arguments in
      let isCertain = arguments.count > 1
      return dequeue(.cell, arguments.first, in: list, isCertain: isCertain, on: &simulation)
    },
    "dequeueReusableSupplementaryView": { simulation, list, arguments in
      let kind: CellPlace.Kind =
        arguments.first?.text == SupplementaryKind.footer.rawValue ? .footer : .header
      let identifier = arguments.count > 1 ? arguments[1] : nil
      return dequeue(kind, identifier, in: list, isCertain: true, on: &simulation)
    },
    "beginUpdates": { simulation, list, _ in
      _ = simulation.beginUpdates(of: list)
      return .nil
    },
    "endUpdates": { simulation, list, _ in
      simulation.endUpdates(of: list, caller: list.controller)
      return .nil
    },
    "snapshot": { simulation, list, _ in Value(simulation[list]?.snapshot ?? .empty) },
    // The location of a finger is that of the row or item under it.
    "indexPathForItem": { _, _, arguments in arguments.first ?? .nil },
    "indexPathForRow": { _, _, arguments in arguments.first ?? .nil },
    // A finger that moves an item does so by `drag`.
    "beginInteractiveMovementForItem": { _, _, _ in .bool(true) },
    "updateInteractiveMovementTargetPosition": { _, _, _ in .nil },
    "endInteractiveMovement": { _, _, _ in .nil }, "cancelInteractiveMovement": { _, _, _ in .nil },
    "numberOfItems": count, "numberOfRows": count,
    "itemIdentifier": { simulation, list, arguments in
      arguments.first?.path.flatMap { simulation[list]?.snapshot?[$0] } ?? .nil
    },
  ])

  /// The cell that shows a row or an item; nil if that cannot be seen.
  private static let cell: Call = { simulation, list, arguments in
    guard let path = arguments.first?.path else { return .nil }
    return simulation.view(ofCellAt: path, in: list).map { .view($0) } ?? .nil
  }

  /// A cell, header or footer for the reuse identifier `identifier`. If there is none, nil, or the
  /// exception of the method that never returns nil (EXC-21, EXC-22).
  private static func dequeue(
    _ kind: CellPlace.Kind, _ identifier: Value?, in list: ListID, isCertain: Bool,
    on simulation: inout Simulation
  ) -> Value {
    let identifier = identifier?.text ?? ""
    if let cell = simulation.dequeue(kind, identifier, in: list),
      let view = simulation.ownView(of: cell)
    {
      return .view(view)
    }
    guard isCertain else { return .nil }
    let name =
      switch kind {
      case .cell: "UICollectionElementKindCell"
      case .header: SupplementaryKind.header.rawValue
      case .footer: SupplementaryKind.footer.rawValue
      }
    simulation.raise(
      .noPrototype(
        identifier, kind: simulation.isCollection(list) ? name : nil,
        from: simulation.blueprint(of: list.controller)?.origin))
    return .nil
  }

  /// The number of rows or items in a section.
  private static let count: Call = { simulation, list, arguments in
    simulation.loadCounts(of: list)
    guard let section = arguments.first?.integer, let counts = simulation[list]?.counts,
      counts.indices.contains(section)
    else { return .number(0) }
    return .number(Double(counts[section]))
  }
}
