/// A message of a list to its delegate about a row or an item.
enum CellMessage: String, Sendable, CaseIterable {
  case didHighlight, didUnhighlight, didSelect, didDeselect
  case primaryAction = "performPrimaryAction"
  case accessoryButtonTapped
  case willDisplay, didEndDisplaying

  /// The word of the handler that a behavior has for it.
  func handler(isCollection: Bool) -> String {
    self == .accessoryButtonTapped ? "accessoryTapped" : rawValue + (isCollection ? "Item" : "Row")
  }

  /// Whether it is about a cell that comes into view or leaves it.
  var isAboutDisplay: Bool { self == .willDisplay || self == .didEndDisplaying }
}

/// A question of a list to its delegate about a row or an item.
enum ItemQuestion: String, Sendable, CaseIterable {
  case highlight = "shouldHighlight"
  case select = "shouldSelect"
  case deselect = "shouldDeselect"
}
