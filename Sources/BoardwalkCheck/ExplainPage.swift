/// The explanation of a rule: defect, effect, example and fix.
package struct ExplainPage: Sendable {
  /// The defect.
  package let defect: String

  /// The consequence, and when it occurs.
  package let effect: String

  /// A piece of a document that breaks the rule.
  package let example: String

  /// The remedy.
  package let fix: String
}

extension Rule {
  /// The page as text, for a terminal.
  public var explanation: String {
    """
    \(id) (\(severity.rawValue)\(isOn ? "" : ", off by default"))
    \(summary)

    Defect
    \(page.defect.indented)

    Effect
    \(page.effect.indented)

    Example
    \(page.example.indented)

    Fix
    \(page.fix.indented)

    """
  }
}

extension String {
  /// The same lines, indented by two columns.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
