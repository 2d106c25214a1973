import BoardwalkGraph

/// Files and document names of compiled graphs.
extension SceneGraph {
  /// The graph in the bytes of a `.scenegraph` file. Throws an error if they are damaged or of a
  /// newer format version.
  public init(decoding bytes: [UInt8]) throws(SceneGraphError) {
    self = try SceneGraphFile.decode(bytes)
  }

  /// The bytes of the `.scenegraph` file of the graph; equal graphs have equal bytes.
  public var encoded: [UInt8] { SceneGraphFile.encode(self) }

  /// The names of the compiled documents, sorted.
  public var documentNames: [String] { documents.map(\.name) }
}
