import BoardwalkPlatform

/// What can be said of a table or a collection besides what every view has.
struct ListProperty: Sendable {
  let read: @Sendable (Simulation, ListID) -> Value

  /// Nil where it can only be read.
  var write: (@Sendable (inout Simulation, ListID, Value) -> Void)?

  /// The names of all properties.
  static var names: Set<String> { Set(all.keys) }

  /// The property `name` of `list`; nil where lists have none of that name.
  static func read(_ name: String, of list: ListID, on simulation: Simulation) -> Value? {
    all[name]?.read(simulation, list)
  }

  /// Sets the property `name` of `list`; returns whether there is one that can be set.
  static func write(
    _ value: Value, _ name: String, of list: ListID, on simulation: inout Simulation
  ) -> Bool {
    if name == "tableHeaderView" {
      return SearchProperty.place(
        value, at: .header(list), of: list.controller, on: &simulation)
    }
    guard let write = all[name]?.write else { return false }
    write(&simulation, list, value)
    return true
  }

  private static let all: [String: ListProperty] = [
    "collectionViewLayout": Self(
      read: { .layout($1) },
      write: { simulation, list, value in
        guard case .object(let name, let fields) = value else { return }
        if name == "UICollectionViewFlowLayout" {
          simulation.setLayout(nil, of: list)
          simulation.updateFlowLayout(of: list) { $0 = FlowSettings(fields) }
        } else {
          simulation.setLayout(name, of: list)
        }
      }),
    "delegate": Self(
      read: { Value($0.delegate(of: $1)) },
      write: { simulation, list, value in
        simulation.update(list) { $0.delegate = value.controller }
      }),
    "dataSource": Self(
      read: { Value($0.dataSource(of: $1)) },
      write: { simulation, list, value in
        simulation.update(list) { $0.dataSource = value.controller }
        simulation.reloadData(of: list)
      }),
    "tableHeaderView": Self { simulation, list in
      guard simulation.searchBarHeight(above: list) > 0,
        let bar = simulation.searchBar(of: list.controller)
      else { return .nil }
      return .view(bar)
    },
    "indexPathForSelectedRow": Self { $0[$1]?.selected.first.map { Value($0) } ?? .nil },
    "indexPathsForSelectedRows": Self { paths($0[$1]?.selected ?? []) },
    "indexPathsForSelectedItems": Self { paths($0[$1]?.selected ?? []) },
    "indexPathsForVisibleRows": Self { paths($0.indexPathsForVisibleItems(in: $1)) },
    "indexPathsForVisibleItems": Self { paths($0.indexPathsForVisibleItems(in: $1)) },
    "numberOfSections": Self { .number(Double($0[$1]?.counts?.count ?? 0)) },
    "contentOffset": Self { simulation, list in
      let offset = simulation[list]?.contentOffset
      return .record(["x": .number(offset?.x ?? 0), "y": .number(offset?.y ?? 0)])
    },
    "contentSize": Self { simulation, list in simulation[list].map { Value($0.contentSize) } ?? .nil
    },
    "isEditing": Self(
      read: { .bool($0[$1]?.isEditing ?? false) },
      write: { $0.setEditing($2.isTrue ?? false, in: $1) }),
    "allowsSelection": flag(\.allowsSelection),
    "allowsSelectionDuringEditing": flag(\.allowsSelectionDuringEditing),
    "allowsMultipleSelection": flag(\.allowsMultipleSelection),
  ]

  private static func flag(
    _ path: WritableKeyPath<ListState, Bool> & Sendable
  ) -> ListProperty {
    ListProperty(
      read: { .bool($0[$1]?[keyPath: path] ?? false) },
      write: { simulation, list, value in
        simulation.update(list) { $0[keyPath: path] = value.isTrue ?? false }
      })
  }

  private static func paths(_ paths: [ItemPath]) -> Value { .list(paths.map { Value($0) }) }
}

extension ListProperty {
  fileprivate init(_ read: @escaping @Sendable (Simulation, ListID) -> Value) {
    self.init(read: read, write: nil)
  }
}
