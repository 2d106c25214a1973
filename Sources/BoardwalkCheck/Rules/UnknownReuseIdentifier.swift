import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A cell that code asks for and that neither documents nor code declare.
  package static let unknownReuseIdentifier = Rule(
    id: "unknown-reuse-identifier", severity: .error, category: .code,
    summary: "Code asks for a cell that is neither in a document nor registered.",
    page: ExplainPage(
      happened: """
        The code asks a table or collection for a cell at an index path by an identifier that is
        written out there. No prototype in any document has it, and the text stands nowhere else in
        the code, so that nothing registers it. It is looked for only where a folder is checked.
        """,
      harm: """
        The first row ends the app: "unable to dequeue a cell with identifier X - must register a
        nib or a class for the identifier or connect a prototype cell in a storyboard" (EXC-22).
        """,
      example: """
        tableView.dequeueReusableCell(withIdentifier: "ItmeCell", for: indexPath)
        ... and in the documents: <tableViewCell reuseIdentifier="ItemCell" .../>
        """,
      fix: "Write the identifier as the prototype has it, or register a class or xib for it."),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-reuse-identifier", use: .cell, kind: .cell,
        request: "ask for a cell that exists: no prototype or registration has the identifier",
        consequence: "unable to dequeue a cell with identifier %"
      ).findings(in: project)
    })
}
