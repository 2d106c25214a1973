import BoardwalkGraph

/// What can be said of the search controller of a controller.
struct SearchProperty: Sendable {
  let read: @Sendable (Simulation, ControllerID) -> Value

  /// Nil where it can only be read.
  var write: (@Sendable (inout Simulation, ControllerID, Value) -> Void)?

  /// The names of all properties.
  static var names: Set<String> { Set(all.keys) }

  /// The property `name` of the search controller of `id`; nil where there is none of that name.
  static func read(_ name: String, of id: ControllerID, on simulation: Simulation) -> Value? {
    all[name]?.read(simulation, id)
  }

  /// Sets the property `name` of the search controller of `id`; returns whether there is one that can be set.
  static func write(
    _ value: Value, _ name: String, of id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    guard let write = all[name]?.write else { return false }
    write(&simulation, id, value)
    return true
  }

  private static let all: [String: SearchProperty] = [
    "isActive": Self(
      read: { .bool($0[$1]?.search?.isActive ?? false) },
      write: { $0.setSearchActive($2.isTrue ?? false, of: $1) }),
    "searchBar": Self(
      read: { $0.searchBar(of: $1).map { .view($0) } ?? .nil }, write: nil),
    "searchResultsUpdater": Self(
      read: { Value($0[$1]?.search?.updater) },
      write: { simulation, id, value in
        simulation.updateSearch(of: id) { $0.updater = value.controller }
      }),
    "delegate": Self(
      read: { Value($0[$1]?.search?.delegate) },
      write: { simulation, id, value in
        simulation.updateSearch(of: id) { $0.delegate = value.controller }
      }),
    "hidesNavigationBarDuringPresentation": flag(\.hidesNavigationBarDuringPresentation),
    "obscuresBackgroundDuringPresentation": flag(\.obscuresBackgroundDuringPresentation),
    "automaticallyShowsCancelButton": flag(\.automaticallyShowsCancelButton),
  ]

  private static func flag(
    _ path: WritableKeyPath<SearchState, Bool> & Sendable
  ) -> SearchProperty {
    SearchProperty(
      read: { .bool($0[$1]?.search?[keyPath: path] ?? false) },
      write: { simulation, id, value in
        simulation.updateSearch(of: id) { $0[keyPath: path] = value.isTrue ?? false }
      })
  }
}

extension SearchProperty {
  /// What values call the search controller of a controller.
  static let part = "searchController"

  /// Puts the search bar of the search controller that `value` is, or is of, where `placement` says; nil takes
  /// it away. Returns whether `value` is one of `id`, or nil.
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
