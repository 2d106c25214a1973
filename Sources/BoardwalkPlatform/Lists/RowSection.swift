/// One section of a table: how high its rows are, and what stands above and below them, in points.
package struct RowSection: Sendable, Hashable {
  /// The row heights.
  package enum Heights: Sendable, Hashable {
    /// This many, all of one height.
    case uniform(Double, count: Int)

    /// Each as the delegate says, or as its contents need.
    case each([Double])

    /// How many rows there are.
    package var count: Int {
      switch self {
      case .uniform(_, let count): max(0, count)
      case .each(let heights): heights.count
      }
    }
  }

  /// The rows.
  package var rows: Heights

  /// The height of what stands above them; 0 where nothing does.
  package var headerHeight: Double

  /// The height of what stands below them; 0 where nothing does.
  package var footerHeight: Double

  /// A section of `rows` between a header and a footer.
  package init(_ rows: Heights, headerHeight: Double = 0, footerHeight: Double = 0) {
    self.rows = rows
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }
}
