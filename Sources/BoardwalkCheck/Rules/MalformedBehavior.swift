import BoardwalkProject

extension Rule {
  /// A behaviour that cannot be read.
  package static let malformedBehavior = Rule(
    id: "malformed-behavior", severity: .error, category: .reading,
    summary: "A behaviour has a mistake.",
    page: ExplainPage(
      happened: """
        A .behavior file has a line that says nothing: a brace or quote is missing, a statement or a
        call is misspelt, or is written as in Swift. All such lines are reported, each at its place.
        """,
      harm: """
        What has a mistake is left out, and so the class does not do what its author meant.
        """,
      example: """
        viewWilAppear { tableView.reloadData() }
        """,
      fix: """
        Do what the message says: viewWillAppear { reload tableView }. Grammar.md lists all calls and
        statements.
        """),
    check: .sidecarFiles { project in
      project.behaviors.flatMap { file in
        file.findings.map { (file: file.file, finding: $0) }
      }
    })
}
