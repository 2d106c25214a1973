import Boardwalk

/// The format of a screen's snapshot.
public enum SnapshotForm: Sendable, Hashable, CaseIterable {
  /// The screen drawn with text, as ``Walk/picture``.
  case picture

  /// The containers, presentations and bars, as ``Walk/outline``.
  case outline

  /// The views with their frames, as ``Walk/tree``.
  case tree

  /// The screen drawn in points, as ``Walk/svg``.
  case svg

  /// The file extension.
  var fileExtension: String {
    switch self {
    case .picture: "txt"
    case .outline: "outline.txt"
    case .tree: "tree.txt"
    case .svg: "svg"
    }
  }

  /// The snapshot of `walk`.
  func text(of walk: Walk) -> String {
    switch self {
    case .picture: walk.picture
    case .outline: walk.outline
    case .tree: walk.tree
    case .svg: walk.svg
    }
  }
}
