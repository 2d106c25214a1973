import BoardwalkProject

extension Rule {
  /// A behavior that cannot be read.
  package static let malformedBehavior = Rule(
    id: "malformed-behavior", severity: .error, category: .reading,
    summary: "A behavior has a syntax error.",
    page: ExplainPage(
      defect: """
        A .behavior file has an error: a missing brace or quote, a misspelled statement or handler,
        or the syntax of Swift. All errors of the file are reported.
        """,
      effect: """
        The erroneous part is ignored, so the class does not have the intended effects.
        """,
      example: """
        viewWilAppear { tableView.reloadData() }
        """,
      fix: """
        Correct the text: viewWillAppear { reload tableView }. Grammar.md lists all handlers and
        statements.
        """),
    check: .sidecarFiles { project in
      project.behaviors.flatMap { file in
        file.findings.map { (file: file.file, finding: $0) }
      }
    })
}
