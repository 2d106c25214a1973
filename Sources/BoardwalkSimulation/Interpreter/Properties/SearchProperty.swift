import BoardwalkGraph

/// The properties of a controller's search controller.
enum SearchProperty {
  /// All of them.
  static let all = PropertyTable<ControllerID>([
    "isActive": Property(
      read: { .bool($0[$1]?.search?.isActive ?? false) },
      write: { $0.setSearchActive($2.isTrue ?? false, of: $1) }),
    "searchBar": Property { $0.searchBar(of: $1).map { .view($0) } ?? .nil },
    "searchResultsUpdater": Property(
      read: { Value($0[$1]?.search?.updater) },
      write: { simulation, id, value in
        simulation.updateSearch(of: id) { $0.updater = value.controller }
      }),
    "searchResultsController": Property { Value($0[$1]?.search?.resultsController) },
    "delegate": Property(
      read: { Value($0[$1]?.search?.delegate) },
      write: { simulation, id, value in
        simulation.updateSearch(of: id) { $0.delegate = value.controller }
      }),
    "hidesNavigationBarDuringPresentation": flag(\.hidesNavigationBarDuringPresentation),
    "obscuresBackgroundDuringPresentation": flag(\.obscuresBackgroundDuringPresentation),
    "automaticallyShowsCancelButton": flag(\.automaticallyShowsCancelButton),
  ])

  private static func flag(
    _ path: WritableKeyPath<SearchState, Bool> & Sendable
  ) -> Property<ControllerID> {
    Property(
      read: { .bool($0[$1]?.search?[keyPath: path] ?? false) },
      write: { simulation, id, value in
        simulation.updateSearch(of: id) { $0[keyPath: path] = value.isTrue ?? false }
      })
  }
}

extension SearchProperty {
  /// The name of a controller's search controller.
  static let part = "searchController"

  /// Places the search bar of the search controller `value` at `placement`; nil removes it. Returns
  /// whether `value` is a search controller of `id`, or nil.
  static func place(
    _ value: Value, at placement: SearchState.Placement, of id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    switch value {
    case .part(part, of: id), .view(ViewID(SearchState.barID, of: id)):
      simulation.updateSearch(of: id) { $0.placement = placement }
    case .nil where simulation[id]?.search?.placement == placement:
      simulation.setSearchActive(false, of: id)
      simulation.updateSearch(of: id) { $0.placement = nil }
    case .nil: break
    default: return false
    }
    return true
  }
}
