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
