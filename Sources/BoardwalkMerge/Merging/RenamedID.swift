/// An id that a merge changed.
package struct RenamedID: Sendable, Hashable {
  /// The side on which it was changed.
  package let side: Side

  /// The id on that side.
  package let old: String

  /// The id in the merged document.
  package let new: String
}
