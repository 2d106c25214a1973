import BoardwalkBase
import BoardwalkDocument

/// The common ancestor of documents that have none: both sides added them.
package enum EmptyBase {
  /// An empty root with the common attributes of the roots of `ours` and `theirs`.
  package static func of(_ ours: LocatedTree, _ theirs: LocatedTree) -> LocatedTree {
    var builder = TreeBuilder()
    builder.declaration = ours.tree.declaration
    if let root = ours.tree.root {
      builder.openElement(root.name)
      for attribute in root.attributes where theirs.tree.root?[attribute.name] == attribute.value {
        builder.addAttribute(attribute.name, attribute.value)
      }
    }
    return LocatedTree(
      file: SourceFile(path: ours.file.path, bytes: []), tree: builder.finish(), map: SourceMap())
  }
}
