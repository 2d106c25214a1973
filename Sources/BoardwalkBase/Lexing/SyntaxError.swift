/// An error in a source text, with its range.
package struct SyntaxError: Error, Sendable, Hashable {
  /// The defect, in one clause.
  package var message: String

  /// The bytes at fault.
  package var range: Range<Int>

  /// The suggestion, as a note.
  package var suggestion: String?

  /// The range that `suggestion` replaces, if it differs from that of the error.
  package var place: Range<Int>?

  /// An error with `message` at `range`.
  package init(
    _ message: String, at range: Range<Int>, suggestion: String? = nil, in place: Range<Int>? = nil
  ) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
    self.place = place
  }

  /// The finding of the rule `rule` that reports it.
  package func finding(_ rule: RuleID) -> Finding {
    let fixIt = suggestion.map { text in
      FixIt(Self.title(ofWriting: text), replace: place ?? range, with: text)
    }
    return Finding(rule, .error, message, at: range, fixIt: fixIt)
  }

  /// The title of a fix-it that writes `text`.
  private static func title(ofWriting text: String) -> String {
    if text.isEmpty { return "remove it" }
    return text.hasPrefix("\n") && text.allSatisfy(\.isWhitespace)
      ? "break the line" : "write \(text)"
  }
}
