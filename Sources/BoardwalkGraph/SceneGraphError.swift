/// An error for a file that is not a valid scene graph.
public enum SceneGraphError: Error, Sendable, Hashable {
  /// It does not begin as a graph does.
  case notASceneGraph

  /// It is in a format that this version of Boardwalk does not know.
  case newerVersion(Int)

  /// Its end is missing.
  case truncated

  /// The checksum does not match.
  case damaged

  /// It nests objects deeper than any compiler writes.
  case tooDeep

  /// The value at `path` is malformed, for the given reason.
  case malformed(path: String, reason: String)

  /// The value at `path` refers to the scene or document at `index`, which does not exist.
  case outOfRange(path: String, index: Int, count: Int)

  /// A controller is part of itself, by the relationship at `path`.
  case circular(path: String, name: String)

  /// View controllers are nested too deeply in the one named `name`.
  case containersTooDeep(name: String)
}

extension SceneGraphError: CustomStringConvertible {
  /// The defect.
  public var description: String {
    switch self {
    case .notASceneGraph:
      "the file is not a scene graph"
    case .newerVersion(let version):
      """
      the scene graph has version \(version), and this boardwalk reads version \
      \(SceneGraphFile.version)
      """
    case .truncated:
      "the scene graph is truncated"
    case .damaged:
      "the scene graph is damaged: its checksum differs"
    case .tooDeep:
      "the scene graph is damaged: objects are nested deeper than \(SceneGraphFile.deepestNesting) levels"
    case .malformed(let path, let reason):
      "the scene graph is damaged: \(path) is malformed: \(reason)"
    case .outOfRange(let path, let index, let count):
      "the scene graph is damaged: \(path) is \(index), but there are \(count)"
    case .circular(let path, let name):
      "the scene graph is damaged: by \(path), \(name) contains itself"
    case .containersTooDeep(let name):
      "\(name) has more than \(ContainmentDepth.limit) view controllers inside each other"
    }
  }
}
