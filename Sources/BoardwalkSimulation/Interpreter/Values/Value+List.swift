extension Value {
  /// The table or collection that it is, or the one of the diffable data source that it is; nil for
  /// another value.
  func list(on simulation: Simulation) -> ListID? {
    switch self {
    case .view(let view): view.list(on: simulation)
    case .object(_, let fields):
      (fields["tableView"] ?? fields["collectionView"])?.list(on: simulation)
    default: nil
    }
  }
}
