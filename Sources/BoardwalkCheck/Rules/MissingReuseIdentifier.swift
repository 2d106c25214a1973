import BoardwalkDocument

extension Rule {
  /// A prototype cell without a reuse identifier.
  package static let missingReuseIdentifier = Rule(
    id: "missing-reuse-identifier", severity: .warning, category: .cells,
    summary: "A prototype cell has no reuse identifier.",
    page: ExplainPage(
      happened: """
        A prototype cell is only a pattern: code asks for copies of it by its reuse identifier.
        This one has none.
        """,
      harm: """
        No copy of the cell can ever be made, so whatever was designed in it never shows. Interface
        Builder warns that "Prototype table cells must have reuse identifiers".
        """,
      example: """
        <prototypes>
            <tableViewCell id="Cel-l0-001">...</tableViewCell>
        </prototypes>
        """,
      fix: """
        Give the cell an identifier and dequeue it by that, or delete the prototype if the table
        gets its cells elsewhere.
        """),
    check: .document { document in
      document.prototypeLists.flatMap { list in
        list.children.lazy.filter { Cell($0).reuseIdentifier == nil }.map { cell in
          Violation(
            cell, "give this \(cell.noun) a reuse identifier: without one no code can ask for it")
        }
      }
    })
}
