import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// Two prototype cells of one table or collection with the same reuse identifier.
  package static let duplicateReuseIdentifier = Rule(
    id: "duplicate-reuse-identifier", severity: .error, category: .cells,
    summary: "Two prototype cells have the same reuse identifier.",
    page: ExplainPage(
      defect: """
        Code creates a copy of a prototype cell by its reuse identifier. Two prototypes of one table
        or collection have the same one.
        """,
      effect: """
        Interface Builder does not compile the document: "Multiple prototype cells have the same
        identifier". Only one of the two could be dequeued.
        """,
      example: """
        <prototypes>
            <tableViewCell reuseIdentifier="ItemCell" .../>
            <tableViewCell reuseIdentifier="ItemCell" .../>
        </prototypes>
        """,
      fix: """
        Give each prototype its own identifier.
        """),
    check: .document { document in
      document.prototypeLists.flatMap { list in
        list.children.map(Cell.init).repeats(by: \.reuseIdentifier).map { identifier, first, cell in
          Violation(
            cell.element, "reuseIdentifier",
            "reuse identifier '\(identifier)' is already used by an earlier prototype cell",
            notes: [.init("earlier prototype cell", at: first.element)])
        }
      }
    })
}
