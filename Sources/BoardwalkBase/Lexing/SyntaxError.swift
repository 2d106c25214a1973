/// A mistake in a source text: what to do about it, and where.
package struct SyntaxError: Error, Sendable, Hashable {
  /// What to do, in the imperative.
  package var message: String

  /// The bytes at fault.
  package var range: Range<Int>

  /// What was probably meant, as a note.
  package var suggestion: String?

  /// Where `suggestion` goes, if that is not in the place of the bytes at fault.
  package var place: Range<Int>?

  /// The mistake `message` at `range`.
  package init(
    _ message: String, at range: Range<Int>, suggestion: String? = nil, in place: Range<Int>? = nil
  ) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
    self.place = place
  }
}
