import BoardwalkDocument

extension Rule {
  /// A cell of one of the system's styles whose label is not there.
  package static let styledCellWithoutLabel = Rule(
    id: "styled-cell-without-label", severity: .warning, category: .cells,
    summary: "A cell of one of the system's styles does not say which label is its text label.",
    page: ExplainPage(
      happened: """
        A table view cell has the style of a system's cell, and no attribute textLabel that leads to
        one of its labels. Interface Builder always writes both.
        """,
      harm: """
        At run time the cell has a text label of the system's own, without a text, over whatever its
        content has.
        """,
      example: """
        tableViewCell "Item", style: default {
          contentView {
            label "Rusty Spork"
          }
        }
        """,
      fix: """
        Say which label it is: tableViewCell "Item", style: default, textLabel: title, with a
        label title "Rusty Spork" in its contentView. Or leave out the style, and place the label by
        constraints.
        """),
    check: .document { document in
      document.elements(of: .tableViewCell).compactMap { cell -> Violation? in
        guard cell["style"] != nil, cell["textLabel"] == nil else { return nil }
        let label = cell.child("tableViewCellContentView")?.descendants.first { $0.name == "label" }
        return Violation(
          cell, "style", "name the label of this style with textLabel, or leave out the style",
          notes: label == nil ? [.init("its contentView has no label to show the text")] : [])
      }
    })
}
