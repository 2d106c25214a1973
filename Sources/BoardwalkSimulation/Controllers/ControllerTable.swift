/// The living controllers, by their ids.
///
/// Few are alive at a time, and ids only grow: so the table is sorted by appending, and looking one
/// up hashes nothing.
struct ControllerTable: Sendable {
  /// The ids of all controllers, the oldest first.
  private(set) var ids: [ControllerID] = []

  /// The controllers in the order of their ids; none is nil but while it is being changed.
  private var places: [Controller?] = []

  /// The number of controllers.
  var count: Int { ids.count }

  /// All of them, the oldest first.
  var all: some Sequence<Controller> { places.lazy.compactMap { $0 } }

  /// Whether the controller `id` exists and was not released.
  func contains(_ id: ControllerID) -> Bool {
    let index = index(of: id)
    return index < ids.count && ids[index] == id
  }

  /// The controller `id`; nil after its release.
  ///
  /// It is borrowed in place: the speed of walks depends on this.
  subscript(id: ControllerID) -> Controller? {
    _read {
      let index = index(of: id)
      if index < ids.count, ids[index] == id { yield places[index] } else { yield nil }
    }
    _modify {
      let index = index(of: id)
      guard index < ids.count, ids[index] == id else {
        var new: Controller?
        yield &new
        if let new {
          ids.insert(id, at: index)
          places.insert(new, at: index)
        }
        return
      }
      yield &places[index]
      if case .none = places[index] {
        ids.remove(at: index)
        places.remove(at: index)
      }
    }
  }

  /// The index of `id`, or its insertion index.
  private func index(of id: ControllerID) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
