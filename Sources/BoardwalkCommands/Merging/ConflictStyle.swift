/// The format of conflicts in a merge result.
enum ConflictStyle: String, Sendable, CaseIterable {
  /// Between git's markers.
  case markers

  /// The values of ours, with a list in a sidecar file.
  case document
}
