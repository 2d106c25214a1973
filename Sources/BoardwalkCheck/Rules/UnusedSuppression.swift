extension Rule {
  /// A suppression that suppresses no finding.
  package static let unusedSuppression = Rule(
    id: "unused-suppression", severity: .note, category: .checking,
    summary: "A suppression has no effect.",
    page: ExplainPage(
      defect: """
        A comment in a scene text, an entry of boardwalk.json or the baseline suppresses a finding
        that does not exist: it was fixed, or the rule is misspelled.
        """,
      effect: """
        If the defect returns, it is not reported.
        """,
      example: """
        // boardwalk:ignore missing-reuse-identifier
        tableViewCell item "ItemCell"
        """,
      fix: """
        Remove the comment or the entry. To write a baseline again: boardwalk check
        --write-baseline.
        """),
    check: .omission)
}
