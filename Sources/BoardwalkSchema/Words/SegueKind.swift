/// The kinds of segue, by the names that Interface Builder writes, older ones included (SEG-01).
public enum SegueKind: String, Sendable, Hashable, CaseIterable, Codable {
  /// Shows the destination as the nearest container sees fit.
  case show

  /// Shows the destination in a split view controller's secondary column.
  case showDetail

  /// Presents the destination modally.
  case presentation

  /// Presents the destination in a popover.
  case popoverPresentation

  /// Performed by a class of the app.
  case custom

  /// Puts the destination into a container view when the source's view loads.
  case embed

  /// Makes the destination an initial child of a container.
  case relationship

  /// Unwinds to a controller that handles the action.
  case unwind

  /// Pushes the destination on a navigation stack; before iOS 8.
  case push

  /// Presents the destination modally; before iOS 8.
  case modal

  /// Presents the destination in a popover; before iOS 8.
  case popover

  /// Replaces a split view controller's column; before iOS 8.
  case replace
}
