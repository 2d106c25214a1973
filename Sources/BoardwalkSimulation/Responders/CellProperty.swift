/// A property of the cells of collections that UIKit sets and a class may observe.
public enum CellProperty: String, Sendable {
  /// Whether the cell's item is selected.
  case isSelected

  /// Whether a finger is on the cell.
  case isHighlighted
}
