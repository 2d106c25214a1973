import BoardwalkDocument

extension Rule {
  /// A cell of one of the system's styles whose label is not there.
  package static let styledCellWithoutLabel = Rule(
    id: "styled-cell-without-label", severity: .warning, category: .cells,
    summary: "A cell with a system style has no text label.",
    page: ExplainPage(
      defect: """
        A table view cell has a system style, and no textLabel attribute that refers to one of its
        labels. Interface Builder always writes both.
        """,
      effect: """
        At run time the cell has an empty text label of the system over its content.
        """,
      example: """
        tableViewCell "Item", style: default {
          contentView {
            label "Rusty Spork"
          }
        }
        """,
      fix: """
        Set the text label: tableViewCell "Item", style: default, textLabel: title, with a label
        title "Rusty Spork" in its contentView. Or remove the style and constrain the label.
        """),
    check: .document { document in
      document.elements(of: .tableViewCell).compactMap { cell -> Violation? in
        guard cell["style"] != nil, cell["textLabel"] == nil else { return nil }
        let label = cell.child("tableViewCellContentView")?.descendants.first { $0.name == "label" }
        return Violation(
          cell, "style", "this cell has a style and no textLabel",
          notes: label == nil ? [.init("the contentView of the cell has no label")] : [])
      }
    })
}
