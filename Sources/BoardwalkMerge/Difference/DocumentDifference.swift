import BoardwalkDocument

/// The differences between two versions of a document.
package struct DocumentDifference: Sendable {
  /// The changes, in the order of the new version, with removals at their old places.
  package let changes: [Change]

  /// The numbers of changed values that Interface Builder derives, by kind; comments count as
  /// canvas values.
  package let derived: [DerivedValue: Int]

  /// The edit script from the old to the new version.
  package let script: EditScript

  /// Whether both versions have the same content.
  package var isEmpty: Bool { changes.isEmpty && derived.isEmpty }

  /// The difference between `old` and `new`.
  ///
  /// Throws if one of them has no elements, or an id twice.
  package init(from old: LocatedTree, to new: LocatedTree) throws(UnmergeableDocument) {
    try UnmergeableDocument.check(old, called: old.file.path)
    try UnmergeableDocument.check(new, called: new.file.path)
    let pair = TreePair(old.tree, new.tree)
    let collector = ChangeCollector(pair, old, new)
    changes = collector?.changes ?? []
    derived = collector?.derived ?? [:]
    script = EditScript(pair, from: old.tree, to: new.tree)
  }
}
