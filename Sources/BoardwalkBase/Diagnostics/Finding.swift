/// A finding of a rule: a message with a range of bytes in a file.
///
/// A finding becomes a `Diagnostic` once its file is known.
package struct Finding: Sendable, Hashable {
  /// A note of a finding, with an optional range.
  package struct Note: Sendable, Hashable {
    /// The message.
    package var message: String

    /// The range.
    package var range: Range<Int>?

    /// The note `message` about the bytes in `range`.
    package init(_ message: String, at range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The rule that was broken.
  package var rule: RuleID

  /// The severity.
  package var severity: Severity

  /// The defect, in one clause.
  package var message: String

  /// The bytes at fault.
  package var range: Range<Int>

  /// The path of the object's display names, outermost first.
  package var object: [String]

  /// Consequences, and other places that matter.
  package var notes: [Note]

  /// The fix-it; nil without an unambiguous one.
  package var fixIt: FixIt?

  /// Whether a run reports it too, as UIKit's exception.
  package var isReportedByRun = false

  /// A finding of `rule` at `range`.
  package init(
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
