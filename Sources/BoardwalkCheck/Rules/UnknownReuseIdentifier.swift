import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A reuse identifier in code that neither documents nor code declare.
  package static let unknownReuseIdentifier = Rule(
    id: "unknown-reuse-identifier", severity: .error, category: .code,
    summary: "Code dequeues a cell that does not exist.",
    page: ExplainPage(
      defect: """
        The code dequeues a cell with an identifier that no prototype in any document has, or none
        in the scenes of the class that asks for it. The identifier occurs nowhere else in the code,
        so it is not registered. Literals are checked, and constants with known values, and only if
        a folder is checked. It is a warning if the code expects that it may get no cell.
        """,
      effect: """
        The first row ends the app: "unable to dequeue a cell with identifier X - must register a
        nib or a class for the identifier or connect a prototype cell in a storyboard" (EXC-22).
        """,
      example: """
        tableView.dequeueReusableCell(withIdentifier: "ItmeCell", for: indexPath)
        ... and in the documents: <tableViewCell reuseIdentifier="ItemCell" .../>
        """,
      fix: """
        Use the identifier of the prototype, or register a class or xib.
        """),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-reuse-identifier", kind: .cell,
        defect: "no prototype cell or registration has the reuse identifier",
        uses: [
          .init(.cell, "unable to dequeue a cell with identifier %"),
          .init(.optionalCell, "the call returns nil", severity: .warning),
        ]
      ).findings(in: project)
    })
}
