import Boardwalk

/// What a snapshot of a screen shows.
public enum SnapshotForm: Sendable, Hashable, CaseIterable {
  /// The screen drawn with text, as ``Walk/picture``.
  case picture

  /// The containers, presentations and bars, as ``Walk/outline``.
  case outline

  /// The views with their frames, as ``Walk/tree``.
  case tree

  /// The screen drawn in points, as ``Walk/svg``.
  case svg

  /// The end of the name of the snapshot's file.
  var fileExtension: String {
    switch self {
    case .picture: "txt"
    case .outline: "outline.txt"
    case .tree: "tree.txt"
    case .svg: "svg"
    }
  }

  /// What `walk` shows.
  func text(of walk: Walk) -> String {
    switch self {
    case .picture: walk.picture
    case .outline: walk.outline
    case .tree: walk.tree
    case .svg: walk.svg
    }
  }
}
