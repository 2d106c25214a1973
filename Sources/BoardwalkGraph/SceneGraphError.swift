/// Why a file cannot be run as a scene graph.
public enum SceneGraphError: Error, Sendable, Hashable {
  /// It does not begin as a graph does.
  case notASceneGraph

  /// It is in a format that this version of Boardwalk does not know.
  case newerVersion(Int)

  /// Its end is missing.
  case truncated

  /// It is not what was written.
  case damaged

  /// It nests objects deeper than any compiler writes.
  case tooDeep

  /// It holds something else than a graph at `path`, for the reason in words.
  case malformed(path: String, reason: String)

  /// What stands at `path` speaks of a scene or document, the one at `index`, that is not there.
  case outOfRange(path: String, index: Int, count: Int)

  /// A controller is part of itself, by the relationship at `path`.
  case circular(path: String, name: String)

  /// More view controllers lie inside each other than can be run, the outermost called `name`.
  case containersTooDeep(name: String)
}

extension SceneGraphError: CustomStringConvertible {
  /// What to do, in the imperative, and why.
  public var description: String {
    switch self {
    case .notASceneGraph:
      "compile a storyboard to get a scene graph: this file is none"
    case .newerVersion(let version):
      """
      compile again or use a newer boardwalk: this graph has version \(version) and this is \
      \(SceneGraphFile.version)
      """
    case .truncated:
      "compile again: the end of this graph is missing"
    case .damaged:
      "compile again: this graph was changed after it was written, its checksum differs"
    case .tooDeep:
      "compile again: this graph nests objects deeper than \(SceneGraphFile.deepestNesting) levels"
    case .malformed(let path, let reason):
      "compile again: \(path) is malformed: \(reason)"
    case .outOfRange(let path, let index, let count):
      "compile again: \(path) is \(index), and there are \(count)"
    case .circular(let path, let name):
      "compile again: by \(path), \(name) contains itself"
    case .containersTooDeep(let name):
      "\(name) has more than \(ContainmentDepth.limit) view controllers inside each other"
    }
  }
}
