import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A xib that code loads and that does not exist.
  package static let unknownNibName = Rule(
    id: "unknown-nib-name", severity: .error, category: .code,
    summary: "Code loads a xib that does not exist.",
    page: ExplainPage(
      defect: """
        The code loads a xib of the app by a name that no xib has. It was renamed or deleted on one
        side only. Literals are checked, and constants with known values, and only if a folder is
        checked, since another document could have it. It is a warning for a xib that is registered
        for cells for which no code asks.
        """,
      effect: """
        The app ends when it loads the xib: "Could not load NIB in bundle ... with name 'X'"
        (EXC-24).
        """,
      example: """
        tableView.register(UINib(nibName: "ItmeCell", bundle: nil), forCellReuseIdentifier: "Item")
        ... next to ItemCell.xib
        """,
      fix: """
        Use the name of the file without its extension.
        """),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-nib-name", kind: .nib, defect: "no xib is named",
        uses: [.init(.nib, "Could not load NIB in bundle with name '%'")]
      ).findings(in: project)
    })
}
