import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A segue that code performs and no document has.
  package static let unknownSegueIdentifier = Rule(
    id: "unknown-segue-identifier", severity: .error, category: .code,
    summary: "Code performs a segue that no document has.",
    page: ExplainPage(
      happened: """
        The code calls performSegue with an identifier that is written out there, and no segue in
        any document has it. It was renamed or deleted on one side only. It is looked for only where
        a folder is checked, as another document could have it.
        """,
      harm: """
        The call ends the app: "Receiver (...) has no segue with identifier 'X'" (EXC-07).
        """,
      example: """
        performSegue(withIdentifier: "showItme", sender: self)
        ... and in the documents: <segue ... kind="show" identifier="showItem"/>
        """,
      fix: "Write the identifier as the segue has it, or give the segue that identifier."),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-segue-identifier", use: .segue, kind: .segue,
        request: "perform a segue that exists: none in the documents has the identifier",
        consequence: "Receiver has no segue with identifier '%'"
      ).findings(in: project)
    })
}
