import BoardwalkDocument

extension Rule {
  /// A container view in a prototype cell.
  package static let containerInRepeatingContent = Rule(
    id: "container-in-repeating-content", severity: .error, category: .cells,
    summary: "A container view is in a prototype cell.",
    page: ExplainPage(
      defect: """
        A container view embeds one controller. This one is in a prototype cell, which is copied for
        each row.
        """,
      effect: """
        Interface Builder does not compile the document: "Container Views cannot be placed in
        elements that are repeated at runtime."
        """,
      example: """
        <prototypes>
            <tableViewCell reuseIdentifier="ItemCell" ...>
                ... <containerView id="Con-vw-001">
        """,
      fix: """
        Move the container view out of the cell, or add the view of a child controller to each cell
        in code.
        """),
    check: .document { document in
      document.elements(of: .containerView).compactMap { container -> Violation? in
        guard let cell = document.repeatedContent(around: container) else { return nil }
        return Violation(
          container, "a container view is not allowed in a prototype cell",
          notes: [
            .init("prototype cell, which is copied for each row", at: cell),
            .init("Interface Builder does not compile container views in repeated elements"),
          ])
      }
    })
}
