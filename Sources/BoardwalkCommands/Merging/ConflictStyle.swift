/// How a merge writes conflicts.
enum ConflictStyle: String, Sendable, CaseIterable {
  /// Between git's markers.
  case markers

  /// As ours, with a list beside the document.
  case document
}
