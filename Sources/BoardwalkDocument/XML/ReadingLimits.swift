import BoardwalkBase

/// The limits on documents, so that no input takes unbounded time.
///
/// Foundation's parser takes quadratic time in the attributes of one element; real documents have
/// at most 20 of them, and at most 28 levels.
package struct ReadingLimits: Sendable {
  /// The most bytes in a file.
  package var fileSize = SourceFile.sizeLimit

  /// The most bytes in one tag.
  package var tagSize = 1 << 20

  /// The most attributes of one element.
  package var attributes = 1_000

  /// The most elements inside each other.
  package var depth = 1_000

  /// The default limits.
  package init() {}
}
