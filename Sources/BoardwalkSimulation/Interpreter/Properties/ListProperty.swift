import BoardwalkPlatform

/// The properties of a table or collection view beyond those of all views.
enum ListProperty {
  /// The names of all properties.
  static var names: Set<String> { all.names }

  /// The property `name` of `list`; nil if lists have none of that name.
  static func read(_ name: String, of list: ListID, on simulation: Simulation) -> Value? {
    all.read(name, of: list, on: simulation)
  }

  /// Sets the property `name` of `list`; returns whether there is one that can be set.
  static func write(
    _ value: Value, _ name: String, of list: ListID, on simulation: inout Simulation
  ) -> Bool {
    if name == "tableFooterView" || name == "tableHeaderView", let view = value.view,
      view.controller == list.controller, simulation.isPlainView(view)
    {
      // A plain view shows nothing.
      return true
    }
    if name == "backgroundView" {
      simulation.setBackgroundView(value.view, of: list)
      return true
    }
    if name == "tableHeaderView" {
      return SearchProperty.place(
        value, at: .header(list), of: list.controller, on: &simulation)
    }
    return all.write(value, name, of: list, on: &simulation)
  }

  private static let all = PropertyTable<ListID>([
    "collectionViewLayout": Property(
      read: { .layout($1) },
      write: { simulation, list, value in
        guard case .object(let name, let fields) = value else { return }
        if let configuration = fields["configuration"].flatMap(ListLayoutConfiguration.init) {
          return simulation.setListLayout(configuration, of: list)
        }
        simulation.update(list) { $0.listLayout = nil }
        if name == "UICollectionViewFlowLayout" {
          simulation.setLayout(nil, of: list)
          simulation.updateFlowLayout(of: list) { $0 = FlowSettings(fields) }
        } else {
          simulation.setLayout(name, of: list)
        }
      }),
    "keyboardDismissMode": Property(
      read: { .word($0.dismissesKeyboard($1) ? "onDrag" : "none") },
      write: { simulation, list, value in
        simulation.update(list) { $0.dismissesKeyboard = (value.word ?? "none") != "none" }
      }),
    "delegate": Property(
      read: { Value($0.delegate(of: $1)) },
      write: { simulation, list, value in
        simulation.update(list) { $0.delegate = value.controller }
      }),
    "dataSource": Property(
      read: { Value($0.dataSource(of: $1)) },
      write: { simulation, list, value in
        simulation.update(list) { $0.dataSource = value.controller }
        simulation.reloadData(of: list)
      }),
    "prefetchDataSource": Property(
      read: { Value($0.prefetchDataSource(of: $1)) },
      write: { simulation, list, value in
        simulation.update(list) { $0.prefetchDataSource = value.controller }
      }),
    "tableHeaderView": Property { simulation, list in
      guard simulation.searchBarHeight(above: list) > 0,
        let bar = simulation.searchBar(of: list.controller)
      else { return .nil }
      return .view(bar)
    },
    "backgroundView": Property { simulation, list in
      let view = simulation[ViewID(list.object, of: list.controller)]?.backgroundView
      return view.map { .view(ViewID($0, of: list.controller)) } ?? .nil
    },
    "indexPathForSelectedRow": Property { $0[$1]?.selected.first.map { Value($0) } ?? .nil },
    // A table without a selection answers nil, a collection an empty list.
    "indexPathsForSelectedRows": Property { simulation, list in
      let selected = simulation[list]?.selected ?? []
      return selected.isEmpty ? .nil : paths(selected)
    },
    "indexPathsForSelectedItems": Property { paths($0[$1]?.selected ?? []) },
    "indexPathsForVisibleRows": Property { paths($0.indexPathsForVisibleItems(in: $1)) },
    "indexPathsForVisibleItems": Property { paths($0.indexPathsForVisibleItems(in: $1)) },
    "numberOfSections": Property { .number(Double($0[$1]?.counts?.count ?? 0)) },
    "contentOffset": Property(
      read: { simulation, list in Value(simulation[list]?.contentOffset ?? .zero) },
      write: { simulation, list, value in
        if let offset = value.point { simulation.scroll(list, toOffset: offset) }
      }),
    "contentSize": Property { simulation, list in
      simulation[list].map { Value($0.contentSize) } ?? .nil
    },
    "isEditing": Property(
      read: { .bool($0[$1]?.isEditing ?? false) },
      write: { $0.setEditing($2.isTrue ?? false, in: $1) }),
    "rowHeight": height(\.rowHeight),
    "sectionHeaderTopPadding": height(\.sectionHeaderTopPadding),
    "isPrefetchingEnabled": flag(\.isPrefetchingEnabled),
    "allowsSelection": flag(\.allowsSelection),
    "allowsSelectionDuringEditing": flag(\.allowsSelectionDuringEditing),
    "allowsMultipleSelection": flag(\.allowsMultipleSelection),
    "allowsMultipleSelectionDuringEditing": flag(\.allowsMultipleSelectionDuringEditing),
  ])

  private static func flag(
    _ path: WritableKeyPath<ListState, Bool> & Sendable
  ) -> Property<ListID> {
    Property(
      read: { .bool($0[$1]?[keyPath: path] ?? false) },
      write: { simulation, list, value in
        simulation.update(list) { $0[keyPath: path] = value.isTrue ?? false }
      })
  }

  /// A height of a table's parts; UIKit's constant for automatic heights is negative, and so is the
  /// value without one.
  private static func height(
    _ path: WritableKeyPath<ListState, Double?> & Sendable
  ) -> Property<ListID> {
    Property(
      read: { .number($0[$1]?[keyPath: path] ?? -1) },
      write: { simulation, list, value in
        simulation.update(list) {
          $0[keyPath: path] = value.double.flatMap { $0 >= 0 ? $0 : nil }
        }
        simulation.reloadHeights(of: list)
      })
  }

  private static func paths(_ paths: [ItemPath]) -> Value { .list(paths.map { Value($0) }) }
}
