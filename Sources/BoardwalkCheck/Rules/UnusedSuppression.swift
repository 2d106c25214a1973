extension Rule {
  /// A request to leave a finding out that nothing is found for.
  package static let unusedSuppression = Rule(
    id: "unused-suppression", severity: .note, category: .checking,
    summary: "A suppression suppresses nothing.",
    page: ExplainPage(
      happened: """
        A comment in a scene text, an entry of boardwalk.json or the baseline asks for a finding to
        be left out. There is no such finding: it was mended, or the rule is misspelt.
        """,
      harm: "When the mistake comes back, nobody will hear of it.",
      example: """
        // boardwalk:ignore missing-reuse-identifier
        tableViewCell item "ItemCell"
        """,
      fix: """
        Remove the comment or the entry. For a baseline, write it anew: boardwalk check
        --write-baseline.
        """),
    check: .omission)
}
