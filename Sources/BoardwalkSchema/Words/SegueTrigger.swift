/// What starts a segue whose source has several, as Interface Builder names it.
package enum SegueTrigger: String, Sendable, Hashable, Codable, CaseIterable {
  /// A tap on the detail button of a cell.
  case accessoryAction

  /// A press, which shows a preview of the destination.
  case preview

  /// A tap on the preview.
  case commit
}
