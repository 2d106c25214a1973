import BoardwalkBase

/// A tree, the file it was read from, and where everything stands in it.
package struct LocatedTree: Sendable {
  /// The file.
  package let file: SourceFile

  /// What it says.
  package let tree: ElementTree

  /// Where it says it.
  package let map: SourceMap

  /// The syntax tree of the file; nil if it is XML, whose syntax tree is the tree itself.
  package let syntax: (any SourceSyntax)?

  /// The `tree` of `file`, located by `map`.
  package init(
    file: SourceFile, tree: ElementTree, map: SourceMap, syntax: (any SourceSyntax)? = nil
  ) {
    self.syntax = syntax
    self.file = file
    self.tree = tree
    self.map = map
  }
}
