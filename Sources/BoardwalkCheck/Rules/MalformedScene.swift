extension Rule {
  /// A scene text that cannot be read.
  package static let malformedScene = Rule(
    id: "malformed-scene", severity: .error, category: .reading,
    summary: "A scene text has a mistake.",
    page: ExplainPage(
      happened: """
        A .scene file has a line that says nothing: a brace or quote is missing, a name is misspelt,
        or a value is of the wrong form. All such lines are reported, each at its place.
        """,
      harm: """
        The text has no meaning until it is mended: it cannot be checked further, converted or run.
        """,
      example: """
        label name "Name
        """,
      fix: """
        Do what the message says. The grammar is in Grammar.md; boardwalk format keeps a file in
        shape, and says where it cannot.
        """),
    check: .reading)
}
