/// A method that changes a snapshot of a diffable data source.
package enum SnapshotMethod: String, Sendable, CaseIterable {
  case appendSections, insertSections
  case appendItems, insertItems, deleteItems, deleteAllItems, moveItem
  case reloadItems, reconfigureItems

  /// The labels of its arguments, as often as it can be called with others.
  var labels: [String] {
    switch self {
    case .appendSections, .deleteItems, .reloadItems, .reconfigureItems: ["_:"]
    case .insertSections: ["_:beforeSection:", "_:afterSection:"]
    case .appendItems: ["_:", "_:toSection:"]
    case .insertItems, .moveItem: ["_:beforeItem:", "_:afterItem:"]
    case .deleteAllItems: [""]
    }
  }
}
