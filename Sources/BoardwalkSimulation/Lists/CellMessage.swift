/// What a list reports to its delegate about one of its rows or items.
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

/// What a list asks its delegate before something happens to one of its rows or items.
enum ItemQuestion: String, Sendable, CaseIterable {
  case highlight = "shouldHighlight"
  case select = "shouldSelect"
  case deselect = "shouldDeselect"
}
