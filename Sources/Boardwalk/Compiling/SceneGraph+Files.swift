import BoardwalkGraph

/// Compiled graphs as files and as lists of names.
extension SceneGraph {
  /// The graph in the bytes of a `.scenegraph` file. Throws where they are damaged, or of a format
  /// version that this version of Boardwalk does not know.
  public init(decoding bytes: [UInt8]) throws(SceneGraphError) {
    self = try SceneGraphFile.decode(bytes)
  }

  /// The bytes of a `.scenegraph` file that holds the graph; equal graphs have equal bytes.
  public var encoded: [UInt8] { SceneGraphFile.encode(self) }

  /// The names of the compiled documents, sorted.
  public var documentNames: [String] { documents.map(\.name) }
}
