import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A xib that code loads and that does not exist.
  package static let unknownNibName = Rule(
    id: "unknown-nib-name", severity: .error, category: .code,
    summary: "Code loads a xib that does not exist.",
    page: ExplainPage(
      happened: """
        The code loads a xib of the app's bundle by a name that is written out there, and no xib is
        called so. It was renamed or deleted on one side only. It is looked for only where a folder
        is checked.
        """,
      harm: """
        The app ends once it is loaded: "Could not load NIB in bundle ... with name 'X'" (EXC-24).
        """,
      example: """
        tableView.register(UINib(nibName: "ItmeCell", bundle: nil), forCellReuseIdentifier: "Item")
        ... beside ItemCell.xib
        """,
      fix: "Write the name as the file is called, without its extension."),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-nib-name", use: .nib, kind: .nib,
        request: "load a xib that exists: none is called",
        consequence: "Could not load NIB in bundle with name '%'"
      ).findings(in: project)
    })
}
