import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A segue that code performs and no document has.
  package static let unknownSegueIdentifier = Rule(
    id: "unknown-segue-identifier", severity: .error, category: .code,
    summary: "Code performs a segue that does not exist.",
    page: ExplainPage(
      happened: """
        The code calls performSegue with an identifier that no segue has. It was renamed or deleted
        on one side only. Only literal identifiers are checked, and only if a folder is checked,
        since another document could have it.
        """,
      harm: """
        The call ends the app: "Receiver (...) has no segue with identifier 'X'" (EXC-07).
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
        rule: "unknown-segue-identifier", use: .segue, kind: .segue,
        defect: "no segue has the identifier",
        consequence: "Receiver has no segue with identifier '%'"
      ).findings(in: project)
    })
}
