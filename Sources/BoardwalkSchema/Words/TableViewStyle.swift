/// The style of a table view, as `UITableView.Style`.
package enum TableViewStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case plain, grouped, insetGrouped
}
