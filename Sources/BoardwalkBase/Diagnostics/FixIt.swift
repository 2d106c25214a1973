/// A replacement of bytes that fixes a finding.
public struct FixIt: Sendable, Hashable {
  /// The title, in the imperative.
  public var title: String

  /// The bytes to replace; empty to insert.
  public var range: Range<Int>

  /// The replacement.
  public var replacement: String

  /// Whether it can be applied without review: it changes only the defect.
  public var isSafe: Bool

  /// The fix `title`: put `replacement` in the place of the bytes in `range`.
  package init(
    _ title: String, replace range: Range<Int>, with replacement: String, isSafe: Bool = false
  ) {
    self.title = title
    self.range = range
    self.replacement = replacement
    self.isSafe = isSafe
  }
}
