import BoardwalkSource

/// A tree, the file it was read from, and where everything stands in it.
public struct LocatedTree: Sendable {
  /// The file.
  public let file: SourceFile

  /// What it says.
  public let tree: ElementTree

  /// Where it says it.
  public let map: SourceMap

  /// The `tree` of `file`, located by `map`.
  public init(file: SourceFile, tree: ElementTree, map: SourceMap) {
    self.file = file
    self.tree = tree
    self.map = map
  }
}
