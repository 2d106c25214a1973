import BoardwalkDocument

extension Rule {
  /// A prototype cell without a reuse identifier.
  package static let missingReuseIdentifier = Rule(
    id: "missing-reuse-identifier", severity: .warning, category: .cells,
    summary: "A prototype cell has no reuse identifier.",
    page: ExplainPage(
      defect: """
        Code creates copies of a prototype cell by its reuse identifier. This prototype has none.
        """,
      effect: """
        No copy of the cell can be created, so it never appears. Interface Builder warns: "Prototype
        table cells must have reuse identifiers".
        """,
      example: """
        <prototypes>
            <tableViewCell id="Cel-l0-001">...</tableViewCell>
        </prototypes>
        """,
      fix: """
        Give the cell an identifier and dequeue it, or delete the prototype if the table creates its
        cells in another way.
        """),
    check: .document { document in
      document.prototypeLists.flatMap { list in
        list.children.lazy.filter { Cell($0).reuseIdentifier == nil }.map { cell in
          Violation(
            cell, "this \(cell.noun) has no reuse identifier, so code cannot dequeue it")
        }
      }
    })
}
