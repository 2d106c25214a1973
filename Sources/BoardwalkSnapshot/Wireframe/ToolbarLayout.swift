/// The columns of the items of a toolbar, whose flexible spaces share the free columns (BAR-22).
struct ToolbarLayout: Sendable {
  /// An item of a toolbar.
  enum Item: Sendable, Hashable {
    /// An item with a title, which may be empty.
    case title(String)

    /// A flexible space.
    case flexibleSpace

    /// The title; empty for a space.
    var title: String { if case .title(let title) = self { title } else { "" } }
  }

  /// An item with its columns.
  struct PlacedItem: Sendable, Hashable {
    let title: String
    let columns: Range<Int>
  }

  /// The items that fit.
  private(set) var items: [PlacedItem] = []

  /// The distance between items.
  private static let spacing = 2

  /// The layout of `items` in `columns`, from the left.
  init(_ items: [Item], in columns: Range<Int>) {
    let widths = items.map { CellWidth.of($0.title) }
    let occupied = widths.reduce(0) { $0 + ($1 == 0 ? 0 : $1 + Self.spacing) }
    let free = max(0, columns.count - occupied + Self.spacing)
    let spaces = items.count { $0 == .flexibleSpace }
    var column = columns.lowerBound
    var space = 0
    for (item, width) in zip(items, widths) {
      if item == .flexibleSpace {
        // Differences of rounded positions add up to all free columns.
        column += free * (space + 1) / spaces - free * space / spaces
        space += 1
      } else if width > 0 {
        guard column + width <= columns.upperBound else { return }
        self.items.append(PlacedItem(title: item.title, columns: column..<column + width))
        column += width + Self.spacing
      }
    }
  }
}
