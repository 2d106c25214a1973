/// A golden file that no line of a flow asks for.
struct StaleSnapshot: Sendable, Hashable {
  /// Its path.
  let path: String

  /// Whether a run has written or accepted it, so that `--update` removes it.
  let isOwned: Bool

  /// The file of the snapshot `name` in `folder`.
  init(_ name: String, in folder: GoldenFolder) {
    path = folder.file(name)
    isOwned = folder.owns(name)
  }

  /// The remedy.
  var advice: String {
    isOwned
      ? "no flow asks for this snapshot; remove it with --update"
      : "no flow asks for this snapshot, and boardwalk test has not written it; delete it yourself"
  }
}
