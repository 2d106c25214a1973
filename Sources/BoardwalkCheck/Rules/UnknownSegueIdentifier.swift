import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A segue that code performs and no document has.
  package static let unknownSegueIdentifier = Rule(
    id: "unknown-segue-identifier", severity: .error, category: .code,
    summary: "Code performs a segue that does not exist.",
    page: ExplainPage(
      defect: """
        The code calls performSegue with an identifier that no segue has, or compares the identifier
        of a segue with it, or no segue in the scenes of the class that performs or prepares it. The
        segue was renamed or deleted on one side only. Literals are checked, and constants with
        known values, and only if a folder is checked, since another document could have the segue.
        """,
      effect: """
        The call ends the app: "Receiver (...) has no segue with identifier 'X'" (EXC-07). A
        comparison is never true, which is a warning.
        """,
      example: """
        performSegue(withIdentifier: "showItme", sender: self)
        ... and in the documents: <segue ... kind="show" identifier="showItem"/>
        """,
      fix: """
        Use the identifier of the segue, or give the segue this identifier.
        """),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-segue-identifier", kind: .segue, defect: "no segue has the identifier",
        uses: [
          .init(.segue, "Receiver has no segue with identifier '%'"),
          .init(.preparedSegue, "the comparison with '%' is never true", severity: .warning),
        ]
      ).findings(in: project)
    })
}
