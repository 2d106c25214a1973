/// A section of a table: the heights of its rows, header and footer, in points.
package struct RowSection: Sendable, Hashable {
  /// The row heights.
  package enum Heights: Sendable, Hashable {
    /// This many, all of one height.
    case uniform(Double, count: Int)

    /// The height of each row, from the delegate or its contents.
    case each([Double])

    /// The number of rows.
    package var count: Int {
      switch self {
      case .uniform(_, let count): max(0, count)
      case .each(let heights): heights.count
      }
    }
  }

  /// The rows.
  package var rows: Heights

  /// The space above the header.
  package var headerPadding = 0.0

  /// The height of the header; 0 without one.
  package var headerHeight: Double

  /// The height of the footer; 0 without one.
  package var footerHeight: Double

  /// A section of `rows` between a header and a footer.
  package init(_ rows: Heights, headerHeight: Double = 0, footerHeight: Double = 0) {
    self.rows = rows
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }
}
