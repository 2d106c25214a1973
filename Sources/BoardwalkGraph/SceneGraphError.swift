/// An error for a file that is not a valid scene graph.
public enum SceneGraphError: Error, Sendable, Hashable {
  /// The file does not begin like a scene graph.
  case notASceneGraph

  /// A newer version of Boardwalk wrote the file, in this version of the format.
  case newerVersion(Int)

  /// The end of the file is missing.
  case truncated

  /// The checksum does not match.
  case damaged

  /// Objects are nested deeper than any compiler writes.
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

extension SceneGraphError {
  /// The error for an error of a JSON decoder.
  init(reading error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      let path = Self.path(context.codingPath)
      self = .malformed(path: path, reason: "“\(key.stringValue)” is missing")
    case .typeMismatch(let type, let context):
      let path = Self.path(context.codingPath)
      self = .malformed(path: path, reason: "it must be of the type \(type)")
    case .valueNotFound(_, let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "it is null")
    case .dataCorrupted(let context):
      let path = Self.path(context.codingPath)
      self = .malformed(path: path, reason: context.debugDescription)
    default:
      self = .malformed(path: "the graph", reason: "it cannot be read")
    }
  }

  /// The place as a path, such as `documents[0].scenes[2].name`.
  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else if !key.stringValue.hasPrefix("_") {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the graph" : path
  }
}
