/// A mistake in a source text: what to do about it, and where.
public struct SyntaxError: Error, Sendable, Hashable {
  /// What to do, in the imperative.
  public var message: String

  /// The bytes at fault.
  public var range: Range<Int>

  /// What was probably meant, as a note.
  public var suggestion: String?

  /// Where `suggestion` goes, if that is not in the place of the bytes at fault.
  public var place: Range<Int>?

  /// The mistake `message` at `range`.
  public init(
    _ message: String, at range: Range<Int>, suggestion: String? = nil, in place: Range<Int>? = nil
  ) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
    self.place = place
  }
}
