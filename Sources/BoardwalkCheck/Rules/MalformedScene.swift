extension Rule {
  /// A scene text that cannot be read.
  package static let malformedScene = Rule(
    id: "malformed-scene", severity: .error, category: .reading,
    summary: "A scene text has a syntax error.",
    page: ExplainPage(
      defect: """
        A .scene file has an error: a missing brace or quote, a misspelled name, or a value of the
        wrong form. All errors of the file are reported.
        """,
      effect: """
        The file cannot be checked further, converted or run.
        """,
      example: """
        label name "Name
        """,
      fix: """
        Apply the fix-it or correct the text at the reported place. Grammar.md specifies the
        language.
        """),
    check: .reading)
}
