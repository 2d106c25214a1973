import BoardwalkDocument

/// Merges two versions of a document that have a common ancestor, element by element.
///
/// Elements are matched by their ids, and without ids by their role. Each element's existence,
/// parent, order, name and attributes are then merged on their own (Lindholm, "A Three-way Merge
/// for XML Documents", 2004), and references hold the result together.
package struct ThreeWayMerge: Sendable {
  /// The earlier decisions.
  package var options = MergeOptions()

  /// The conflict markers; nil if the document has the values of ours until conflicts are resolved.
  package var markers: ConflictMarkers?

  /// A merge of which nothing has been decided.
  package init() {}

  /// The merged document of `sources`.
  package func merge(
    _ sources: ThreeWay<LocatedTree>
  ) throws(UnmergeableDocument) -> MergedDocument {
    try UnmergeableDocument.check(sources)
    let trees = sources.map(\.tree)
    if let side = trees.changedSide {
      return MergedDocument(
        tree: trees[side], origin: side, conflicts: [], regions: [], renamed: [], disputedFrames: []
      )
    }
    let reconciled = AddedIDs(trees)
    let context = MergeContext(
      sources: sources, matching: reconciled.matching, options: options,
      preferred: PreferredSide.of(reconciled.trees))
    let sound = ReferenceIntegrity.assembly(context)
    var (tree, assembly) = (sound.tree, sound.assembly)
    if let markers, !assembly.conflicts.isEmpty {
      assembly = TreeAssembly(context, sound.plan, markers: markers)
      tree = assembly.build()
    }
    return MergedDocument(
      tree: tree, origin: nil, conflicts: assembly.conflicts, regions: assembly.regions,
      renamed: reconciled.renamed, disputedFrames: assembly.disputedFrames)
  }
}
