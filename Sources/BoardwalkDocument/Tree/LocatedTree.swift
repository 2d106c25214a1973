import BoardwalkBase

/// A tree with its file and the positions of its nodes.
package struct LocatedTree: Sendable {
  /// The file.
  package let file: SourceFile

  /// The tree.
  package let tree: ElementTree

  /// The positions.
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
