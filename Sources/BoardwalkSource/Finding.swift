/// What a rule found, at a range of bytes in a file that the rule does not name.
///
/// A finding becomes a `Diagnostic` once its file is known.
public struct Finding: Sendable, Hashable {
  /// A remark that belongs to a finding, at a place of its own or at none.
  public struct Note: Sendable, Hashable {
    /// What there is to say.
    public var message: String

    /// The bytes it speaks of.
    public var range: Range<Int>?

    /// The note `message` about the bytes in `range`.
    public init(_ message: String, at range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The rule that was broken.
  public var rule: RuleID

  /// How much it matters.
  public var severity: Severity

  /// What to do, in the imperative, and why.
  public var message: String

  /// The bytes at fault.
  public var range: Range<Int>

  /// The object's place in words, outermost first: ids mean nothing to people.
  public var object: [String]

  /// Consequences, and other places that matter.
  public var notes: [Note]

  /// The change that would mend it, where one is safe to name.
  public var fixIt: FixIt?

  /// A finding of `rule` at `range`.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at range: Range<Int>,
    in object: [String] = [], notes: [Note] = [], fixIt: FixIt? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.object = object
    self.notes = notes
    self.fixIt = fixIt
  }
}
