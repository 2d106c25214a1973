import BoardwalkBase

/// Reads Interface Builder's XML into a lossless tree, through Foundation's `XMLParser`.
package struct XMLReader: Sendable {
  /// The maximum size of a document.
  package var limits = ReadingLimits()

  /// A reader with the default limits.
  package init() {}

  /// The tree of `file` with the positions of its nodes.
  ///
  /// Throws the first error in the file.
  package func read(_ file: SourceFile) throws(UnreadableDocument) -> LocatedTree {
    let result = file.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(UnreadableDocument) in
        try PreflightScanner.inspect(bytes, limits: limits)
        return try ParserSession.run(bytes, source: file.bytes, limits: limits)
      }
    }
    let (tree, map) = try result.get()
    return LocatedTree(file: file, tree: tree, map: map)
  }
}
