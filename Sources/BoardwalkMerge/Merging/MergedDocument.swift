import BoardwalkDocument

/// The result of a merge.
package struct MergedDocument: Sendable {
  /// The document, with ours or with markers where something must be decided.
  package let tree: ElementTree

  /// The side whose bytes the document has; nil if it is neither's.
  package let origin: Side?

  /// The conflicts, in document order.
  package let conflicts: [Conflict]

  /// By conflict, the number of the region with markers that shows it; nil if none does.
  package let regions: [Int?]

  /// The ids that were changed because both sides had used them, or because both sides had added
  /// the same object.
  package let renamed: [RenamedID]

  /// The ids of the views whose frames both sides changed to different ones. The document has the
  /// frames of one side; constraints may place the views elsewhere now.
  package let disputedFrames: Set<String>
}
