import BoardwalkPlatform

/// The prefetching data source of a table or collection: `UITableViewDataSourcePrefetching` or
/// `UICollectionViewDataSourcePrefetching` (TBL-49).
///
/// A behavior with this protocol is called by the lists whose `prefetchDataSource` it is.
public protocol ListPrefetching: ControllerBehavior {
  /// `tableView(_:prefetchRowsAt:)`, `collectionView(_:prefetchItemsAt:)`: the cells at `paths` are
  /// likely to be needed soon.
  func prefetch(_ controller: inout Instance, _ paths: [ItemPath], of list: ListID)

  /// `tableView(_:cancelPrefetchingForRowsAt:)`, `collectionView(_:cancelPrefetchingForItemsAt:)`:
  /// these cells are no longer likely to be needed, since the list scrolls the other way.
  func cancelPrefetching(_ controller: inout Instance, _ paths: [ItemPath], of list: ListID)
}

extension ListPrefetching {
  /// Does nothing.
  public func cancelPrefetching(
    _ controller: inout Instance, _ paths: [ItemPath], of list: ListID
  ) {}

  /// Does nothing.
  public func prefetch(_ controller: inout Instance, _ paths: [ItemPath], of list: ListID) {}
}

/// A message of a list to its prefetching data source.
enum PrefetchMessage: String, Sendable, CaseIterable {
  case prefetch, cancelPrefetching

  /// The word of the handler that a behavior has for it.
  func handler(isCollection: Bool) -> String {
    rawValue + (self == .prefetch ? "" : "For") + (isCollection ? "Items" : "Rows")
  }
}

extension ListPrefetching {
  fileprivate func receive(
    _ message: PrefetchMessage, _ paths: [ItemPath], of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    let isCollection = simulation.isCollection(list)
    notify(
      .prefetch(message, paths, isCollection: isCollection), as: id, on: &simulation
    ) { instance in
      switch message {
      case .prefetch: prefetch(&instance, paths, of: list)
      case .cancelPrefetching: cancelPrefetching(&instance, paths, of: list)
      }
    }
  }
}

extension Simulation {
  /// The controller that prefetches the rows or items of `list`: set by code, or by the outlet
  /// `prefetchDataSource`.
  func prefetchDataSource(of list: ListID) -> ControllerID? {
    if let chosen = self[list]?.prefetchDataSource {
      return controllers.contains(chosen) ? chosen : nil
    }
    guard let plan = blueprint(of: list.controller),
      let outlet = plan.outlets(of: list.object).first(where: {
        $0.property == "prefetchDataSource"
      })
    else { return nil }
    return outlet.destination == plan.template.id ? list.controller : nil
  }

  /// After a scroll of `list`, asks for as many cells in the direction of the scroll as are seen,
  /// and takes back those that lie the other way.
  mutating func prefetch(in list: ListID, isForward: Bool) {
    guard !isOver, let id = prefetchDataSource(of: list),
      behavior(of: id, as: (any ListPrefetching).self) != nil, let state = self[list],
      state.isPrefetchingEnabled, let counts = state.counts
    else { return }
    let seen = indexPathsForVisibleItems(in: list)
    guard let first = seen.first, let last = seen.last else { return }
    let ahead = PathLine(counts)
    let wanted =
      isForward ? ahead.paths(after: last, seen.count) : ahead.paths(before: first, seen.count)
    let waiting = state.prefetched.filter { !seen.contains($0) }
    let dropped = waiting.filter { isForward ? $0 < first : $0 > last }
    let new = wanted.filter { !waiting.contains($0) }
    change(list) { $0.prefetched = waiting.filter { !dropped.contains($0) } + new }
    send(.cancelPrefetching, dropped, of: list, to: id)
    send(.prefetch, new, of: list, to: id)
  }

  private mutating func send(
    _ message: PrefetchMessage, _ paths: [ItemPath], of list: ListID, to id: ControllerID
  ) {
    let handler = message.handler(isCollection: isCollection(list))
    guard !isOver, let first = paths.first, let last = paths.last,
      let code = behavior(of: id, as: (any ListPrefetching).self), code.handles(handler)
    else { return }
    record(id, .callback(.dataSource("\(handler) \(first) … \(last)")))
    code.receive(message, paths, of: list, as: id, on: &self)
  }
}

/// All rows or items of a list in order, by the counts of its sections.
private struct PathLine {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  /// At most `limit` paths after `path`.
  func paths(after path: ItemPath, _ limit: Int) -> [ItemPath] {
    var result: [ItemPath] = []
    var next = ItemPath(section: path.section, item: path.item + 1)
    while result.count < limit, counts.indices.contains(next.section) {
      if next.item < counts[next.section] {
        result.append(next)
        next = ItemPath(section: next.section, item: next.item + 1)
      } else {
        next = ItemPath(section: next.section + 1, item: 0)
      }
    }
    return result
  }

  /// At most `limit` paths before `path`, the nearest first.
  func paths(before path: ItemPath, _ limit: Int) -> [ItemPath] {
    var result: [ItemPath] = []
    var next = ItemPath(section: path.section, item: path.item - 1)
    while result.count < limit, counts.indices.contains(next.section) {
      if next.item >= 0 {
        result.append(next)
        next = ItemPath(section: next.section, item: next.item - 1)
      } else if next.section > 0 {
        next = ItemPath(section: next.section - 1, item: counts[next.section - 1] - 1)
      } else {
        break
      }
    }
    return result
  }
}
