import BoardwalkBase

/// A tree, the file it was read from, and where everything stands in it.
package struct LocatedTree: Sendable {
  /// The file.
  package let file: SourceFile

  /// What it says.
  package let tree: ElementTree

  /// Where it says it.
  package let map: SourceMap

  /// The `tree` of `file`, located by `map`.
  package init(file: SourceFile, tree: ElementTree, map: SourceMap) {
    self.file = file
    self.tree = tree
    self.map = map
  }
}
