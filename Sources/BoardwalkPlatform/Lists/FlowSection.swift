import BoardwalkBase

/// One section of a flow layout: how many items it has, how large they are, and the space around
/// them.
///
/// It begins as UIKit's flow layout does (FLOW-01): 50 × 50, 10 points between lines and items.
package struct FlowSection: Sendable, Hashable {
  /// The item sizes in points.
  package enum ItemSizes: Sendable, Hashable {
    /// This many, all of the layout's `itemSize`.
    case uniform(LayoutSize, count: Int)

    /// The delegate's size for each item.
    case each([LayoutSize])

    /// The number of items.
    package var count: Int {
      switch self {
      case .uniform(_, let count): max(0, count)
      case .each(let sizes): sizes.count
      }
    }
  }

  /// The items.
  package var items: ItemSizes

  /// The distances from the section's edges to its items; headers and footers ignore them
  /// (FLOW-08).
  package var inset: LayoutInsets

  /// The space between the tallest items of two lines (FLOW-05).
  package var minimumLineSpacing: Double

  /// The least space between the items of a line (FLOW-03).
  package var minimumInteritemSpacing: Double

  /// The header's size, of which only the extent in the scrolling direction counts; 0 for no header
  /// (FLOW-09).
  package var headerSize: LayoutSize

  /// The footer's size, likewise.
  package var footerSize: LayoutSize

  /// A section of `items`; all distances in points.
  package init(
    _ items: ItemSizes, inset: LayoutInsets = .zero, minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, headerSize: LayoutSize = .zero,
    footerSize: LayoutSize = .zero
  ) {
    self.items = items
    self.inset = inset
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.headerSize = headerSize
    self.footerSize = footerSize
  }

  /// A section of `count` items of 50 × 50 points (FLOW-01).
  package init(count: Int) {
    self.init(.uniform(LayoutSize(width: 50, height: 50), count: count))
  }
}
